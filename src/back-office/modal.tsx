import { Dialog } from '@base-ui/react/dialog';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { dialog } from '#messages/staff-dialog.ts';
import { classNames } from '#ui/class-names.ts';

/** Between being asked for and the start of its opening (specification, section 9). */
const OPENING_DELAY_MS = 10;

export type ModalLeave = 'close' | 'backdrop' | 'escape';

interface ModalProps {
  title: ReactNode;
  /** Said under the title, and read out with it. */
  text?: ReactNode;
  /** Somebody wants to leave; the modal stays until its parent takes it away. */
  onLeave: (by: ModalLeave) => void;
  /** Whether it has a close button; it has unless said. */
  closeButton?: boolean;
  /** Takes the focus when it opens; else its first control does. */
  focusFirst?: RefObject<HTMLElement | null>;
  /** Widest it gets, in CSS units. */
  width?: string;
  /** The title is for screen readers alone. */
  hideTitle?: boolean;
  className?: string;
  children?: ReactNode;
}

const REASONS: Record<string, ModalLeave> = {
  'escape-key': 'escape',
  'outside-press': 'backdrop',
  'close-press': 'close',
};

/** A modal dialog, open while it is there: keeps the focus inside, gives it back, and says how somebody wants to leave. */
export function Modal({ title, text, onLeave, closeButton = true, width = '32em', ...rest }: ModalProps) {
  const { focusFirst, hideTitle = false, className, children } = rest;
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(true), OPENING_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(_, { reason }) => {
        const by = REASONS[reason];
        if (by) onLeave(by);
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-ink/50 transition-opacity data-starting-style:opacity-0" />
        <Dialog.Viewport className="fixed inset-0 z-40 grid grid-cols-1 overflow-y-auto overscroll-contain scroll-pt-6 scroll-pb-44 p-4">
          <Dialog.Popup
            initialFocus={focusFirst}
            style={{ maxWidth: width }}
            className={classNames(
              'relative m-auto w-full animate-drop rounded-tile border border-line bg-white p-5 text-[0.94rem] text-text shadow-lift outline-none sm:p-7',
              className,
            )}
          >
            <div className={classNames(hideTitle ? 'sr-only' : closeButton && 'pe-11')}>
              <Dialog.Title className="text-[1.3rem]">{title}</Dialog.Title>
              {text ? <Dialog.Description className="mt-2 text-base">{text}</Dialog.Description> : null}
            </div>
            {children}
            {closeButton ? (
              <Dialog.Close
                aria-label={dialog.close}
                className="absolute end-3 top-3 grid size-11 place-items-center rounded-field text-muted hover:bg-brand-tint hover:text-ink sm:end-4 sm:top-4"
              >
                <IconX aria-hidden="true" className="size-5.5" />
              </Dialog.Close>
            ) : null}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
