import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-client.ts';

// Specification, section 9.
const RETRIES = 3;
const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 30_000;
const UNUSED_KEPT_MS = 5 * 60_000;

/** What the server just rendered need not be asked for again at once. */
const FRESH_MS = 30_000;

/**
 * The cache behind all reads, with the specification's defaults: 3 retries, unused data dropped after 5 minutes.
 * Offline a read fails like any other, instead of waiting unseen; it is asked again when the connection is back.
 */
export function createQueryClient(): QueryClient {
  const inBrowser = typeof window !== 'undefined';
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A page is rendered once on the server: nobody waits for a retry there, and a timer would outlive the page.
        retry: inBrowser ? shouldRetry : false,
        gcTime: inBrowser ? UNUSED_KEPT_MS : Number.POSITIVE_INFINITY,
        retryDelay,
        staleTime: FRESH_MS,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Network failures and 5xx, three times; a 4xx is an answer (decision 26). */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= RETRIES || !(error instanceof ApiError)) return false;
  return error.isNetwork || error.status >= 500;
}

/** Milliseconds before a retry: 1 s, doubled each time, at most 30 s. `failures` counts from 0. */
export function retryDelay(failures: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** failures, LONGEST_DELAY_MS);
}
