import type { ReactNode } from 'react';
import { LogoMark } from '#features/site/logo.tsx';
import { Khatim } from '#ui/khatim.tsx';

interface AccountCardProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** The card in the middle of the page to log in, to register, and to reset a password. */
export function AccountCard({ title, lead, children }: AccountCardProps) {
  return (
    <div className="relative grid min-h-[calc(100svh-4.5rem)] content-start justify-items-center overflow-hidden bg-linear-to-b from-sand to-white px-4 py-10 sm:content-center">
      <Khatim />
      <section
        aria-labelledby="account-title"
        className="relative w-full max-w-110 rounded-card border border-line bg-white p-6 shadow-soft sm:p-9"
      >
        <LogoMark className="mx-auto block h-13 w-12" />
        <h1 id="account-title" className="mt-4 text-center text-[1.6rem]">
          {title}
        </h1>
        {lead ? <p className="mt-1 text-center text-muted">{lead}</p> : null}
        {children}
      </section>
    </div>
  );
}
