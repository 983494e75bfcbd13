import { useEffect, useState } from 'react';

const SHELF_NAME = 'basma-booked';

/**
 * When this browser first saw a booking's reference, and what the time is now: the page may be read again days later,
 * and «today» would be another day. Null until the page has started, and where the browser may keep nothing.
 */
export function useBookedAt(reference: string | null): { bookedAt: Date; now: Date } | null {
  const [times, setTimes] = useState<{ bookedAt: Date; now: Date } | null>(null);
  useEffect(() => {
    if (reference !== null) setTimes(firstSeen(reference, new Date()));
  }, [reference]);
  return times;
}

function firstSeen(reference: string, now: Date) {
  try {
    const [known, since] = localStorage.getItem(SHELF_NAME)?.split(' ') ?? [];
    if (known === reference && since) return { bookedAt: new Date(since), now };
    localStorage.setItem(SHELF_NAME, `${reference} ${now.toISOString()}`);
    return { bookedAt: now, now };
  } catch {
    return null;
  }
}
