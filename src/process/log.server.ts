import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from '#lib/env.server.ts';

/** Keys whose values never reach a log (trust.md 15): people's data, secrets and what carries a session. */
const PERSONAL = [
  'name',
  'phone',
  'city',
  'email',
  'identifier',
  'password',
  'token',
  'cookie',
  'authorization',
];

/** The process's log: one JSON line an event, without personal data at any of the first two levels. */
export function createLog(level: LogLevel, destination?: DestinationStream): Logger {
  const paths = PERSONAL.flatMap((key) => [key, `*.${key}`, `*["set-${key}"]`]);
  const options = { level, redact: { paths, censor: '[redacted]' } };
  return destination ? pino(options, destination) : pino(options);
}
