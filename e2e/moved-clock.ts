import { readFileSync } from 'node:fs';

/**
 * Loaded ahead of a server (`--import`): its clock goes ahead of the machine's by the milliseconds that the file
 * `MOVED_CLOCK` holds, read anew at each look, so that a journey moves it without a restart.
 */
const RealDate = Date;
const file = process.env.MOVED_CLOCK ?? '';

function now(): number {
  return RealDate.now() + Number(readFileSync(file, 'utf8'));
}

globalThis.Date = class extends RealDate {
  constructor(...parts: [] | [number | string | Date]) {
    super(...((parts.length === 0 ? [now()] : parts) as [number]));
  }

  static override now(): number {
    return now();
  }
} as DateConstructor;
