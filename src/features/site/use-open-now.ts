import { useEffect, useState } from 'react';
import { type OpeningHours, type OpenNow, openNow } from './opening-hours.rules.ts';

/** «غدًا» turns into «اليوم» between two changes of the hours. */
const LONGEST_WAIT = 60 * 60_000;

export interface NowOpen {
  state: OpenNow;
  at: Date;
}

/**
 * Whether the clinic is open, by the visitor's own clock: null as rendered on the server, since a page is kept for
 * hours; then it follows every opening and closing, and is right again when the page is looked at again.
 */
export function useOpenNow(hours: OpeningHours): NowOpen | null {
  const [now, setNow] = useState<NowOpen | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const at = new Date();
      const state = openNow(hours, at);
      setNow({ state, at });
      const left = state.until ? state.until.getTime() - at.getTime() : LONGEST_WAIT;
      clearTimeout(timer);
      timer = setTimeout(look, Math.min(left, LONGEST_WAIT));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [hours]);
  return now;
}
