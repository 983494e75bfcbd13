import type { PresentedImage } from '#media/media-address.ts';
import { classNames } from './class-names.ts';
import { type PictureVariant, pictureSource } from './picture-source.ts';

interface PictureProps {
  image: PresentedImage;
  variant?: PictureVariant;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes?: string;
  /** The first picture of a page: fetched at once, ahead of the others. */
  first?: boolean;
  /** '' where the words beside it say the same. */
  alt?: string;
  className?: string;
}

/** A picture as AVIF with WebP behind it, with its pixels said so that the page does not move when it arrives. */
export function Picture({ image, variant = 'card', sizes, first = false, alt, className }: PictureProps) {
  const { src, webp, avif, width, height } = pictureSource(image, variant);
  const choice = webp === undefined ? undefined : sizes;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={avif} sizes={choice} />
      <img
        src={src}
        srcSet={webp}
        sizes={choice}
        width={width}
        height={height}
        alt={alt ?? image.alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? undefined : 'async'}
        className={classNames('block size-full object-cover', className)}
      />
    </picture>
  );
}
