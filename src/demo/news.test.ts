import { describe, expect, test } from 'vitest';
import { DEMO_NEWS } from '#demo/news.ts';
import { DEMO_SERVICES } from '#demo/services.ts';
import { countCharacters, isWithin, PARAGRAPH, SUBTITLE, TITLE } from '#lib/limits.ts';
import { slugify } from '#lib/slug.ts';

const services = new Set(DEMO_SERVICES.map(({ key }) => key));

describe('the demo news', () => {
  test('fill more than a page of eight, and are of different days', () => {
    expect(DEMO_NEWS.length).toBeGreaterThanOrEqual(13);
    expect(new Set(DEMO_NEWS.map(({ daysAgo }) => daysAgo)).size).toBe(DEMO_NEWS.length);
    expect(Math.min(...DEMO_NEWS.map(({ daysAgo }) => daysAgo))).toBeGreaterThan(0);
  });

  test('have unique keys, slugs, titles and pictures', () => {
    for (const field of ['key', 'slug', 'title', 'illustration'] as const) {
      expect(new Set(DEMO_NEWS.map((article) => article[field])).size).toBe(DEMO_NEWS.length);
    }
  });

  test.each(DEMO_NEWS)('keep the limits and say something: $title', (article) => {
    expect(article.key).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(slugify(article.slug)).toBe(article.slug);
    expect(isWithin(article.title, TITLE)).toBe(true);
    expect(isWithin(article.subTitle, { min: 20, max: SUBTITLE.max })).toBe(true);
    expect(isWithin(article.imageAlt, { min: 10, max: 150 })).toBe(true);
    expect(article.paragraphs.length).toBeGreaterThanOrEqual(3);
    expect(article.paragraphs.length).toBeLessThanOrEqual(5);
    for (const text of article.paragraphs) {
      expect(isWithin(text, PARAGRAPH)).toBe(true);
      expect(countCharacters(text)).toBeGreaterThan(100);
    }
  });

  test('lead to services that exist, and some to none', () => {
    const linked = DEMO_NEWS.flatMap(({ serviceKey }) => serviceKey ?? []);
    expect(linked.filter((key) => !services.has(key))).toEqual([]);
    expect(linked.length).toBeLessThan(DEMO_NEWS.length);
  });

  test('write with Arabic punctuation', () => {
    for (const text of DEMO_NEWS.flatMap((article) => Object.values(article).flat())) {
      if (typeof text === 'string' && /[ء-ي]/.test(text)) expect(text).not.toMatch(/[,;?"']/);
    }
  });
});
