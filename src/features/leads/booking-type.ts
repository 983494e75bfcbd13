/** What a booking page may be about (decision 23). */
export type BookingType = 'service' | 'section';

/** Whether a part of an address names what a booking page may be about. */
export function isBookingType(text: string): text is BookingType {
  return text === 'service' || text === 'section';
}
