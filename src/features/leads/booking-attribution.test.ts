import { describe, expect, it } from 'vitest';
import {
  attributionOf,
  captureAttribution,
  rememberedAttribution,
  type Shelf,
} from './booking-attribution.ts';

function memoryShelf(): Shelf {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
}

const LANDING = 'https://basma.test/service/whitening?utm_source=snap&utm_campaign=ramadan&fbclid=secret';

describe('where a visit began', () => {
  it('is the landing page, the campaign and the other site, without what stands after their ?', () => {
    expect(attributionOf(LANDING, 'https://search.test/find?q=my+name')).toEqual({
      page: '/service/whitening',
      utm_source: 'snap',
      utm_campaign: 'ramadan',
      referrer: 'https://search.test/find',
    });
  });

  it.each(['resetPassword/token', '/resetpassword/token/'])(
    'keeps no secret out of a mailed link: %s',
    (path) => {
      const { page } = attributionOf(`https://basma.test/${path}?utm_source=mail`, '');
      expect(page).toMatch(/^\/{1,2}resetPassword$/i);
    },
  );

  it('keeps no key of an influencer’s report', () => {
    const { page } = attributionOf('https://basma.test/influence/%D9%86%D9%88%D9%81/report/key', '');
    expect(page).toBe('/influence/نوف/report');
  });

  it('is written with Arabic letters', () => {
    expect(attributionOf('https://basma.test/service/%D8%B2%D8%B1%D8%A7%D8%B9%D8%A9', '').page).toBe(
      '/service/زراعة',
    );
    expect(attributionOf('https://basma.test/%D8', '').page).toBe('/%D8');
  });

  it('names no page of our own and no broken address as a referrer', () => {
    expect(attributionOf(LANDING, 'https://basma.test/').referrer).toBeUndefined();
    expect(attributionOf(LANDING, '').referrer).toBeUndefined();
    expect(attributionOf(LANDING, 'not an address').referrer).toBeUndefined();
  });

  it('is bounded, and empty texts are left out', () => {
    const long = attributionOf(`https://basma.test/?utm_term=${'x'.repeat(5000)}&utm_source=%20`, '');
    expect(long.utm_term).toHaveLength(200);
    expect(long.utm_source).toBeUndefined();
  });
});

describe('remembering', () => {
  it('keeps the first page of the visit, not a later one', () => {
    const shelf = memoryShelf();
    captureAttribution(LANDING, '', () => shelf);
    captureAttribution('https://basma.test/sections', '', () => shelf);
    expect(rememberedAttribution(() => shelf)).toMatchObject({
      page: '/service/whitening',
      utm_source: 'snap',
    });
  });

  it('does without where the browser keeps nothing, or something broken', () => {
    const forbidden = () => {
      throw new Error('SecurityError');
    };
    expect(() => captureAttribution(LANDING, '', forbidden)).not.toThrow();
    expect(rememberedAttribution(forbidden)).toBeUndefined();
    expect(rememberedAttribution(memoryShelf)).toBeUndefined();
    const broken = { ...memoryShelf(), getItem: () => '{' };
    expect(rememberedAttribution(() => broken)).toBeUndefined();
  });
});
