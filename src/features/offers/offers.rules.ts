/** The last moment of an offer that is over at `endsAt`, so that its date is the last day on which it holds. ISO 8601. */
export function lastDay(endsAt: string): string {
  return new Date(Date.parse(endsAt) - 1).toISOString();
}
