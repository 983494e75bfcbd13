import { ListHead } from '#features/site/list-head.tsx';
import { site } from '#messages/site.ts';
import { ui } from '#messages/ui.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The sections' page while its list is on the way. */
export function SectionsPending() {
  return (
    <>
      <ListHead title={site.sections.title} lead={site.sections.lead}>
        <Skeleton className="h-13 rounded-pill" />
      </ListHead>
      <div className="wrap pb-section">
        <p role="status" className="mb-6 h-7">
          <VisuallyHidden>{ui.loading}</VisuallyHidden>
        </p>
        <div className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-3">
          {PLACES.map((place) => (
            <Skeleton key={place} className="h-52 rounded-[24px] sm:h-72 sm:rounded-card" />
          ))}
        </div>
      </div>
    </>
  );
}
