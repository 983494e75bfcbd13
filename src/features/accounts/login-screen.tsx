import { login } from '#messages/accounts.ts';
import { AccountCard } from './account-card.tsx';
import { LoginForm } from './login-form.tsx';

/** The login page. */
export function LoginScreen() {
  return (
    <AccountCard title={login.title} lead={login.lead}>
      <LoginForm />
    </AccountCard>
  );
}
