import { ApiError, callApi } from '#lib/api-client.ts';
import { booking } from '#messages/booking.ts';
import type { BookingBody } from './leads.contract.ts';

/** What came of sending a booking. */
export type BookingOutcome =
  | { kind: 'sent'; message: string; reference: string }
  /** Not kept, or nobody knows: the message over the form, and what is wrong with which field. */
  | { kind: 'failed'; message: string; fields: Record<string, string> };

/** What is said where the server says nothing of its own. */
export interface SendTexts {
  sent: string;
  refused: string;
  offline: string;
}

/** Longer than any answer takes; then the visitor is told instead of left waiting. */
const PATIENCE_MS = 30_000;

/** `POST form` with its idempotency key (specification, section 7; texts of section 8). Never throws. */
export async function sendBooking(
  body: BookingBody,
  key: string,
  texts: SendTexts = booking,
): Promise<BookingOutcome> {
  const call = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  };
  try {
    const { message, reference } = await callApi<{ message?: string; reference: string }>(
      'form',
      call,
      texts.refused,
    );
    return { kind: 'sent', message: message || texts.sent, reference };
  } catch (error) {
    const refusal = error instanceof ApiError && !error.isNetwork ? error : null;
    return { kind: 'failed', message: refusal?.message ?? texts.offline, fields: refusal?.fields ?? {} };
  }
}
