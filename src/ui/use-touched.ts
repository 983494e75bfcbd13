import { useSyncExternalStore } from 'react';

const SIGNS = ['pointerdown', 'keydown', 'focusin', 'input', 'submit'];

let touched = false;

/**
 * Whether the visitor has done anything in the page yet. What is there for an answer to them alone, as the toasts, waits
 * until then: a first visit is not slowed by it, and it is there before it is needed, also should the connection go.
 */
export function useTouched(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => touched,
    () => false,
  );
}

function subscribe(tell: () => void): () => void {
  function note() {
    touched = true;
    tell();
  }
  for (const sign of SIGNS) addEventListener(sign, note, { capture: true, once: true, passive: true });
  return () => {
    for (const sign of SIGNS) removeEventListener(sign, note, { capture: true });
  };
}
