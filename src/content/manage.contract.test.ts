import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { doctorInput } from '#features/doctors/doctors.contract.ts';
import { heroInput } from '#features/heroes/heroes.contract.ts';
import { newsInput } from '#features/news/news.contract.ts';
import { offerInput } from '#features/offers/offers.contract.ts';
import { sectionInput } from '#features/sections/sections.contract.ts';
import { serviceInput } from '#features/services/services.contract.ts';
import { FIELD_MESSAGES } from '#messages/errors.ts';
import { fieldsOfIssues } from '#messages/field-messages.ts';
import { changeBodies, createBodies, orderBody, pictureBody, staffFields } from './manage.contract.ts';

const times = { startsAt: '2026-03-01T09:00', endsAt: '2026-03-02T09:00:00Z' };

/** The least that makes a record, and all that a form may send of it. */
const INPUTS: [string, z.ZodObject, Record<string, unknown>, string][] = [
  ['section', sectionInput, { title: 'قسم' }, 'title'],
  ['service', serviceInput, { title: 'خدمة', sectionId: 's' }, 'title'],
  ['doctor', doctorInput, { name: 'د. ريم', gender: 'female' }, 'name'],
  ['news', newsInput, { title: 'خبر', serviceId: 's' }, 'title'],
  ['offer', offerInput, { title: 'عرض', price: '٤٠٠', ...times }, 'title'],
  ['hero', heroInput, { title: 'واجهة' }, 'title'],
];

function wrong(schema: z.ZodType, body: unknown): Record<string, string> {
  const read = schema.safeParse(body);
  return read.success ? {} : fieldsOfIssues(read.error.issues, body);
}

describe.each(INPUTS)('what staff write of a %s', (_name, input, least, title) => {
  it('is made of the least, whole by JSON or form, and read again is the same', () => {
    const { json, form } = createBodies(input);
    const made = json.parse(least);
    expect(form.parse(least)).toEqual(made);
    expect(json.parse(made)).toEqual(made);
    expect(staffFields(input).input.shape).toHaveProperty(title);
  });

  it('changes in any part, and in no part', () => {
    const { json, form } = changeBodies(input);
    expect(json.parse({})).toEqual({});
    expect(form.parse({ [title]: ' آخر ', version: '3' })).toEqual({ [title]: 'آخر', version: 3 });
  });

  it.each([
    ['', FIELD_MESSAGES.REQUIRED],
    [' \u200B\n ', FIELD_MESSAGES.REQUIRED],
    ['س'.repeat(151), 'النص طويل'],
    [7, FIELD_MESSAGES.WRONG_TYPE],
    [null, FIELD_MESSAGES.REQUIRED],
  ])('is refused with the title %j, and says so there', (given, message) => {
    const { json, form } = createBodies(input);
    const body = { ...least, [title]: given };
    expect(wrong(json, body)).toEqual({ [title]: expect.stringContaining(message) });
    expect(wrong(form, body)).toEqual({ [title]: expect.stringContaining(message) });
  });

  it.each([
    [{ slug: '!؟' }, 'slug'],
    [{ slug: '0'.repeat(32) }, 'slug'],
    [{ status: 'trash' }, 'status'],
    [{ publishAt: 'غدًا' }, 'publishAt'],
    [{ unpublishAt: '2026-13-01T00:00:00Z' }, 'unpublishAt'],
    [{ imageAlt: 'س'.repeat(301) }, 'imageAlt'],
  ])('is refused with %j', (more, field) => {
    expect(Object.keys(wrong(createBodies(input).json, { ...least, ...more }))).toEqual([field]);
  });

  it('knows nothing but its fields', () => {
    const more =
      '"id":"1","_id":"1","createdAt":"x","version":9,"position":1,"search":"x","__proto__":{"a":1}';
    const body = JSON.parse(`{${more},${JSON.stringify(least).slice(1)}`);
    expect(createBodies(input).json.parse(body)).toEqual(createBodies(input).json.parse(least));
  });
});

describe('a form’s lists', () => {
  const { form } = createBodies(newsInput);
  const least = { title: 'خبر', serviceId: 's' };

  it('come in the order of their numbers, trimmed, without blank entries', () => {
    const body = {
      ...least,
      'desc[10]': ' ثالثة ',
      'desc[2]': 'ثانية\r\nتتمة',
      'desc[0]': 'أولى',
      'desc[3]': ' ',
    };
    expect(form.parse(body)).toMatchObject({ desc: ['أولى', 'ثانية\nتتمة', 'ثالثة'] });
  });

  it('may be one text, or none', () => {
    expect(form.parse({ ...least, desc: 'أولى' })).toMatchObject({ desc: ['أولى'] });
    expect(form.parse({ ...least, desc: '' })).toMatchObject({ desc: [] });
    expect(form.parse(least)).not.toHaveProperty('desc');
  });

  it('are refused when they are too many or one is too long, naming the entry', () => {
    expect(wrong(form, { ...least, desc: Array(101).fill('س') })).toHaveProperty('desc');
    expect(wrong(form, { ...least, 'desc[0]': 'س', 'desc[1]': 'س'.repeat(5001) })).toHaveProperty(['desc.1']);
  });
});

describe('fields of their own', () => {
  it('take whole riyals in any digits, and none', () => {
    const price = (given: unknown) =>
      serviceInput.parse({ title: 'س', sectionId: 's', priceFrom: given }).priceFrom;
    expect([price('٤٠٠'), price(0), price(''), price(null)]).toEqual([400, 0, null, null]);
    for (const given of ['1.5', 'كثير', -1, 1_000_001]) expect(() => price(given)).toThrow();
  });

  it('take a time without a zone as Riyadh’s', () => {
    const { startsAt, endsAt } = offerInput.parse({ title: 'س', price: 1, ...times });
    expect([startsAt, endsAt]).toEqual(['2026-03-01T06:00:00.000Z', '2026-03-02T09:00:00.000Z']);
  });

  it('lead nowhere but into this site or to https', () => {
    const href = (buttonHref: string) => heroInput.safeParse({ title: 'س', buttonHref }).success;
    expect(['', '/services', '/#offers', 'https://wa.me/966500000000'].map(href)).not.toContain(false);
    const elsewhere = [
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      'http://x.example',
      'services',
      'https://',
    ];
    expect(elsewhere.map(href)).not.toContain(true);
  });

  it('take a picture, its focal point or its text alone', () => {
    const image = new File(['x'], 'x.png');
    expect(pictureBody.parse({ image, focalX: '0.25' })).toEqual({ image, focalX: 0.25 });
    expect(pictureBody.parse({ image: new File([], ''), focalY: '' })).toEqual({});
    for (const body of [{ image: 'x' }, { focalX: '1.1' }, { focalY: 'x' }]) {
      expect(pictureBody.safeParse(body).success).toBe(false);
    }
  });

  it('name records to be put in order ', () => {
    expect(orderBody.safeParse({ ids: [] }).success).toBe(false);
    expect(orderBody.parse({ ids: ['a', 'b'] })).toEqual({ ids: ['a', 'b'] });
  });
});
