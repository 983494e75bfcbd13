import { useBlocker } from '@tanstack/react-router';
import { useRef } from 'react';
import { unsaved } from '#messages/staff-editor.ts';
import { isMeant } from '../dialog/is-meant.ts';

/**
 * Holds whoever is about to leave with something unsaved: another screen, the browser's back, its close button, or
 * the answered function, which resolves with whether to leave. Asked once, however often it is tried; `onGivenUp` runs
 * when what is unsaved is given up.
 */
export function useLeaveGuard(isDirty: boolean, onGivenUp?: () => void): () => Promise<boolean> {
  const asking = useRef<Promise<boolean> | null>(null);

  function mayLeave(): Promise<boolean> {
    if (!isDirty) return Promise.resolve(true);
    // Kept a moment longer: the key that closes the question reaches the window under it too.
    asking.current ??= askToLeave(onGivenUp).finally(() => {
      setTimeout(() => {
        asking.current = null;
      });
    });
    return asking.current;
  }

  useBlocker({
    shouldBlockFn: async ({ current, next }) => current.pathname !== next.pathname && !(await mayLeave()),
    enableBeforeUnload: isDirty,
    disabled: !isDirty,
  });
  return mayLeave;
}

async function askToLeave(onGivenUp: (() => void) | undefined): Promise<boolean> {
  const { title, text, leave, stay } = unsaved;
  const isLeaving = await isMeant({ title, text, confirm: leave, cancel: stay, allowEnter: false });
  if (isLeaving) onGivenUp?.();
  return isLeaving;
}
