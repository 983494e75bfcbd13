import { expect, test } from 'vitest';
import { isTest } from './import-rules.ts';
import { readSourceFiles, type SourceFile, sourceFile } from './source-files.ts';

/**
 * Stand in the files of two pages, one of them a visitor's: taking the one's from the other would be one more file that
 * the visitor fetches.
 */
const IN_TWO_PAGES = [
  'احجز استشارتك',
  'اختر القسم',
  'التأمين والتقسيط',
  'الصفحة الرئيسية',
  'تم حفظ التغييرات.',
  'جارٍ الحفظ...',
  'حجم الصورة أكبر من ١٠ ميغابايت. اختر صورة أصغر.',
  'حفظ الصورة',
  'رقم الحجز',
  'رقم الهاتف',
  'كل الأخبار',
  'كل الأقسام',
];
/** Two of the specification's texts that happen to be one, as odd as the second is (decision 11). */
const SPECIFIED_TWICE = ['لا توجد خدمات متاحة'];

const ARABIC = /[\u0621-\u064a]/;
const COMMENT = /\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm;
const TEXT = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;

/** Every Arabic text of more than one word that is written twice in `messages/`; a plural's forms may well be the same. */
function writtenTwice(files: readonly SourceFile[]): string[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { path, text } of files) {
    if (!path.startsWith('messages/') || isTest(path)) continue;
    for (const [, plain = '', template = ''] of text.replace(COMMENT, '').matchAll(TEXT)) {
      const said = plain || template;
      if (!ARABIC.test(said) || !said.includes(' ') || said.includes('{n}')) continue;
      if (seen.has(said)) twice.add(said);
      seen.add(said);
    }
  }
  return [...twice].sort();
}

test('every Arabic text is written once', () => {
  expect(writtenTwice(readSourceFiles())).toEqual([...IN_TWO_PAGES, ...SPECIFIED_TWICE].sort());
});

test('a planted repetition is found, within a file and between two', () => {
  const one = sourceFile('messages/one.ts', "const a = 'نص ما'; const b = 'نص ما'; // 'نص آخر'");
  const other = sourceFile('messages/other.ts', 'const c = `نص ثالث`; const d = "x";');
  const third = sourceFile('messages/third.ts', "const e = 'نص ثالث'; const f = 'نص آخر';");
  expect(writtenTwice([one, other, third])).toEqual(['نص ثالث', 'نص ما']);
});
