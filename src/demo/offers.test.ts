import { describe, expect, test } from 'vitest';
import { DEMO_HEROES } from '#demo/heroes.ts';
import { DEMO_OFFERS } from '#demo/offers.ts';
import { DEMO_SECTIONS } from '#demo/sections.ts';
import { DEMO_SERVICES } from '#demo/services.ts';
import { isWithin, PARAGRAPH, SUBTITLE, TITLE } from '#lib/limits.ts';
import { slugify } from '#lib/slug.ts';

const prices = new Map(DEMO_SERVICES.map(({ key, priceFrom }) => [key, priceFrom]));

describe('the demo offers', () => {
  test('are three that run, one to come and one that is over', () => {
    const state = ({ startsInDays, endsInDays }: (typeof DEMO_OFFERS)[number]) => {
      if (startsInDays > 0) return 'to come';
      return endsInDays > 0 ? 'running' : 'over';
    };
    expect(DEMO_OFFERS.map(state).toSorted()).toEqual(['over', 'running', 'running', 'running', 'to come']);
    for (const { startsInDays, endsInDays } of DEMO_OFFERS) expect(startsInDays).toBeLessThan(endsInDays);
  });

  test('have unique keys, slugs, titles, licences, services and pictures', () => {
    for (const field of ['key', 'slug', 'title', 'licence', 'serviceKey', 'illustration'] as const) {
      expect(new Set(DEMO_OFFERS.map((offer) => offer[field])).size).toBe(DEMO_OFFERS.length);
    }
  });

  test.each(DEMO_OFFERS)('save what they say, against the price of the service: $title', (offer) => {
    expect(prices.get(offer.serviceKey)).toBe(offer.formerPrice);
    expect(Number.isInteger(offer.price)).toBe(true);
    expect(offer.price).toBeGreaterThan(0);
    expect(offer.price).toBeLessThan(offer.formerPrice);
  });

  test.each(DEMO_OFFERS)('keep the limits: $title', (offer) => {
    expect(offer.key).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(slugify(offer.slug)).toBe(offer.slug);
    expect(isWithin(offer.title, TITLE)).toBe(true);
    expect(isWithin(offer.subTitle, { min: 10, max: SUBTITLE.max })).toBe(true);
    expect(isWithin(offer.imageAlt, { min: 10, max: 150 })).toBe(true);
    expect(offer.text.length).toBeGreaterThan(0);
    for (const text of offer.text) expect(isWithin(text, PARAGRAPH)).toBe(true);
    expect(offer.licence).toMatch(/^\d{10}$/);
  });
});

describe('the demo heroes', () => {
  const addresses = new Set([
    '/doctors',
    '/services',
    '/#offers',
    ...DEMO_SECTIONS.map(({ slug }) => `/BookADeal/section/${slug}`),
  ]);

  test('are three, all on, with keys, titles and pictures of their own', () => {
    expect(DEMO_HEROES).toHaveLength(3);
    expect(DEMO_HEROES.every(({ active }) => active)).toBe(true);
    for (const field of ['key', 'title', 'illustration', 'buttonHref'] as const) {
      expect(new Set(DEMO_HEROES.map((hero) => hero[field])).size).toBe(DEMO_HEROES.length);
    }
  });

  test.each(DEMO_HEROES)('are short and lead to a page that exists: $title', (hero) => {
    expect(hero.key).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(isWithin(hero.title, { min: 10, max: 45 })).toBe(true);
    expect(isWithin(hero.subTitle, { min: 10, max: SUBTITLE.max })).toBe(true);
    expect(isWithin(hero.buttonText, { min: 4, max: 25 })).toBe(true);
    expect(isWithin(hero.imageAlt, { min: 10, max: 150 })).toBe(true);
    expect(addresses).toContain(hero.buttonHref);
  });

  test('write with Arabic punctuation, as offers do', () => {
    const all = [...DEMO_HEROES, ...DEMO_OFFERS].flatMap((entry) => Object.values(entry).flat());
    for (const text of all) {
      if (typeof text === 'string' && /[ء-ي]/.test(text)) expect(text).not.toMatch(/[,;?"']/);
    }
  });
});
