import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { LeadForm } from '#features/leads/lead-form.tsx';
import { useClinic } from '#features/site/clinic.ts';
import { formatNumber } from '#lib/format.ts';
import { influence } from '#messages/influence.ts';
import { site } from '#messages/site.ts';
import { steps } from '#messages/steps.ts';
import { Khatim } from '#ui/khatim.tsx';
import { PhoneLink } from '#ui/ltr.tsx';
import { Picture } from '#ui/picture.tsx';
import { INFLUENCE_PICTURE_SIZES } from './influence-picture.ts';
import { sheetByName } from './sheets.queries.ts';

const route = getRouteApi('/Influence/$name');

/** An influencer's landing page: whose it is, what is offered, and the form in reach of the thumb. */
export function InfluencePage() {
  const { name } = route.useParams();
  const { data: sheet } = useSuspenseQuery(sheetByName(name));
  const { phone } = useClinic();
  return (
    <div className="relative overflow-hidden bg-linear-to-b from-sand via-sand to-white">
      <Khatim />
      <div className="wrap relative grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-7 pt-7 pb-section lg:grid-cols-[1fr_minmax(440px,1.05fr)] lg:pt-16">
        <header className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-5 text-center lg:sticky lg:top-28 lg:justify-items-start lg:text-start">
          {sheet.image ? (
            <div className="arch aspect-[1/1.12] w-40 max-w-[60%] bg-brand-tint shadow-lift ring-6 ring-white sm:w-52 lg:w-80">
              <Picture image={sheet.image} variant="large" first sizes={INFLUENCE_PICTURE_SIZES} />
            </div>
          ) : null}
          <div>
            <h1 className="text-h1">{sheet.title}</h1>
            {sheet.subTitle ? (
              <p className="mt-2 text-lg font-medium text-brand-deep">{sheet.subTitle}</p>
            ) : null}
            <p className="mx-auto mt-2 max-w-measure text-muted lg:mx-0">{influence.intro}</p>
          </div>
        </header>
        <div className="min-w-0">
          <section
            id="book"
            aria-labelledby="book-title"
            className="rounded-card border border-line bg-white p-5 shadow-soft sm:p-7"
          >
            <h2 id="book-title" className="mb-4 text-h3">
              {influence.formTitle}
            </h2>
            <LeadForm key={sheet.sheet_id} sheetId={sheet.sheet_id} />
          </section>
          <NextSteps />
          <p className="mt-6 px-1 text-muted">
            {site.home.callTitle}{' '}
            <PhoneLink phone={phone} className="target font-semibold text-brand hover:underline" />
          </p>
        </div>
      </div>
    </div>
  );
}

/** What happens with the number: the steps that the home page promises too. */
function NextSteps() {
  return (
    <section aria-labelledby="next" className="mt-9 px-1">
      <h2 id="next" className="text-h3">
        {influence.nextTitle}
      </h2>
      <ol className="mt-4 grid gap-4">
        {steps.slice(1).map((step, index) => (
          <li key={step.title} className="flex gap-4">
            <span
              aria-hidden="true"
              className="arch grid h-10 w-9 shrink-0 place-items-center bg-white font-heading text-brand shadow-soft [--arch-foot:8px]"
            >
              {formatNumber(index + 1)}
            </span>
            <span>
              <strong className="font-semibold text-ink">{step.title}</strong>
              <span className="block text-muted">{step.text}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
