import { describe, expect, test } from 'vitest';
import { DEMO_SECTIONS } from '#demo/sections.ts';
import { DEMO_SERVICES } from '#demo/services.ts';
import { foldArabic, searchTerms } from '#lib/arabic.ts';
import { isWithin, PARAGRAPH, PARAGRAPHS, SUBTITLE, TITLE } from '#lib/limits.ts';
import { slugify } from '#lib/slug.ts';

const ENTRIES = [...DEMO_SECTIONS, ...DEMO_SERVICES];

describe('the demo records', () => {
  test('are as many as a clinic that can be shown needs, and fit the form list of 23', () => {
    expect(DEMO_SECTIONS.length).toBeGreaterThanOrEqual(6);
    expect(DEMO_SERVICES.length).toBeGreaterThanOrEqual(20);
    expect(DEMO_SERVICES.length).toBeLessThanOrEqual(23);
  });

  test.each([['sections', DEMO_SECTIONS] as const, ['services', DEMO_SERVICES] as const])(
    'have unique keys, slugs and titles: %s',
    (_, entries) => {
      for (const field of ['key', 'slug', 'title'] as const) {
        expect(new Set(entries.map((entry) => entry[field])).size).toBe(entries.length);
      }
    },
  );

  test.each(ENTRIES)('keep the limits of texts and addresses: $title', (entry) => {
    expect(entry.key).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(slugify(entry.slug)).toBe(entry.slug);
    expect(isWithin(entry.title, TITLE)).toBe(true);
    expect(isWithin(entry.subTitle, SUBTITLE)).toBe(true);
    expect(isWithin(entry.imageAlt, { min: 10, max: 150 })).toBe(true);
    for (const part of Object.values(entry.focal ?? {})) {
      expect(part).toBeGreaterThanOrEqual(0);
      expect(part).toBeLessThanOrEqual(1);
    }
  });

  test.each(DEMO_SERVICES)('tell enough about a service: $title', (service) => {
    expect(DEMO_SECTIONS.map((section) => section.key)).toContain(service.sectionKey);
    expect(service.description.length).toBeGreaterThanOrEqual(3);
    expect(service.description.length).toBeLessThanOrEqual(Math.min(5, PARAGRAPHS.max));
    expect(service.features.length).toBeGreaterThanOrEqual(4);
    expect(service.features.length).toBeLessThanOrEqual(6);
    for (const text of service.description) expect(isWithin(text, PARAGRAPH)).toBe(true);
    for (const text of service.features) expect(isWithin(text, TITLE)).toBe(true);
    expect(service.priceFrom === null || Number.isInteger(service.priceFrom)).toBe(true);
  });

  test('write with Arabic punctuation', () => {
    for (const text of ENTRIES.flatMap((entry) => Object.values(entry).flat())) {
      if (typeof text === 'string' && /[ء-ي]/.test(text)) expect(text).not.toMatch(/[,;?"']/);
    }
  });

  test('are found by a careless search, both the section and a service', () => {
    const terms = searchTerms('زراعه اسنان');
    const found = ENTRIES.filter(({ title }) => terms.every((term) => foldArabic(title).includes(term)));
    expect(found.map(({ title }) => title)).toEqual(['زراعة الأسنان', 'زراعة الأسنان الفورية']);
  });

  test('leave no section empty', () => {
    const filled = new Set(DEMO_SERVICES.map((service) => service.sectionKey));
    expect(DEMO_SECTIONS.filter((section) => !filled.has(section.key))).toEqual([]);
  });
});
