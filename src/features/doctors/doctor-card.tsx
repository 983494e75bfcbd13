import { Link } from '@tanstack/react-router';
import { languageName } from '#messages/languages.ts';
import { Picture } from '#ui/picture.tsx';
import { travels } from '#ui/travels.ts';
import type { DoctorCard as DoctorCardRecord } from './doctors.contract.ts';

interface DoctorCardProps {
  doctor: DoctorCardRecord;
  /** The heading's level on its page. */
  heading?: 'h2' | 'h3';
  /** The portrait is the page's first picture. */
  first?: boolean;
}

const SIZES = '(min-width: 1024px) 280px, (min-width: 768px) 30vw, 46vw';

/** A doctor: the portrait in the arch, name, specialty, languages; the whole of it leads to the doctor's page. */
export function DoctorCard({ doctor, heading: Heading = 'h3', first = false }: DoctorCardProps) {
  const { _id, slug, name, specialty, image, languages } = doctor;
  return (
    <article className="group relative flex h-full flex-col [--card-radius:24px]">
      <div
        className="arch aspect-4/5 bg-brand-tint [--arch-foot:24px] [--arch-rise:40%]"
        style={travels(_id)}
      >
        {image ? (
          <Picture
            image={image}
            variant="portrait"
            sizes={SIZES}
            first={first}
            alt=""
            className="transition duration-500 group-hover:scale-[1.03]"
          />
        ) : null}
      </div>
      <Heading className="mt-4 text-h3">
        <Link
          to="/doctor/$doctorId"
          params={{ doctorId: slug }}
          viewTransition
          className="card-link hover:text-brand"
        >
          {name}
        </Link>
      </Heading>
      <p className="text-sm text-muted sm:text-base">{specialty}</p>
      {languages.length > 0 ? (
        <p className="mt-1 text-xs text-brand-deep sm:text-sm">{languages.map(languageName).join('، ')}</p>
      ) : null}
    </article>
  );
}
