import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Picture } from '#ui/picture.tsx';
import { travels } from '#ui/travels.ts';
import type { SectionRecord } from './sections.contract.ts';

interface SectionCardProps {
  section: SectionRecord;
  /** The heading's level on its page. */
  heading?: 'h2' | 'h3';
  first?: boolean;
}

/** A section as a tinted tile with its picture in the arch; the whole tile leads to its page. */
export function SectionCard({ section, heading: Heading = 'h3', first = false }: SectionCardProps) {
  return (
    <article className="tile lift group">
      <div className="flex items-start justify-between gap-3">
        <div
          className="arch h-21 w-19 bg-white shadow-soft [--arch-foot:18px] sm:h-32 sm:w-28"
          style={travels(section._id)}
        >
          {section.image ? (
            <Picture
              image={section.image}
              variant="thumb"
              first={first}
              alt=""
              className="transition duration-500 group-hover:scale-105"
            />
          ) : null}
        </div>
        <span className="tile-arrow">
          <IconArrowLeft aria-hidden="true" className="size-5" />
        </span>
      </div>
      <div>
        <Heading className="text-h3">
          <Link
            to="/section/$reference"
            params={{ reference: section.slug }}
            viewTransition
            className="card-link"
          >
            {section.title}
          </Link>
        </Heading>
        <p className="mt-1 line-clamp-3 text-sm text-muted max-sm:hidden">{section.subTitle}</p>
      </div>
    </article>
  );
}
