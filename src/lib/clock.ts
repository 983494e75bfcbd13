/** The time now. Handed in wherever time decides something, so that a test can set it. */
export type Clock = () => Date;

/** The machine's own clock. */
export function systemClock(): Date {
  return new Date();
}
