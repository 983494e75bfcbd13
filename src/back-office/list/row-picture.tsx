import { IconPhotoOff } from '@tabler/icons-react';
import { lists } from '#messages/staff-lists.ts';
import type { StaffRow } from './resource.ts';

/** A record's picture as its card shows it, else as it is (specification, "Admin news screen"). */
export function RowPicture({ image }: { image: StaffRow['image'] | undefined }) {
  if (!image) {
    return (
      <span className="grid h-13 w-17 shrink-0 place-items-center rounded-[10px] bg-brand-tint text-muted">
        <IconPhotoOff aria-hidden="true" className="size-5" stroke={1.5} />
        <span className="sr-only">{lists.noImage}</span>
      </span>
    );
  }
  return (
    <img
      src={image.cardImage || image.url}
      alt=""
      width={68}
      height={52}
      loading="lazy"
      decoding="async"
      className="h-13 w-17 shrink-0 rounded-[10px] bg-brand-tint object-cover"
    />
  );
}
