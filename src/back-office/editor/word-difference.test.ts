import { expect, test } from 'vitest';
import { wordDifference } from './word-difference.ts';

test('an Arabic word is changed whole, never by its letters', () => {
  expect(wordDifference('زراعة الأسنان في يوم', 'زراعة الأضراس في يوم')).toEqual([
    { text: 'زراعة ', is: 'kept' },
    { text: 'الأسنان', is: 'removed' },
    { text: 'الأضراس', is: 'added' },
    { text: ' في يوم', is: 'kept' },
  ]);
});

test('paragraphs keep their lines, and nothing becomes something', () => {
  expect(wordDifference('', 'أ\nب')).toEqual([{ text: 'أ\nب', is: 'added' }]);
  expect(wordDifference('أ\nب', 'أ')).toEqual([
    { text: 'أ', is: 'kept' },
    { text: '\nب', is: 'removed' },
  ]);
});
