import { type PointerEvent, useRef, useState } from 'react';
import { formatNumber } from '#lib/format.ts';
import { cropAround, type Focal, type Size } from '#media/crop.rules.ts';
import { IMAGE_SIZES } from '#media/media-address.ts';
import { pictureField } from '#messages/staff-editor.ts';
import { focalByKey } from './picture-choice.ts';

const { crops } = pictureField;
const CROPS = [
  { target: IMAGE_SIZES.cardImage, label: crops.card },
  { target: IMAGE_SIZES.thumbnailMedium, label: crops.square },
  { target: IMAGE_SIZES.share, label: crops.share },
];

interface FocalPickerProps {
  src: string;
  focal: Focal;
  onChange: (focal: Focal) => void;
  onUnreadable: () => void;
}

/** The picture with a point that is clicked, dragged or moved by arrows, and the crops that follow from it. */
export function FocalPicker({ src, focal, onChange, onUnreadable }: FocalPickerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size | null>(null);

  function follow(event: PointerEvent) {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return;
    onChange({
      x: partOf(event.clientX - box.left, box.width),
      y: partOf(event.clientY - box.top, box.height),
    });
  }

  /** A finger drags the point itself: elsewhere on the picture it scrolls the page, and moves the point by a tap. */
  function hold({ currentTarget, target, button, pointerType, pointerId }: PointerEvent<HTMLElement>) {
    if (button !== 0 || (pointerType === 'touch' && target instanceof HTMLImageElement)) return;
    currentTarget.setPointerCapture(pointerId);
  }

  function drag(event: PointerEvent<HTMLElement>) {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
  }

  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="grid place-items-center rounded-field bg-sand p-2">
        {/* Left and right of a picture are the same in every language. */}
        <div
          ref={frame}
          dir="ltr"
          className="relative"
          onPointerDown={hold}
          onPointerMove={drag}
          onPointerUp={(event) => (event.pointerType === 'touch' ? follow(event) : drag(event))}
        >
          <img
            src={src}
            alt={pictureField.preview}
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setSize({ width: naturalWidth, height: naturalHeight })
            }
            onError={onUnreadable}
            className="block max-h-64 max-w-full cursor-crosshair rounded-field"
          />
          {size ? (
            <div
              role="slider"
              tabIndex={0}
              aria-label={pictureField.focal}
              aria-valuenow={percent(focal.x)}
              aria-valuetext={pictureField.focalAt(
                formatNumber(percent(focal.x)),
                formatNumber(percent(focal.y)),
              )}
              onKeyDown={(event) => {
                const next = focalByKey(focal, event.key, event.shiftKey ? 100 : 10);
                if (!next) return;
                event.preventDefault();
                onChange(next);
              }}
              style={{ insetInlineStart: `${focal.x / 10}%`, insetBlockStart: `${focal.y / 10}%` }}
              className="absolute size-11 -translate-1/2 touch-none cursor-grab rounded-pill border-[3px] border-white bg-brand/50 shadow-lift"
            />
          ) : null}
        </div>
      </div>
      <p className="text-sm text-muted">{pictureField.focalHint}</p>
      {size ? (
        <div className="flex flex-wrap gap-4">
          {CROPS.map(({ target, label }) => (
            <Crop key={label} src={src} size={size} focal={focal} target={target} label={label} />
          ))}
        </div>
      ) : null}
    </div>
  );
}

interface CropProps {
  src: string;
  size: Size;
  focal: Focal;
  target: Size;
  label: string;
}

/** One crop as the server will cut it. */
function Crop({ src, size, focal, target, label }: CropProps) {
  const { left, top, width, height } = cropAround(size, target, focal);
  return (
    <figure className="text-center text-xs text-muted">
      <img
        src={src}
        alt=""
        draggable={false}
        style={{
          aspectRatio: `${target.width} / ${target.height}`,
          objectPosition: `${share(left, size.width - width)} ${share(top, size.height - height)}`,
        }}
        className="mb-1 block h-18 rounded-field object-cover"
      />
      <figcaption>{label}</figcaption>
    </figure>
  );
}

function share(start: number, spare: number): string {
  return spare === 0 ? '50%' : `${(start / spare) * 100}%`;
}

function partOf(place: number, whole: number): number {
  return Math.round(Math.min(1, Math.max(0, place / whole)) * 1000);
}

function percent(part: number): number {
  return Math.round(part / 10);
}
