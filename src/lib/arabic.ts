/** Shortest folded word that an article may leave behind: «الفم» → «فم», but «ألم» stays «الم». */
const SHORTEST_STEM = 2;

/** No Arabic word is longer; a wall of letters is kept as it is, so that folding stays quick. */
const LONGEST_WORD = 40;

const SAME_LETTERS: Record<string, string> = {
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ے: 'ي',
  ة: 'ه',
  ۃ: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
  ک: 'ك',
  ڪ: 'ك',
};
const FOLDED_LETTERS = new RegExp(`[${Object.keys(SAME_LETTERS).join('')}]`, 'g');

/** Marks that exist as characters of their own; decomposed they would leave a space inside the word. */
const SPACED_MARKS = /[\uFC5E-\uFC63\uFE70-\uFE7F]/g;

/**
 * Folded words whose «ال» belongs to the root. Stripped they would be two letters that match half the
 * site («آلام» → «ام») or lose their own singular («بالغين» → «غين» is not found by «بالغ»).
 */
const WHOLE_WORDS = new Set(
  (
    'الله الام الات الاف الوان الياف الان اليه اليك اليها ' +
    'والد والده والدي والدين والدان والدات والدته والدتي والدها والديه والديها ' +
    'بالغ بالغه بالغا بالغين بالغون بالغات بالون بالونات'
  ).split(' '),
);

const ARTICLE = /^[وف]?[بك]?ال/;
const ARTICLE_AFTER_LAM = /^[وف]?لل/;
const JOINED_ABD = /^(عبد)(ال..+)$/u;

/**
 * Decimal digits of any script as 0–9; every other character stays.
 * Unicode keeps each script's digits in a run of ten, so the value is the distance from the run's start.
 */
export function toLatinDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let start = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(start - 1))) start -= 1;
    return String((code - start) % 10);
  });
}

/**
 * The one form in which text is stored for search and in which a query is asked (experience.md, search).
 * Words of letters and digits, lower case, separated by one space; hamza, ta marbuta, alef maqsura, Persian
 * letters, marks, tatweel, digits and the article are levelled. Folding twice changes nothing. A word may
 * lose its beginning, never its end, and both sides lose alike: match a query's word anywhere in the text.
 */
export function foldArabic(text: string): string {
  const letters = text
    .replace(SPACED_MARKS, '')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}ـ]/gu, '')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(FOLDED_LETTERS, (letter) => SAME_LETTERS[letter] ?? letter);
  return toLatinDigits(letters)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(foldWord)
    .join(' ');
}

/** The folded words of a query, each once, the first 8; all of them must be found. Empty for no words. */
export function searchTerms(query: string): string[] {
  const words = foldArabic(query).split(' ').filter(Boolean);
  return [...new Set(words)].slice(0, 8);
}

function foldWord(word: string): string {
  if (word.length > LONGEST_WORD) return word;
  const joined = JOINED_ABD.exec(word);
  if (joined?.[1] && joined[2]) return `${joined[1]} ${foldWord(joined[2])}`;
  const shorter = withoutArticle(word);
  return shorter === word ? word : foldWord(shorter);
}

function withoutArticle(word: string): string {
  if (WHOLE_WORDS.has(word)) return word;
  const stem = word.replace(ARTICLE, '');
  if (stem !== word) return stem.length >= SHORTEST_STEM ? stem : word;
  return withoutLam(word);
}

/** «للأسنان» → «اسنان», but «للثة» (whose third lam is not written) → «لثه». */
function withoutLam(word: string): string {
  const stem = word.replace(ARTICLE_AFTER_LAM, '');
  if (stem === word || stem.length < SHORTEST_STEM) return word;
  return stem.length === SHORTEST_STEM ? `ل${stem}` : stem;
}
