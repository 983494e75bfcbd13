import { useEffect, useRef, useState } from 'react';
import { forgetDraft, type KeptDraft, keepDraft, readDraft } from './kept-draft.ts';

/** A pause in typing after which it is kept. */
const PAUSE_MS = 500;

/** What was typed, kept on this device while it is not saved; `found` is what an earlier visit left. */
export function useKeptDraft<Values>(key: string, values: Values, version: number | null, isDirty: boolean) {
  const [found, setFound] = useState<KeptDraft<Values> | null>(() => readDraft(key));
  const [keptAt, setKeptAt] = useState<string | null>(null);
  /** Read when it is given up, which may be long after it was asked about. */
  const isKept = useRef(false);

  useEffect(() => {
    if (!isDirty) return;
    const keep = () => {
      const at = new Date().toISOString();
      keepDraft(key, { at, version, values });
      isKept.current = true;
      setKeptAt(at);
    };
    const timer = setTimeout(keep, PAUSE_MS);
    // Who leaves at once leaves no pause.
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [key, values, version, isDirty]);

  return {
    found,
    /** When it was kept last, ISO 8601; null before that. */
    keptAt,
    /** The question about what was found is answered. */
    answer: () => setFound(null),
    /** What was typed in this visit is given up; what an earlier one left stays until that is answered. */
    drop() {
      if (isKept.current) forgetDraft(key);
    },
    forget() {
      forgetDraft(key);
      isKept.current = false;
      setFound(null);
      setKeptAt(null);
    },
  };
}
