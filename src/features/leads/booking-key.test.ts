import { afterEach, describe, expect, it } from 'vitest';
import type { Shelf } from './booking-attribution.ts';
import { bookingKey, forgetBookingKey } from './booking-key.ts';

const FIELDS = { name: 'نورة', phone: '+966501234567', city: 'مكة', service: 'a' };

function memoryShelf(): Shelf & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
}

const forbidden = () => {
  throw new Error('SecurityError');
};

afterEach(() => forgetBookingKey(memoryShelf));

describe('the key of a booking', () => {
  it('is the same for a retry of the same fields, also after a reload', () => {
    const shelf = memoryShelf();
    const key = bookingKey(FIELDS, () => shelf);
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    const { service, ...others } = FIELDS;
    expect(bookingKey({ service, ...others }, () => shelf)).toBe(key);
  });

  it('is another after a correction', () => {
    const shelf = memoryShelf();
    const key = bookingKey(FIELDS, () => shelf);
    expect(bookingKey({ ...FIELDS, city: 'جدة' }, () => shelf)).not.toBe(key);
    expect(bookingKey({ ...FIELDS, phone: '+966501234568' }, () => shelf)).not.toBe(key);
  });

  it('is another once the booking is acknowledged', () => {
    const shelf = memoryShelf();
    const key = bookingKey(FIELDS, () => shelf);
    forgetBookingKey(() => shelf);
    expect(bookingKey(FIELDS, () => shelf)).not.toBe(key);
  });

  it('keeps nothing that could be read back', () => {
    const shelf = memoryShelf();
    bookingKey(FIELDS, () => shelf);
    expect([...shelf.kept.values()].join()).toMatch(/^[0-9a-z]+ [0-9a-f]{32}$/);
  });

  it('holds in memory where the browser keeps nothing', () => {
    const key = bookingKey(FIELDS, forbidden);
    expect(bookingKey(FIELDS, forbidden)).toBe(key);
    forgetBookingKey(forbidden);
    expect(bookingKey(FIELDS, forbidden)).not.toBe(key);
  });
});
