import { ui } from '#messages/ui.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { ListHead } from './list-head.tsx';
import type { ListPlace } from './list-place.ts';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** A list's page while its list is on the way. */
export function ListPending({ title, lead, grid, card }: ListPlace) {
  return (
    <>
      <ListHead title={title} lead={lead}>
        <Skeleton className="h-13 rounded-pill" />
      </ListHead>
      <div className="wrap pb-section">
        <p role="status" className="mb-6 h-7">
          <VisuallyHidden>{ui.loading}</VisuallyHidden>
        </p>
        <div className={grid}>
          {PLACES.map((place) => (
            <Skeleton key={place} className={card} />
          ))}
        </div>
      </div>
    </>
  );
}
