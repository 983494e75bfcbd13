import { type PointerEvent, useId, useRef } from 'react';
import { profile } from '#messages/profile.ts';
import { cropAxis, placeAfterDrag } from './picture-crop.rules.ts';

const { crop } = profile.picture;

interface PictureCropProps {
  /** A data address. */
  preview: string;
  /** Null until the picture has been read. */
  size: { width: number; height: number } | null;
  onSize: (size: { width: number; height: number }) => void;
  /** Where the window stands, 0 (left or top) to 1000. */
  place: number;
  onPlace: (place: number) => void;
}

/** The round window over a chosen picture: drawn with a finger, or moved with the slider's keys. */
export function PictureCrop({ preview, size, onSize, place, onPlace }: PictureCropProps) {
  const id = useId();
  const from = useRef<{ at: number; place: number } | null>(null);
  const axis = size && cropAxis(size);
  const along = (event: PointerEvent) => (axis === 'x' ? event.clientX : event.clientY);

  function take(event: PointerEvent<HTMLElement>) {
    if (!axis) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { at: along(event), place };
  }

  function drag(event: PointerEvent<HTMLElement>) {
    if (!from.current || !size) return;
    const moved = along(event) - from.current.at;
    onPlace(placeAfterDrag(size, from.current.place, moved, event.currentTarget.clientWidth));
  }

  function letGo() {
    from.current = null;
  }

  const position = axis === 'x' ? `${place / 10}% 50%` : `50% ${place / 10}%`;
  return (
    <div className="grid justify-items-center gap-3">
      <span
        onPointerDown={take}
        onPointerMove={drag}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        className="block size-44 overflow-hidden rounded-pill border border-line bg-brand-tint data-movable:cursor-grab data-movable:touch-none data-movable:active:cursor-grabbing"
        data-movable={axis ? '' : undefined}
      >
        <img
          src={preview}
          alt={profile.picture.preview}
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            onSize({ width, height })
          }
          style={{ objectPosition: position }}
          className="size-full select-none object-cover"
        />
      </span>
      {axis ? (
        <div className="grid w-56 gap-1 text-center text-sm text-muted">
          <label htmlFor={id}>{crop[axis]}</label>
          <input
            id={id}
            type="range"
            // From the left, as the picture lies; from the top, as one reads.
            dir={axis === 'x' ? 'ltr' : 'rtl'}
            min={0}
            max={1000}
            step={50}
            value={place}
            onChange={(event) => onPlace(event.currentTarget.valueAsNumber)}
            className="h-11 w-full accent-brand"
          />
        </div>
      ) : null}
    </div>
  );
}
