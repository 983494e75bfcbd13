import { useSuspenseQuery } from '@tanstack/react-query';
import { home } from '#messages/home.ts';
import { homeLists } from './home-lists.ts';

/** Whose insurance the clinic takes, and with whom it can be paid in parts. */
export function HomePayment() {
  const { insurers, instalments } = useSuspenseQuery(homeLists.settings).data;
  if (insurers.length + instalments.length === 0) return null;
  return (
    <section aria-labelledby="payment" className="wrap pb-section">
      <div className="rounded-card bg-brand-tint p-5.5 sm:p-10">
        <h2 id="payment" className="text-h2">
          {home.payTitle}
        </h2>
        <div className="mt-4 flex flex-wrap gap-x-14 gap-y-5 sm:mt-6">
          <Names title={home.insurers} names={insurers} />
          <Names title={home.instalments} names={instalments} />
        </div>
      </div>
    </section>
  );
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div>
      <h3 className="text-base text-muted">{title}</h3>
      <ul className="mt-2.5 flex flex-wrap gap-2">
        {names.map((name) => (
          <li
            key={name}
            className="rounded-pill bg-white px-4 py-1 text-sm font-medium text-ink sm:text-base"
          >
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
