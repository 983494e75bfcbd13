import { describe, expect, test } from 'vitest';
import { newId, newReference } from '#lib/ids.server.ts';

describe('newId', () => {
  test('32 hexadecimal digits, never the same', () => {
    const ids = Array.from({ length: 1000 }, newId);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('newReference', () => {
  test('BS- and six characters that nobody mistakes', () => {
    for (let round = 0; round < 1000; round += 1) {
      expect(newReference()).toMatch(/^BS-[2-9BCDFGHJKMNPQRSTVWXYZ]{6}$/);
      expect(newReference()).not.toMatch(/[01OIL]/);
    }
  });
});
