import { describe, expect, test } from 'vitest';
import { DEMO_DOCTORS } from '#demo/doctors.ts';
import { DEMO_SECTIONS } from '#demo/sections.ts';
import { DEMO_SERVICES } from '#demo/services.ts';
import { isWithin, NAME, PARAGRAPH, SUBTITLE, TITLE } from '#lib/limits.ts';
import { slugify } from '#lib/slug.ts';

const sectionOf = new Map(DEMO_SERVICES.map(({ key, sectionKey }) => [key, sectionKey]));

describe('the demo doctors', () => {
  test('are at least nine, women and men, speaking the languages of those who come', () => {
    expect(DEMO_DOCTORS.length).toBeGreaterThanOrEqual(9);
    const women = DEMO_DOCTORS.filter(({ gender }) => gender === 'female').length;
    expect(women).toBeGreaterThanOrEqual(4);
    expect(DEMO_DOCTORS.length - women).toBeGreaterThanOrEqual(4);
    const spoken = new Set(DEMO_DOCTORS.flatMap(({ languages }) => languages));
    expect(spoken).toEqual(new Set([...spoken, 'ar', 'en', 'ur', 'id', 'tr', 'fr', 'ms', 'ha']));
  });

  test('have unique keys, slugs, names, licences and portraits', () => {
    for (const field of ['key', 'slug', 'name', 'licence', 'portrait'] as const) {
      expect(new Set(DEMO_DOCTORS.map((doctor) => doctor[field])).size).toBe(DEMO_DOCTORS.length);
    }
  });

  test.each(DEMO_DOCTORS)('keep the limits: $name', (doctor) => {
    expect(doctor.key).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(slugify(doctor.slug)).toBe(doctor.slug);
    expect(doctor.name).toMatch(/^د\. [ء-ي ]+$/);
    expect(isWithin(doctor.name, NAME)).toBe(true);
    expect(isWithin(doctor.specialty, { min: 5, max: SUBTITLE.max })).toBe(true);
    expect(isWithin(doctor.imageAlt, { min: 10, max: 150 })).toBe(true);
    expect(doctor.biography.length).toBeGreaterThanOrEqual(2);
    expect(doctor.biography.length).toBeLessThanOrEqual(3);
    for (const text of doctor.biography) expect(isWithin(text, PARAGRAPH)).toBe(true);
    expect(doctor.qualifications.length).toBeGreaterThanOrEqual(3);
    expect(doctor.qualifications.length).toBeLessThanOrEqual(4);
    for (const text of doctor.qualifications) expect(isWithin(text, TITLE)).toBe(true);
    expect(doctor.licence).toMatch(/^\d{10}$/);
    for (const part of Object.values(doctor.focal ?? {})) {
      expect(part).toBeGreaterThanOrEqual(0);
      expect(part).toBeLessThanOrEqual(1);
    }
  });

  test.each(DEMO_DOCTORS)(
    'speak languages that Arabic has a name for, none twice: $name',
    ({ languages }) => {
      const names = new Intl.DisplayNames('ar', { type: 'language' });
      expect(languages).toContain('ar');
      expect(new Set(languages).size).toBe(languages.length);
      for (const code of languages) expect(names.of(code)).toMatch(/^[ء-ي]+$/);
    },
  );

  test.each(DEMO_DOCTORS)('work in the sections of their services, and in no other: $name', (doctor) => {
    const sections = doctor.serviceKeys.map((key) => sectionOf.get(key));
    expect(new Set(sections)).toEqual(new Set(doctor.sectionKeys));
    expect(new Set(doctor.serviceKeys).size).toBe(doctor.serviceKeys.length);
  });

  test('leave no section and no service without a doctor', () => {
    const served = new Set(DEMO_DOCTORS.flatMap(({ serviceKeys }) => serviceKeys));
    expect(DEMO_SERVICES.filter(({ key }) => !served.has(key))).toEqual([]);
    const staffed = new Set(DEMO_DOCTORS.flatMap(({ sectionKeys }) => sectionKeys));
    expect(DEMO_SECTIONS.filter(({ key }) => !staffed.has(key))).toEqual([]);
  });

  test('write with Arabic punctuation', () => {
    for (const text of DEMO_DOCTORS.flatMap((doctor) => Object.values(doctor).flat())) {
      if (typeof text === 'string' && /[ء-ي]/.test(text)) expect(text).not.toMatch(/[,;?"']/);
    }
  });
});
