import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slugify } from '#lib/slug.ts';

describe('slugify', () => {
  test.each([
    ['زراعة الأسنان', 'زراعة-الأسنان'],
    ['  تَقْوِيمُ الأسنانِ: الشفّاف! ', 'تقويم-الأسنان-الشفاف'],
    ['ابتســامة هوليوود ٢٠٢٦', 'ابتسامة-هوليوود-2026'],
    ['Invisalign® First', 'invisalign-first'],
    ['../../etc/passwd', 'etc-passwd'],
    ['؟!', ''],
  ])('%j → %j', (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });

  test('a long title is cut between words, a long word inside', () => {
    expect(slugify('أسنان '.repeat(40))).toBe(Array(13).fill('أسنان').join('-'));
    expect([...slugify('س'.repeat(200))]).toHaveLength(80);
  });

  test('safe in an address, at most 80 characters, and its own slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (title) => {
        const slug = slugify(title);
        expect(slug).toMatch(/^(?:[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*)?$/u);
        expect([...slug].length).toBeLessThanOrEqual(80);
        expect(slugify(slug)).toBe(slug);
      }),
      { numRuns: 1000 },
    );
  });
});
