import type { ReactNode } from 'react';
import type { PresentedImage } from '#media/media-address.ts';
import { Picture } from '#ui/picture.tsx';
import { travels } from '#ui/travels.ts';
import { DETAIL_PICTURE_SIZES } from './detail-picture.ts';
import { UpdatedAt } from './updated-at.tsx';

interface DetailLayoutProps {
  id: string;
  path: ReactNode;
  title: string;
  subTitle: string;
  updatedAt: string;
  image: PresentedImage | null;
  /** Beside the subtitle, as a price. */
  note?: ReactNode;
  /** The booking form. */
  booking: ReactNode;
  children: ReactNode;
}

/** A service's or section's page: picture, title, date and text, with the booking form beside them. */
export function DetailLayout({
  id,
  path,
  title,
  subTitle,
  updatedAt,
  image,
  note,
  booking,
  children,
}: DetailLayoutProps) {
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 pt-5 pb-section lg:grid-cols-[1.25fr_minmax(380px,.9fr)]">
      <div className="min-w-0">
        {path}
        {image ? (
          <div
            className="mt-5 aspect-4/3 overflow-hidden rounded-card bg-brand-tint sm:aspect-16/9 lg:aspect-4/3"
            style={travels(id)}
          >
            <Picture image={image} variant="large" first sizes={DETAIL_PICTURE_SIZES.large} />
          </div>
        ) : null}
        <h1 className="mt-7 text-h1">{title}</h1>
        <p className="mt-3 max-w-measure text-lg text-muted">{subTitle}</p>
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
          {note}
          <UpdatedAt at={updatedAt} />
        </div>
        {children}
      </div>
      <section id="book" aria-labelledby="book-title" className="lg:sticky lg:top-24">
        {booking}
      </section>
    </div>
  );
}
