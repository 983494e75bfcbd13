import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ask, type ClosedBy, leave, openQuestions, press, type Question } from './ask.ts';
import { checkInput } from './check-input.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(more: Partial<Question> = {}) {
  const answer = ask({ title: 'هل أنت متأكد؟', ...more });
  const id = openQuestions().at(-1)?.id ?? 0;
  return { id, answer };
}

describe('the dialog closes', () => {
  test.each(['cancel', 'close', 'backdrop', 'escape'] as const)('by %s', async (by) => {
    const { id, answer } = open();
    leave(id, by);
    expect(await answer).toEqual({ closedBy: by, value: '' });
    expect(openQuestions()).toEqual([]);
  });

  test.each(['confirm', 'deny'] as const)('by %s', async (by) => {
    const { id, answer } = open();
    await press(id, by);
    expect(await answer).toEqual({ closedBy: by, value: '' });
  });

  test('by its timer, and not before', async () => {
    const { answer } = open({ timer: 3000 });
    vi.advanceTimersByTime(2999);
    expect(openQuestions()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(await answer).toEqual({ closedBy: 'timer', value: '' });
  });

  test('once: what comes after its end says nothing more', async () => {
    const { id, answer } = open({ timer: 10 });
    leave(id, 'cancel');
    leave(id, 'escape');
    vi.advanceTimersByTime(20);
    expect((await answer).closedBy).toBe('cancel');
  });

  test('the upper of two first', async () => {
    const lower = open();
    const upper = open({ title: 'ثانيًا' });
    leave(upper.id, 'escape');
    expect(openQuestions().map(({ id }) => id)).toEqual([lower.id]);
    leave(lower.id, 'escape');
    await lower.answer;
  });
});

describe('the dialog is held open', () => {
  test.each([
    ['confirm', { preConfirm: () => false }],
    ['deny', { preDeny: () => Promise.resolve(false) }],
    ['confirm', { preConfirm: () => Promise.reject(new Error('offline')) }],
  ] as ['confirm' | 'deny', Partial<Question>][])('by a pre-check of %s', async (by, more) => {
    const { id, answer } = open(more);
    await press(id, by);
    expect(openQuestions()).toMatchObject([{ id, busy: false }]);
    leave(id, 'cancel');
    expect((await answer).closedBy).toBe('cancel');
  });

  test('while the check is under way, and pressed once however often', async () => {
    const check = Promise.withResolvers<boolean>();
    const preConfirm = vi.fn(() => check.promise);
    const { id, answer } = open({ preConfirm });
    const pressed = press(id, 'confirm');
    await press(id, 'confirm');
    expect(openQuestions()).toMatchObject([{ busy: true }]);
    check.resolve(true);
    await pressed;
    expect(await answer).toEqual({ closedBy: 'confirm', value: '' });
    expect(preConfirm).toHaveBeenCalledOnce();
  });

  test.each([
    ['escape', { allowEscape: false }],
    ['backdrop', { allowBackdrop: false }],
  ] as [Exclude<ClosedBy, 'confirm' | 'deny'>, Partial<Question>][])(
    'where %s is not allowed',
    async (by, more) => {
      const { id, answer } = open(more);
      leave(id, by);
      expect(openQuestions()).toHaveLength(1);
      leave(id, 'cancel');
      await answer;
    },
  );

  test('until what is typed is right; then it says what that was, trimmed', async () => {
    const { id, answer } = open({ input: { type: 'email', label: 'البريد' } });
    await press(id, 'confirm', 'nobody');
    expect(openQuestions()).toMatchObject([{ mistake: 'Invalid email address' }]);
    await press(id, 'confirm', ' a@basma.test ');
    expect(await answer).toEqual({ closedBy: 'confirm', value: 'a@basma.test' });
  });
});

test.each([
  ['email', 'a@b.co', ''],
  ['email', 'a b@c.co', 'Invalid email address'],
  ['email', 'a@b', 'Invalid email address'],
  ['url', 'https://basma.test/x?y=1', ''],
  ['url', 'http://basma.test', ''],
  ['url', 'ftp://basma.test', 'Invalid URL'],
  ['url', 'javascript:alert(1)', 'Invalid URL'],
  ['url', 'basma.test', 'Invalid URL'],
  ['url', 'https://', 'Invalid URL'],
  ['text', '<b>anything</b>', ''],
  ['email', '  ', ''],
] as const)('as %s «%s» gets «%s»', (type, text, mistake) => {
  expect(checkInput({ type, label: 'الحقل' }, text)).toBe(mistake);
});

test('a required answer may not be blank', () => {
  expect(checkInput({ type: 'text', label: 'الاسم', required: true }, '  ')).toBe('هذا الحقل مطلوب.');
});

test('what else an answer must be is said in its own words, of what was typed', () => {
  const check = (value: string) => (value === '7' ? '' : 'سبعة فقط');
  const input = { type: 'text', label: 'الرقم', check } as const;
  expect(['7', ' 7 ', '8', ''].map((typed) => checkInput(input, typed))).toEqual(['', '', 'سبعة فقط', '']);
});
