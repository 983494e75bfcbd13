import { getRouteApi, useHydrated } from '@tanstack/react-router';
import { login } from '#messages/accounts.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { PasswordInput } from './password-input.tsx';
import { useLogIn } from './use-log-in.ts';

const root = getRouteApi('__root__');

/** Identifier and password; posts to the page's own address without script. */
export function LoginForm() {
  const { form } = root.useRouteContext();
  const reply = form?.form === 'login' ? form : null;
  const { sending, refusal, errors, alert, submit } = useLogIn(reply);
  const hydrated = useHydrated();
  return (
    <form method="post" noValidate={hydrated} onSubmit={submit} className="mt-6">
      <fieldset disabled={sending} className="grid min-w-0 grid-cols-1 gap-5">
        {refusal === null ? null : (
          // biome-ignore lint/a11y/noAutofocus: the answer to a plain form, where no script can move the focus
          <div ref={alert} tabIndex={-1} autoFocus={reply !== null} className="rounded-field">
            <Alert tone="error">{refusal}</Alert>
          </div>
        )}
        <Field label={login.identifier} hint={login.identifierHint} required error={errors.identifier}>
          {(control) => (
            <TextInput
              {...control}
              name="identifier"
              dir="ltr"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={reply?.values.identifier}
            />
          )}
        </Field>
        <Field label={login.password} required error={errors.password}>
          {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
        </Field>
        <Button type="submit" size="large" busy={sending} busyText={login.submitting}>
          {login.submit}
        </Button>
      </fieldset>
    </form>
  );
}
