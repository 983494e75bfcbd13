import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { ApiError } from '#lib/api-client.ts';
import type { FormReply } from '#lib/form-reply.ts';
import { login } from '#messages/accounts.ts';
import { pageAfterLogin } from './accounts.rules.ts';
import { logIn } from './login.queries.ts';
import { useSession } from './use-session.ts';

const route = getRouteApi('/login');

interface LogIn {
  sending: boolean;
  /** The red message, or null. */
  refusal: string | null;
  /** Field name → what is wrong with it. */
  errors: Record<string, string>;
  /** What the message stands in: takes the focus after a refusal. */
  alert: RefObject<HTMLDivElement | null>;
  submit: (event: FormEvent<HTMLFormElement>) => void;
}

/** The login form's states. Who is or gets signed in goes on to the page that asked, or to the role's own place. */
export function useLogIn(reply: FormReply | null): LogIn {
  const client = useQueryClient();
  const router = useRouter();
  const { next } = route.useSearch();
  const asked = typeof next === 'string' ? next : null;
  const session = useSession();
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState(reply?.message ?? null);
  const [errors, setErrors] = useState<Record<string, string>>(reply?.fields ?? {});
  const [refusals, setRefusals] = useState(0);
  const alert = useRef<HTMLDivElement>(null);
  const role = session === 'loading' ? undefined : session?.role;

  useEffect(() => {
    if (role) void router.navigate({ href: pageAfterLogin(role, asked), replace: true });
  }, [role, asked, router]);

  useEffect(() => {
    if (refusals > 0) alert.current?.focus();
  }, [refusals]);

  async function send(form: FormData) {
    setSending(true);
    setRefusal(null);
    setErrors({});
    try {
      const body = { identifier: textOf(form, 'identifier'), password: textOf(form, 'password') };
      await logIn(client, body);
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.message : login.failed);
      setErrors(error instanceof ApiError ? error.fields : {});
      setRefusals((count) => count + 1);
      setSending(false);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!sending) void send(new FormData(event.currentTarget));
  }

  return { sending, refusal, errors, alert, submit };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
