import { useSuspenseQuery } from '@tanstack/react-query';
import { plural } from '#lib/format.ts';
import { home } from '#messages/home.ts';
import { site } from '#messages/site.ts';
import { homeLists } from './home-lists.ts';

/** How much there is to find, and how little it takes. */
export function HomeFacts() {
  const { totalsections } = useSuspenseQuery(homeLists.sections).data;
  const { totalServices } = useSuspenseQuery(homeLists.services).data;
  const { facts } = home;
  return (
    <dl className="hero-facts">
      {totalsections > 0 ? (
        <Fact value={plural(totalsections, site.counts.sections)} note={facts.sections} />
      ) : null}
      {totalServices > 0 ? (
        <Fact value={plural(totalServices, site.counts.services)} note={facts.services} />
      ) : null}
      <Fact value={facts.fields} note={facts.fieldsNote} />
    </dl>
  );
}

function Fact({ value, note }: { value: string; note: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-xs text-muted sm:text-sm">{note}</dt>
      <dd className="text-[1.25rem] leading-tight font-heading text-ink sm:text-[1.5rem]">{value}</dd>
    </div>
  );
}
