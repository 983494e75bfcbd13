import { ListHead } from '#features/site/list-head.tsx';
import { site } from '#messages/site.ts';
import { ui } from '#messages/ui.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The services' page while its list is on the way. */
export function ServicesPending() {
  return (
    <>
      <ListHead title={site.services.title} lead={site.services.lead}>
        <Skeleton className="h-13 rounded-pill" />
      </ListHead>
      <div className="wrap pb-section">
        <p role="status" className="mb-6 h-7">
          <VisuallyHidden>{ui.loading}</VisuallyHidden>
        </p>
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {PLACES.map((place) => (
            <Skeleton key={place} className="h-120 rounded-card" />
          ))}
        </div>
      </div>
    </>
  );
}
