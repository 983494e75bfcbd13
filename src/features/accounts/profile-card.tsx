import { type ReactNode, useId } from 'react';

/** One part of the profile page: its name and what it is for beside what can be done. */
export function ProfileCard({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-x-10 gap-y-5 rounded-card border border-line bg-white p-5 shadow-soft sm:p-8 lg:grid-cols-[15rem_1fr]"
    >
      <div>
        <h2 id={id} className="text-[1.3rem]">
          {title}
        </h2>
        <p className="mt-1 text-sm text-muted">{lead}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
