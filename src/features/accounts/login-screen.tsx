import { LogoMark } from '#features/site/logo.tsx';
import { login } from '#messages/accounts.ts';
import { Khatim } from '#ui/khatim.tsx';
import { LoginForm } from './login-form.tsx';

/** The login page. */
export function LoginScreen() {
  return (
    <div className="relative grid min-h-[calc(100svh-4.5rem)] content-start justify-items-center overflow-hidden bg-linear-to-b from-sand to-white px-4 py-10 sm:content-center">
      <Khatim />
      <section
        aria-labelledby="login-title"
        className="relative w-full max-w-110 rounded-card border border-line bg-white p-6 shadow-soft sm:p-9"
      >
        <LogoMark className="mx-auto h-13 w-12" />
        <h1 id="login-title" className="mt-4 text-center text-[1.6rem]">
          {login.title}
        </h1>
        <p className="mt-1 text-center text-muted">{login.lead}</p>
        <LoginForm />
      </section>
    </div>
  );
}
