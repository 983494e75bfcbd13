import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';

interface TooltipProps {
  /** Nothing is shown without words. */
  text: string | undefined;
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end';
  /** What it explains: one element that takes the focus and has a name of its own. */
  children: ReactElement<Record<string, unknown>>;
}

/** Words beside what is pointed at or focused, at most 300 px wide (specification, section 9). */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  if (!text) return children;
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger render={children} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner side={side} sideOffset={8} className="z-50">
          <BaseTooltip.Popup className="max-w-[300px] rounded-field bg-ink px-3 py-1.5 text-xs text-white shadow-lift">
            {text}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
