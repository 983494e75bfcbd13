import { toLatinDigits } from '#lib/arabic.ts';

/** Longest slug, in characters: what still reads in an address bar and a shared link. */
const LONGEST_SLUG = 80;

/**
 * A title as the last part of an address: Arabic letters kept as written, Latin in lower case, words joined
 * by '-', no tashkeel, at most 80 characters and cut between words where that is possible.
 * Empty when the title has no letter and no digit; the caller then uses the id.
 */
export function slugify(title: string): string {
  const words = toLatinDigits(title.normalize('NFKC').toLowerCase())
    .normalize('NFC')
    .replace(/[\p{M}\p{Cf}ـ]/gu, '')
    .replace(/ی/g, 'ي')
    .replace(/ک/g, 'ك')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return joinWithin(words);
}

function joinWithin(words: string[]): string {
  let slug = '';
  for (const word of words) {
    const next = slug ? `${slug}-${word}` : word;
    if ([...next].length > LONGEST_SLUG) break;
    slug = next;
  }
  if (slug) return slug;
  return [...(words[0] ?? '')].slice(0, LONGEST_SLUG).join('');
}
