import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link, useHydrated } from '@tanstack/react-router';
import { login } from '#messages/accounts.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { ACCOUNT_LINK } from './account-links.ts';
import { IdentifierField } from './identifier-field.tsx';
import { logIn } from './login.queries.ts';
import { PasswordInput } from './password-input.tsx';
import { RefusalAlert } from './refusal-alert.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useSignedInGoesOn } from './use-signed-in-goes-on.ts';

const route = getRouteApi('/login');

/** Identifier and password; posts to the page's own address without script. */
export function LoginForm() {
  const client = useQueryClient();
  const { next } = route.useSearch();
  const asked = typeof next === 'string' ? next : null;
  const hydrated = useHydrated();
  useSignedInGoesOn(asked);
  const { sending, refusal, errors, reply, alert, submit } = useAccountForm('login', login.failed, (textOf) =>
    logIn(client, { identifier: textOf('identifier'), password: textOf('password') }),
  );
  return (
    <>
      <form method="post" noValidate={hydrated} onSubmit={submit} className="mt-6">
        <fieldset disabled={sending} className="grid min-w-0 grid-cols-1 gap-5">
          <RefusalAlert message={refusal} isReply={reply !== null} ref={alert} />
          <IdentifierField
            value={reply?.values.identifier}
            error={errors.identifier}
            hint={login.identifierHint}
          />
          <Field label={login.password} required error={errors.password}>
            {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
          </Field>
          <Button type="submit" size="large" busy={sending} busyText={login.submitting}>
            {login.submit}
          </Button>
        </fieldset>
      </form>
      <p className="mt-5 text-center">
        <Link to="/resetPassword" className={ACCOUNT_LINK}>
          {login.forgotten}
        </Link>
      </p>
      <p className="mt-3 text-center text-muted">
        {login.noAccount} {/* The page is kept without `next`: it joins the link once the script is there. */}
        <Link to="/register" search={hydrated && asked ? { next: asked } : {}} className={ACCOUNT_LINK}>
          {login.register}
        </Link>
      </p>
    </>
  );
}
