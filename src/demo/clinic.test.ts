import { describe, expect, test } from 'vitest';
import { DEMO_CLINIC } from '#demo/clinic.ts';
import type { DemoHours } from '#demo/types.ts';
import { countCharacters, isWithin, PARAGRAPH, TITLE } from '#lib/limits.ts';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** A date of ours as month and year of Umm al-Qura. */
function hijri(date: string, plus = 0): { day: number; month: number; year: number } {
  const format = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const parts = format.formatToParts(new Date(Date.parse(date) + plus * 86_400_000));
  const part = (type: string) => Number(parts.find((found) => found.type === type)?.value);
  return { day: part('day'), month: part('month'), year: part('year') };
}

function override(key: string) {
  const found = DEMO_CLINIC.overrides.find((entry) => entry.key === key);
  if (!found) throw new Error(`no hours called ${key}`);
  return found;
}

/** What is open on a day, as opens-closes. */
function hoursOn(hours: readonly DemoHours[], day: DemoHours['days'][number]): string[] {
  return hours.filter(({ days }) => days.includes(day)).map(({ opens, closes }) => `${opens}-${closes}`);
}

describe('the hours', () => {
  test('are those on the door', () => {
    for (const day of ['saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday'] as const) {
      expect(hoursOn(DEMO_CLINIC.weeklyHours, day)).toEqual(['13:00-23:00']);
    }
    expect(hoursOn(DEMO_CLINIC.weeklyHours, 'friday')).toEqual(['16:00-23:00']);
  });

  test('are those of the article in Ramadan: Friday opens at night only', () => {
    const { hours } = override('ramadan-1448');
    expect(hoursOn(hours, 'monday')).toEqual(['13:30-16:30', '21:30-01:30']);
    expect(hoursOn(hours, 'friday')).toEqual(['21:30-01:30']);
  });

  test('are written as times, and overrides as periods that follow each other', () => {
    const all = [...DEMO_CLINIC.weeklyHours, ...DEMO_CLINIC.overrides.flatMap(({ hours }) => hours)];
    for (const { days, opens, closes } of all) {
      expect(opens).toMatch(TIME);
      expect(closes).toMatch(TIME);
      expect(new Set(days).size).toBe(days.length);
    }
    let last = '';
    for (const { from, to } of DEMO_CLINIC.overrides) {
      expect(from).toMatch(DATE);
      expect(to).toMatch(DATE);
      expect(last < from && from <= to).toBe(true);
      last = to;
    }
  });

  test('begin and end with Ramadan 1448 by Umm al-Qura', () => {
    const { from, to } = override('ramadan-1448');
    expect(hijri(from)).toEqual({ day: 1, month: 9, year: 1448 });
    expect(hijri(from, -1).month).toBe(8);
    expect(hijri(to).month).toBe(9);
    expect(hijri(to, 1)).toEqual({ day: 1, month: 10, year: 1448 });
  });

  test('know both feasts', () => {
    expect(hijri(override('eid-fitr-1448').from)).toEqual({ day: 1, month: 10, year: 1448 });
    expect(override('eid-fitr-1448').hours).toEqual([]);
    expect(hijri(override('eid-adha-1448').from)).toEqual({ day: 10, month: 12, year: 1448 });
    expect(hijri(override('eid-adha-1448').to)).toEqual({ day: 13, month: 12, year: 1448 });
  });
});

describe('the facts of the clinic', () => {
  test('can be called and visited, on the web by https only', () => {
    expect(DEMO_CLINIC.phone).toBe('+966125550123');
    expect(DEMO_CLINIC.whatsApp).toMatch(/^\+9665\d{8}$/);
    expect(DEMO_CLINIC.socials.whatsApp).toContain(DEMO_CLINIC.whatsApp.slice(1));
    expect(DEMO_CLINIC.email).toMatch(/^[a-z]+@[a-z]+\.example$/);
    for (const address of [DEMO_CLINIC.mapLink, ...Object.values(DEMO_CLINIC.socials)]) {
      expect(new URL(address).protocol).toBe('https:');
    }
  });

  test('answer questions and give four reasons, within the limits of texts', () => {
    expect(DEMO_CLINIC.questions.length).toBeGreaterThanOrEqual(6);
    expect(DEMO_CLINIC.questions.length).toBeLessThanOrEqual(8);
    for (const { question, answer } of DEMO_CLINIC.questions) {
      expect(question.endsWith('؟')).toBe(true);
      expect(isWithin(question, TITLE)).toBe(true);
      expect(isWithin(answer, PARAGRAPH)).toBe(true);
      expect(countCharacters(answer)).toBeGreaterThan(80);
    }
    expect(DEMO_CLINIC.whyUs).toHaveLength(4);
    expect(DEMO_CLINIC.insurers.length).toBeGreaterThan(0);
    expect(DEMO_CLINIC.instalmentProviders).toEqual(['تابي', 'تمارا']);
  });
});
