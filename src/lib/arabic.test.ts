import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldArabic, searchTerms, toLatinDigits } from '#lib/arabic.ts';

const arabicWord = fc
  .array(fc.constantFrom(...'ابتثجحخدذرزسشصضطظعغفقكلمنهويءأإآؤئىة'), { minLength: 2, maxLength: 10 })
  .map((letters) => letters.join(''));
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(arabicWord).map((words) => words.join(' ')),
);

function finds(query: string, text: string): boolean {
  const folded = foldArabic(text);
  return searchTerms(query).every((term) => folded.includes(term));
}

describe('foldArabic', () => {
  test.each([
    ['أإآٱا', 'ااااا'],
    ['مستشفى', 'مستشفي'],
    ['عيادة', 'عياده'],
    ['مؤمن وائل', 'مومن وايل'],
    ['تَقْوِيمٌ', 'تقويم'],
    ['تقـــويم', 'تقويم'],
    ['\u202Bتق\u200Fويم\u202C\uFEFF', 'تقويم'],
    ['٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹', '0123456789 0123456789'],
    ['کلینیک', 'كلينيك'],
    ['ﻋﻴﺎدﺓ', 'عياده'],
    ['Ｉｎｖｉｓalign® Café', 'invisalign cafe'],
    ['  زراعة،\u00A0(الأسنان)؟\n', 'زراعه اسنان'],
    ['BS-7K3M9Q', 'bs 7k3m9q'],
    ['٪؟!', ''],
    ['', ''],
  ])('%j → %j', (text, folded) => {
    expect(foldArabic(text)).toBe(folded);
  });

  test.each([
    ['الأسنان', 'اسنان'],
    ['والأسنان', 'اسنان'],
    ['بالأسنان', 'اسنان'],
    ['كالأسنان', 'اسنان'],
    ['فالأسنان', 'اسنان'],
    ['وبالأسنان', 'اسنان'],
    ['للأسنان', 'اسنان'],
    ['وللأسنان', 'اسنان'],
    ['الفم', 'فم'],
    ['والفم', 'فم'],
    ['واللثة', 'لثه'],
    ['للثة', 'لثه'],
  ])('the article goes: %s → %s', (text, folded) => {
    expect(foldArabic(text)).toBe(folded);
  });

  test.each([
    ['ألم', 'الم'],
    ['الألم', 'الم'],
    ['آلام', 'الام'],
    ['الآلام', 'الام'],
    ['والدة', 'والده'],
    ['الوالدين', 'والدين'],
    ['للبالغين', 'بالغين'],
    ['ال', 'ال'],
  ])('a root keeps its own ال: %s → %s', (text, folded) => {
    expect(foldArabic(text)).toBe(folded);
  });

  test.each([
    ['زراعه اسنان', 'زراعة الأسنان'],
    ['الاسنان', 'تبييض أسنان'],
    ['التهاب', 'علاج الالتهابات'],
    ['الالتهاب', 'التهاب اللثة'],
    ['المانيه', 'تيجان ألمانية'],
    ['الألمانية', 'تيجان المانيه'],
    ['بالغ', 'تقويم البالغين'],
    ['عبدالرحمن', 'د. عبد الرحمن'],
    ['عبد الرحمن', 'د. عبدالرحمن'],
    ['عبد الله', 'عبدالله'],
    ['٥٠٪', 'خصم 50%'],
    ['ابتسامه', 'الابتسامة اللبنانية'],
  ])('«%s» finds «%s»', (query, text) => {
    expect(finds(query, text)).toBe(true);
  });

  test('pain is not found in every word that happens to hold its last letters', () => {
    expect(finds('ألم', 'موعد')).toBe(false);
    expect(finds('آلام', 'أمان')).toBe(false);
  });

  test('folding twice changes nothing', () => {
    fc.assert(
      fc.property(anyText, (text) => foldArabic(foldArabic(text)) === foldArabic(text)),
      {
        numRuns: 2000,
      },
    );
  });

  test('every code point by itself and inside a word folds to a fixed point', () => {
    for (let code = 0; code <= 0x1ffff; code += 1) {
      const text = `س${String.fromCodePoint(code)}ن`;
      const folded = foldArabic(text);
      if (foldArabic(folded) !== folded) throw new Error(`U+${code.toString(16)}`);
    }
  });

  test('a wall of letters does not overflow the stack', () => {
    const wall = 'ال'.repeat(200_000);
    expect(foldArabic(wall)).toBe(wall);
  });

  test('only letters and digits in single spaces remain', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(foldArabic(text)).toMatch(/^(?:[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*)?$/u);
        expect(foldArabic(text)).not.toMatch(/[أإآٱىةؤئـ٠-٩۰-۹\p{M}\p{Cf}]/u);
      }),
    );
  });

  test('a word is found in the same word with its article, and a text in itself', () => {
    fc.assert(fc.property(arabicWord, (word) => finds(word, `ال${word}`)));
    fc.assert(fc.property(anyText, (text) => finds(text, text)));
    fc.assert(fc.property(arabicWord, arabicWord, (a, b) => finds(b, `${a} ${b}`)));
  });
});

describe('searchTerms', () => {
  test('folded words, each once, at most eight', () => {
    expect(searchTerms(' زراعة  الأسنان، أسنان ')).toEqual(['زراعه', 'اسنان']);
    expect(searchTerms('a b c d e f g h i j')).toHaveLength(8);
    expect(searchTerms(' ؟ ')).toEqual([]);
  });
});

describe('toLatinDigits', () => {
  test('digits of any script, nothing else', () => {
    expect(toLatinDigits('هاتف ٠٥٠-۱۲۳ ４५ 𝟗𝟎')).toBe('هاتف 050-123 45 90');
    expect(toLatinDigits('²Ⅷ١')).toBe('²Ⅷ1');
  });
});
