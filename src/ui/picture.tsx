import { avifOf, IMAGE_SIZES, type PresentedImage } from '#media/media-address.ts';
import { classNames } from './class-names.ts';
import { largeAvifSet, largeSet } from './picture-source.ts';

interface PictureProps {
  image: PresentedImage;
  /** `card` is 640×480; `large` offers 640 and 1600 wide of the same 4:3 crop; `thumb` is 320 square. */
  variant?: 'card' | 'large' | 'thumb';
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
  const { src, width, height } = sourceOf(image, variant);
  const isLarge = variant === 'large';
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={isLarge ? largeAvifSet(image) : avifOf(src)} sizes={sizes} />
      <img
        src={src}
        srcSet={isLarge ? largeSet(image) : undefined}
        sizes={sizes}
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

function sourceOf(image: PresentedImage, variant: 'card' | 'large' | 'thumb') {
  if (variant === 'thumb') return { src: image.thumbnailMedium, ...IMAGE_SIZES.thumbnailMedium };
  if (variant === 'card') return { src: image.cardImage, ...IMAGE_SIZES.cardImage };
  return { src: image.backgroundLarge, ...IMAGE_SIZES.backgroundLarge };
}
