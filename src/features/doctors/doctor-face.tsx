import { IconBrandWhatsapp, IconCalendarHeart, IconLanguage, IconShieldCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useClinic, whatsAppLink } from '#features/site/clinic.ts';
import { DETAIL_PICTURE_SIZES } from '#features/site/detail-picture.ts';
import { chatText } from '#features/site/floating-buttons.tsx';
import { doctor as texts } from '#messages/doctor.ts';
import { languageName } from '#messages/languages.ts';
import { site } from '#messages/site.ts';
import { ButtonAnchor } from '#ui/button.tsx';
import { Khatim } from '#ui/khatim.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { Picture } from '#ui/picture.tsx';
import { travels } from '#ui/travels.ts';
import type { DoctorRecord } from './doctors.contract.ts';

/** The head of a doctor's page: the portrait in the arch, name and specialty, licence, languages, booking. */
export function DoctorFace({ doctor }: { doctor: DoctorRecord }) {
  const { _id, name, specialty, image, licence, languages } = doctor;
  const clinic = useClinic();
  return (
    <div className="relative mt-5 overflow-hidden rounded-card bg-linear-to-b from-sand-deep to-sand">
      <Khatim />
      <div className="relative grid grid-cols-[minmax(0,1fr)] gap-x-8 sm:grid-cols-[min(15rem,35%)_minmax(0,1fr)] sm:items-end sm:px-8">
        {image ? (
          <div
            className="arch mx-auto mt-8 aspect-4/5 w-60 max-w-[70%] bg-brand-soft [--arch-foot:0px] [--arch-rise:40%] sm:w-full sm:max-w-none"
            style={travels(_id)}
          >
            <Picture image={image} variant="portrait" first sizes={DETAIL_PICTURE_SIZES.portrait} />
          </div>
        ) : null}
        <div className="max-sm:bg-white max-sm:px-1 max-sm:pt-6 sm:py-8">
          <h1 className="text-h2">{name}</h1>
          <p className="mt-1 text-lg text-muted">{specialty}</p>
          <dl className="mt-5 grid gap-3">
            {licence ? (
              <Fact icon={<IconShieldCheck aria-hidden="true" />} name={texts.licence}>
                <Ltr>{licence}</Ltr>
              </Fact>
            ) : null}
            {languages.length > 0 ? (
              <Fact icon={<IconLanguage aria-hidden="true" />} name={texts.speaks}>
                {languages.map(languageName).join('، ')}
              </Fact>
            ) : null}
          </dl>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonAnchor look="soft" href="#book">
              <IconCalendarHeart aria-hidden="true" className="size-5.5" />
              {texts.bookShort}
            </ButtonAnchor>
            <ButtonAnchor look="outline" href={whatsAppLink(clinic, chatText(clinic.name, name))}>
              <IconBrandWhatsapp aria-hidden="true" className="size-5.5" />
              {site.shell.whatsApp}
            </ButtonAnchor>
          </div>
        </div>
      </div>
    </div>
  );
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <dt className="flex items-center gap-2.5 text-muted [&>svg]:size-5.5 [&>svg]:shrink-0 [&>svg]:text-brand">
        {icon}
        {name}
      </dt>
      <dd className="font-medium text-ink">{children}</dd>
    </div>
  );
}
