import { IconSearch } from '@tabler/icons-react';
import { palette } from '#messages/staff-shell.ts';
import { Tooltip } from './tooltip.tsx';

interface PaletteButtonProps {
  /** An icon alone. */
  compact?: boolean;
  className: string;
  onOpen: () => void;
}

/** Opens the command palette; the wide one shows its keys. */
export function PaletteButton({ compact = false, className, onOpen }: PaletteButtonProps) {
  return (
    <Tooltip text={compact ? palette.open : undefined} side="inline-end">
      <button
        type="button"
        onClick={onOpen}
        aria-label={palette.open}
        aria-keyshortcuts="Control+K Meta+K"
        className={className}
      >
        <IconSearch aria-hidden="true" className="size-5 shrink-0" />
        {compact ? null : (
          <>
            <span className="grow text-start">{palette.open}</span>
            <kbd dir="ltr" className="font-sans text-xs text-muted">
              Ctrl K
            </kbd>
          </>
        )}
      </button>
    </Tooltip>
  );
}
