import { formatNumber } from '#lib/format.ts';
import { upload as words } from '#messages/staff-editor.ts';
import { Button } from '#ui/button.tsx';

interface UploadProgressProps {
  /** How much of it is sent, above 0 and up to 1. */
  part: number;
  onStop: () => void;
}

/** A picture on its way: how much of it is sent; until it is there it can be stopped, and nothing was saved. */
export function UploadProgress({ part, onStop }: UploadProgressProps) {
  return (
    <div className="flex min-h-11 basis-full items-center gap-3 text-sm text-muted">
      <progress
        value={part}
        aria-label={words.label}
        className="h-2 min-w-0 flex-1 overflow-hidden rounded-pill [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-brand-tint [&::-webkit-progress-value]:bg-brand"
      />
      {part < 1 ? (
        <>
          <span>{words.percent(formatNumber(Math.floor(part * 100)))}</span>
          <Button look="outline" size="small" onClick={onStop}>
            {words.stop}
          </Button>
        </>
      ) : (
        <span role="status">{words.made}</span>
      )}
    </div>
  );
}
