import { useEffect, useState } from 'react';

const SIGNS = ['pointerdown', 'keydown', 'online'];

/** A browser that says it is offline when this script has just come, as where there is loopback alone, does not know. */
const knows = typeof navigator !== 'undefined' && navigator.onLine;

/**
 * What `load` imports, from when it is `wanted`; undefined until then, and where it does not come: the page stays as it
 * is. Browsers keep a failed import as failed, so without a connection nothing is asked for until there is one.
 * @param load one and the same function at every render.
 */
export function useFetched<T>(load: () => Promise<T>, wanted: boolean): T | undefined {
  const [fetched, setFetched] = useState<{ it: T }>();
  const waiting = wanted && !fetched;
  useEffect(() => {
    if (!waiting) return;
    const ask = () => {
      if (knows && !navigator.onLine) return;
      load().then(
        (it) => setFetched({ it }),
        () => undefined,
      );
    };
    ask();
    for (const sign of SIGNS) addEventListener(sign, ask);
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, ask);
    };
  }, [load, waiting]);
  return fetched?.it;
}
