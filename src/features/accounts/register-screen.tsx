import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link, useHydrated } from '@tanstack/react-router';
import { accountCall } from '#messages/my-account.ts';
import { registration } from '#messages/registration.ts';
import { Button } from '#ui/button.tsx';
import { AccountCard } from './account-card.tsx';
import { ACCOUNT_LINK } from './account-links.ts';
import { RefusalAlert } from './refusal-alert.tsx';
import { RegisterFields } from './register-fields.tsx';
import { register } from './registration.queries.ts';
import { useAccountForm } from './use-account-form.ts';
import { useSignedInGoesOn } from './use-signed-in-goes-on.ts';

const route = getRouteApi('/register');

/** The page to register (decision 17); posts to its own address without script. */
export function RegisterScreen() {
  const client = useQueryClient();
  const { next } = route.useSearch();
  const asked = typeof next === 'string' ? next : null;
  const hydrated = useHydrated();
  useSignedInGoesOn(asked);
  const form = useAccountForm('register', accountCall.failed, (textOf) =>
    register(client, {
      firstName: textOf('firstName'),
      lastName: textOf('lastName'),
      phone: textOf('phone'),
      country: textOf('country'),
      email: textOf('email'),
      password: textOf('password'),
    }),
  );
  return (
    <AccountCard title={registration.title} lead={registration.lead}>
      <form method="post" noValidate={hydrated} onSubmit={form.submit} className="mt-6">
        <fieldset disabled={form.sending} className="grid min-w-0 grid-cols-1 gap-5">
          <RefusalAlert message={form.refusal} isReply={form.reply !== null} ref={form.alert} />
          <RegisterFields values={form.reply?.values ?? {}} errors={form.errors} />
          <Button type="submit" size="large" busy={form.sending} busyText={registration.submitting}>
            {registration.submit}
          </Button>
        </fieldset>
      </form>
      <p className="mt-5 text-center text-muted">
        {registration.haveAccount}{' '}
        <Link to="/login" search={hydrated && asked ? { next: asked } : {}} className={ACCOUNT_LINK}>
          {registration.logIn}
        </Link>
      </p>
    </AccountCard>
  );
}
