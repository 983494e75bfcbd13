import { IconBrandWhatsapp, IconMapPin } from '@tabler/icons-react';
import { plural } from '#lib/format.ts';
import { site } from '#messages/site.ts';
import { ButtonAnchor } from '#ui/button.tsx';
import { Khatim } from '#ui/khatim.tsx';
import { addressLine, useClinic, whatsAppLink } from './clinic.ts';
import heroAvif from './pictures/hero.avif';
import heroWebp from './pictures/hero.webp';

/** The head of the home page. `sections` and `services` are how many there are. */
export function HomeHero({ sections, services }: { sections: number; services: number }) {
  const { home } = site;
  const clinic = useClinic();
  return (
    <div className="relative overflow-hidden bg-linear-to-b from-sand to-white to-92%">
      <Khatim />
      <div className="wrap relative grid grid-cols-[minmax(0,1fr)] items-center gap-10 pt-8 pb-10 lg:grid-cols-[1.15fr_.85fr] lg:pt-14 lg:pb-12">
        <div>
          <p className="mb-5 inline-flex items-center gap-2 rounded-pill border border-sand-deep bg-white px-4 py-1 text-sm font-medium text-brand-deep">
            <IconMapPin aria-hidden="true" className="size-4.5 text-brand" />
            {addressLine(clinic)}
          </p>
          <h1 className="text-display">
            {home.headline[0]}
            <br />
            {home.headline[1]}
          </h1>
          <p className="mt-4 mb-7 max-w-measure text-lg text-muted">{home.lead}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonAnchor href="#book" size="large">
              {home.book}
            </ButtonAnchor>
            <ButtonAnchor
              look="outline"
              size="large"
              href={whatsAppLink(clinic, site.shell.chat(clinic.name))}
            >
              <IconBrandWhatsapp aria-hidden="true" className="size-5.5" />
              {site.shell.whatsApp}
            </ButtonAnchor>
          </div>
          <dl className="mt-9 grid max-w-120 grid-cols-[repeat(auto-fit,minmax(min(5.9rem,100%),1fr))] gap-4">
            {sections > 0 ? (
              <Fact value={plural(sections, site.counts.sections)} note={home.facts.sections} />
            ) : null}
            {services > 0 ? (
              <Fact value={plural(services, site.counts.services)} note={home.facts.services} />
            ) : null}
            <Fact value={home.facts.fields} note={home.facts.fieldsNote} />
          </dl>
        </div>
        <div className="relative mx-auto w-full max-w-75 lg:max-w-115">
          <div className="arch aspect-4/5 bg-brand-soft shadow-lift [--arch-rise:40%]">
            <picture>
              <source type="image/avif" srcSet={heroAvif} />
              <img
                src={heroWebp}
                width="960"
                height="1200"
                alt={home.picture}
                fetchPriority="high"
                className="size-full object-cover"
              />
            </picture>
          </div>
          <p className="absolute -end-3 bottom-8 animate-rise rounded-tile bg-white px-4.5 py-3 text-sm shadow-soft [animation-delay:.2s] lg:-end-6 lg:bottom-12">
            <strong className="block text-base font-semibold text-ink">{home.noteTitle}</strong>
            {home.note}
          </p>
        </div>
      </div>
    </div>
  );
}

function Fact({ value, note }: { value: string; note: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-xs text-muted sm:text-sm">{note}</dt>
      <dd className="text-[1.25rem] leading-tight font-heading text-ink sm:text-[1.5rem]">{value}</dd>
    </div>
  );
}
