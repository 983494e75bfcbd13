import { useEffect, useState } from 'react';

const SIGNS = ['pointerdown', 'keydown', 'online'];

/**
 * What `load` brings, from when it is `wanted`; undefined until then. Where the connection is gone the page stays as it
 * is, and asks again at the visitor's next sign.
 * @param load one and the same function at every render.
 */
export function useFetched<T>(load: () => Promise<T>, wanted: boolean): T | undefined {
  const [fetched, setFetched] = useState<{ it: T }>();
  const waiting = wanted && !fetched;
  useEffect(() => {
    if (!waiting) return;
    const ask = () => {
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
