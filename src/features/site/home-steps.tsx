import { formatNumber } from '#lib/format.ts';
import { home } from '#messages/home.ts';
import { steps } from '#messages/steps.ts';
import { SectionHead } from './section-head.tsx';

/** What happens from the form to the chair, in three steps. */
export function HomeSteps() {
  return (
    <section aria-labelledby="home-steps" className="wrap pt-section">
      <SectionHead id="home-steps" title={home.stepsTitle} />
      <ol className="steps grid gap-6 md:grid-cols-3 md:gap-8">
        {steps.map((step, index) => (
          <li key={step.title} className="relative flex gap-4 md:block">
            <span
              aria-hidden="true"
              className="arch grid h-16 w-14 shrink-0 place-items-center bg-brand-tint text-[1.5rem] font-heading text-brand [--arch-foot:14px]"
            >
              {formatNumber(index + 1)}
            </span>
            <div className="md:mt-4">
              <h3 className="text-h3">{step.title}</h3>
              <p className="mt-1 max-w-[26em] text-muted">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
