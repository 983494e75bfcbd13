import { getRouteApi, Link, useHydrated, useNavigate } from '@tanstack/react-router';
import { accountAnswers } from '#messages/account-answers.ts';
import { accountCall } from '#messages/my-account.ts';
import { passwordReset } from '#messages/registration.ts';
import { Alert } from '#ui/alert.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { AccountCard } from './account-card.tsx';
import { ACCOUNT_LINK } from './account-links.ts';
import { resetStep } from './accounts.rules.ts';
import { IdentifierField } from './identifier-field.tsx';
import { RefusalAlert } from './refusal-alert.tsx';
import { forgotPassword } from './registration.queries.ts';
import { useAccountForm } from './use-account-form.ts';

const route = getRouteApi('/resetPassword/');

/** Asks for a reset link, and tells what came of one: mailed, dead, or used. */
export function ForgottenScreen() {
  const { step } = route.useSearch();
  if (step === 'sent') return <Sent />;
  if (step === 'changed') return <Changed />;
  const isDead = step === 'dead';
  return (
    <AccountCard
      title={isDead ? passwordReset.deadTitle : passwordReset.title}
      lead={isDead ? passwordReset.dead : passwordReset.askLead}
    >
      <AskForm />
      <BackToLogin />
    </AccountCard>
  );
}

function AskForm() {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const form = useAccountForm('forgotten', accountCall.failed, async (textOf) => {
    await forgotPassword({ identifier: textOf('identifier') });
    await navigate({ href: resetStep('sent') });
  });
  return (
    <form method="post" noValidate={hydrated} onSubmit={form.submit} className="mt-6">
      <fieldset disabled={form.sending} className="grid min-w-0 grid-cols-1 gap-5">
        <RefusalAlert message={form.refusal} isReply={form.reply !== null} ref={form.alert} />
        <IdentifierField value={form.reply?.values.identifier} error={form.errors.identifier} />
        <Button type="submit" size="large" busy={form.sending} busyText={passwordReset.asking}>
          {passwordReset.ask}
        </Button>
      </fieldset>
    </form>
  );
}

/** The same words whether there is such an account or not (decision 17). */
function Sent() {
  return (
    <AccountCard title={passwordReset.title} lead={passwordReset.sentLead}>
      <Alert tone="success" className="mt-6">
        {accountAnswers.forgotPassword}
      </Alert>
      <p className="mt-5 text-center text-muted">
        {passwordReset.notArrived}{' '}
        <Link to="/resetPassword" className={ACCOUNT_LINK}>
          {passwordReset.askAgain}
        </Link>
      </p>
      <BackToLogin />
    </AccountCard>
  );
}

function Changed() {
  return (
    <AccountCard title={passwordReset.changedTitle}>
      <Alert tone="success" className="mt-6 mb-5">
        {accountAnswers.passwordReset}
      </Alert>
      <ButtonLink to="/login" size="large" className="w-full">
        {passwordReset.backToLogin}
      </ButtonLink>
    </AccountCard>
  );
}

function BackToLogin() {
  return (
    <p className="mt-5 text-center">
      <Link to="/login" className={ACCOUNT_LINK}>
        {passwordReset.backToLogin}
      </Link>
    </p>
  );
}
