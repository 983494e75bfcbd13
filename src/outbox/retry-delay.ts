const FIRST_SECONDS = 5;
const LONGEST_SECONDS = 15 * 60;

/**
 * Milliseconds before the next try: 5 s, doubled with each, at most a quarter of an hour, so that what waited out a
 * long fault comes soon after its end. Up to half of it is taken off by chance, so that many do not come at once.
 * @param attempts how often it was tried, from 1.
 * @param random 0 up to 1, without it.
 */
export function retryDelay(attempts: number, random: number): number {
  const seconds = Math.min(LONGEST_SECONDS, FIRST_SECONDS * 2 ** Math.min(attempts - 1, 20));
  return Math.round(seconds * 1000 * (1 - random / 2));
}
