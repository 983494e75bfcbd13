import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldMessage, fieldsOfIssues } from './field-messages.ts';

const schema = z.object({
  title: z.string().trim().min(2).max(5),
  kind: z.enum(['a', 'b']),
  count: z.int().min(1).max(9),
  tags: z.array(z.string()).min(1).max(2),
  mail: z.email(),
  place: z.object({ city: z.string() }),
  either: z.union([z.string(), z.boolean()]),
});
const good = {
  title: 'abc',
  kind: 'a',
  count: 1,
  tags: ['x'],
  mail: 'a@b.co',
  place: { city: 'x' },
  either: 'x',
};

function fieldsOf(input: unknown, of: z.ZodType = schema): Record<string, string> {
  const { error } = of.safeParse(input);
  return error ? fieldsOfIssues(error.issues, input) : {};
}

describe('what is wrong with a field', () => {
  it('is nothing where nothing is wrong', () => expect(fieldsOf(good)).toEqual({}));

  it.each([
    [{ title: undefined }, 'title', 'هذا الحقل مطلوب.'],
    [{ title: null }, 'title', 'هذا الحقل مطلوب.'],
    [{ kind: undefined }, 'kind', 'هذا الحقل مطلوب.'],
    [{ either: undefined }, 'either', 'هذا الحقل مطلوب.'],
    [{ place: {} }, 'place.city', 'هذا الحقل مطلوب.'],
    [{ place: undefined }, 'place', 'هذا الحقل مطلوب.'],
    [{ title: ' a ' }, 'title', 'النص قصير: أقل عدد مقبول من الأحرف هو ٢.'],
    [{ title: 'abcdef' }, 'title', 'النص طويل: أكبر عدد مقبول من الأحرف هو ٥.'],
    [{ title: 5 }, 'title', 'نوع القيمة غير صحيح.'],
    [{ title: [] }, 'title', 'نوع القيمة غير صحيح.'],
    [{ either: 5 }, 'either', 'نوع القيمة غير صحيح.'],
    [{ place: 'x' }, 'place', 'نوع القيمة غير صحيح.'],
    [{ kind: 'c' }, 'kind', 'هذه القيمة غير معروفة. اختر من القيم المتاحة.'],
    [{ count: 'x' }, 'count', 'اكتب عددًا صحيحًا.'],
    [{ count: 1.5 }, 'count', 'اكتب عددًا صحيحًا.'],
    [{ count: 0 }, 'count', 'العدد صغير: أصغر عدد مقبول هو ١.'],
    [{ count: 10 }, 'count', 'العدد كبير: أكبر عدد مقبول هو ٩.'],
    [{ tags: [] }, 'tags', 'العناصر قليلة: أقل عدد مقبول هو ١.'],
    [{ tags: ['a', 'b', 'c'] }, 'tags', 'العناصر كثيرة: أكبر عدد مقبول هو ٢.'],
    [{ tags: ['a', 5] }, 'tags.1', 'نوع القيمة غير صحيح.'],
    [{ mail: 'x' }, 'mail', 'الصيغة غير صحيحة.'],
  ])('%j', (change, field, message) => {
    expect(fieldsOf({ ...good, ...change })).toEqual({ [field]: message });
  });

  it('that is empty though one letter is asked for is that it is missing', () => {
    expect(fieldsOf('', z.string().min(1))).toEqual({ _: 'هذا الحقل مطلوب.' });
  });

  it('nobody knows is named', () => {
    expect(fieldsOf({ role: 'superadmin' }, z.strictObject({}))).toEqual({ role: 'هذا الحقل غير معروف.' });
    const nested = z.object({ user: z.strictObject({}) });
    expect(fieldsOf({ user: { id: 1 } }, nested)).toEqual({ 'user.id': 'هذا الحقل غير معروف.' });
  });

  it('is the first of several', () => {
    const twice = z.string().min(3).max(1);
    expect(fieldsOf('ab', twice)).toEqual({ _: 'النص قصير: أقل عدد مقبول من الأحرف هو ٣.' });
  });

  it('has the text of a schema’s own code, with its numbers', () => {
    const own = z.object({
      list: z.array(z.string()).refine((list) => list.length < 3, { error: 'TOO_MANY', params: { max: 2 } }),
    });
    expect(fieldsOf({ list: ['a', 'b', 'c'] }, own)).toEqual({ list: 'العناصر كثيرة: أكبر عدد مقبول هو ٢.' });
    expect(fieldsOf({}, z.object({ kind: z.literal('a', { error: 'UNKNOWN_VALUE' }) }))).toEqual({
      kind: 'هذه القيمة غير معروفة. اختر من القيم المتاحة.',
    });
  });

  it('cannot be named after a prototype', () => {
    const fields = fieldsOf(JSON.parse('{"__proto__": 1}'), z.object({ ['__proto__']: z.string() }).strict());
    expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
  });
});

describe('fieldMessage', () => {
  it('says a limit only where it is known', () => {
    expect(fieldMessage('TOO_LONG')).toBe('النص طويل.');
    expect(fieldMessage('TOO_LONG', { max: 80 })).toBe('النص طويل: أكبر عدد مقبول من الأحرف هو ٨٠.');
  });

  it('keeps what is no code', () => expect(fieldMessage('اكتب اسمك.')).toBe('اكتب اسمك.'));
});
