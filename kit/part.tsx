import type { ReactNode } from 'react';

/** A chapter of the kit's page. */
export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-8">
      <h2 className="text-h2">{title}</h2>
      {children}
    </section>
  );
}

/** One part, and its states beside each other. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <article className="grid gap-3 rounded-card border border-line p-5">
      <h3 className="text-h3">
        <bdi dir="ltr">{name}</bdi>
      </h3>
      <div className="flex flex-wrap items-start gap-4">{children}</div>
    </article>
  );
}
