import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useHydrated, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ApiError } from '#lib/api-client.ts';
import { accountCall } from '#messages/my-account.ts';
import { passwordReset, registration } from '#messages/registration.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { AccountCard } from './account-card.tsx';
import { profileQuery } from './accounts.queries.ts';
import { resetStep } from './accounts.rules.ts';
import { PasswordInput } from './password-input.tsx';
import { RefusalAlert } from './refusal-alert.tsx';
import { resetLinkQuery, resetPassword } from './registration.queries.ts';
import { useAccountForm } from './use-account-form.ts';

const route = getRouteApi('/resetPassword/$token');

/**
 * The page of a mailed link: takes the new password. A link that works no more leads to where another is asked for, and
 * nothing leaves the token in the browser's history.
 */
export function ResetScreen() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const { token } = route.useParams();
  const { error } = useQuery(resetLinkQuery(token));
  const dead = isDead(error);

  useEffect(() => {
    if (dead) void navigate({ href: resetStep('dead'), replace: true });
  }, [dead, navigate]);

  const form = useAccountForm('reset', accountCall.failed, async (textOf) => {
    try {
      await resetPassword(token, { password: textOf('password') });
    } catch (refusal) {
      if (!isDead(refusal)) throw refusal;
      await navigate({ href: resetStep('dead'), replace: true });
      return;
    }
    // If this browser was signed in to the account, it is no longer.
    await client.invalidateQueries(profileQuery());
    await navigate({ href: resetStep('changed'), replace: true });
  });

  return (
    <AccountCard title={passwordReset.title} lead={passwordReset.chooseLead}>
      <form method="post" noValidate={hydrated} onSubmit={form.submit} className="mt-6">
        <fieldset disabled={form.sending || dead} className="grid min-w-0 grid-cols-1 gap-5">
          <RefusalAlert message={form.refusal} isReply={form.reply !== null} ref={form.alert} />
          <Field
            label={passwordReset.newPassword}
            hint={registration.passwordHint}
            required
            error={form.errors.password}
          >
            {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" />}
          </Field>
          <Button type="submit" size="large" busy={form.sending} busyText={passwordReset.saving}>
            {passwordReset.save}
          </Button>
        </fieldset>
      </form>
    </AccountCard>
  );
}

function isDead(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'RESET_LINK_DEAD';
}
