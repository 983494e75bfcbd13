import { getRouteApi } from '@tanstack/react-router';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { ApiError } from '#lib/api-client.ts';
import type { FormReply } from '#lib/form-reply.ts';

const root = getRouteApi('__root__');

interface AccountForm {
  sending: boolean;
  /** The red message, or null. */
  refusal: string | null;
  /** Field name → what is wrong with it. */
  errors: Record<string, string>;
  /** What the plain form left, if it was this one. */
  reply: FormReply | null;
  /** What the message stands in: takes the focus after a refusal. */
  alert: RefObject<HTMLDivElement | null>;
  submit: (event: FormEvent<HTMLFormElement>) => void;
}

/** A text of a form by its name; '' where there is none. */
export type TextOf = (name: string) => string;

/**
 * The states of an account form, with and without script. `send` makes the call and leads on; the form stays busy after
 * it, and what it throws is shown, with `failed` where it is no refusal.
 */
export function useAccountForm(
  name: FormReply['form'],
  failed: string,
  send: (textOf: TextOf) => Promise<unknown>,
): AccountForm {
  const { form } = root.useRouteContext();
  const reply = form?.form === name ? form : null;
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState(reply?.message ?? null);
  const [errors, setErrors] = useState<Record<string, string>>(reply?.fields ?? {});
  const [refusals, setRefusals] = useState(0);
  const alert = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (refusals > 0) alert.current?.focus();
  }, [refusals]);

  async function post(data: FormData) {
    setSending(true);
    setRefusal(null);
    setErrors({});
    try {
      await send((field) => textOf(data, field));
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.message : failed);
      setErrors(error instanceof ApiError ? error.fields : {});
      setRefusals((count) => count + 1);
      setSending(false);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!sending) void post(new FormData(event.currentTarget));
  }

  return { sending, refusal, errors, reply, alert, submit };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
