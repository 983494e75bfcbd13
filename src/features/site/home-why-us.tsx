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
      className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-6 py-section lg:grid-cols-[1fr_1.8fr]"
    >
      <h2 id="why-us" className="text-h2 lg:sticky lg:top-28 lg:self-start">
        {home.whyTitle}
      </h2>
      <ul className="shelf lg:grid-cols-2 lg:gap-x-12 lg:gap-y-0">
        {whyUs.map(({ title, text }) => (
          <li key={title} className="promise">
            <h3 className="text-h3">{title}</h3>
            <p className="mt-1.5 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
