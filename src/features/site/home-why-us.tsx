import { useSuspenseQuery } from '@tanstack/react-query';
import { home } from '#messages/home.ts';
import { HomeBlock } from './home-block.tsx';
import { homeLists } from './home-lists.ts';

/** What the clinic promises, in its own words. */
export function HomeWhyUs() {
  const { whyUs } = useSuspenseQuery(homeLists.settings).data;
  if (whyUs.length === 0) return null;
  return (
    <HomeBlock beside id="why-us" title={home.whyTitle}>
      <ul className="grid gap-x-12 sm:grid-cols-2">
        {whyUs.map(({ title, text }) => (
          <li key={title} className="border-t border-line py-3.5 sm:py-6">
            <h3 className="text-h3">{title}</h3>
            <p className="mt-1.5 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </HomeBlock>
  );
}
