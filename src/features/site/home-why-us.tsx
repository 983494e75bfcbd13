import { useSuspenseQuery } from '@tanstack/react-query';
import { home } from '#messages/home.ts';
import { homeLists } from './home-lists.ts';

/** What the clinic promises, in its own words. */
export function HomeWhyUs() {
  const { whyUs } = useSuspenseQuery(homeLists.settings).data;
  if (whyUs.length === 0) return null;
  return (
    <section
      aria-labelledby="why-us"
      className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-4 py-section lg:grid-cols-[1fr_1.8fr]"
    >
      <h2 id="why-us" className="text-h2 lg:sticky lg:top-28 lg:self-start">
        {home.whyTitle}
      </h2>
      <ul className="grid gap-x-12 sm:grid-cols-2">
        {whyUs.map(({ title, text }) => (
          <li key={title} className="border-t border-line py-3.5 sm:py-6">
            <h3 className="text-h3">{title}</h3>
            <p className="mt-1.5 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
