import { diffArrays } from 'diff';

export interface WordPart {
  text: string;
  is: 'kept' | 'added' | 'removed';
}

/** What changed from one text to another, in whole words: the package's own words are those of Latin letters. */
export function wordDifference(before: string, after: string): WordPart[] {
  return diffArrays(words(before), words(after)).map(({ value, added, removed }) => ({
    text: value.join(''),
    is: added ? 'added' : removed ? 'removed' : 'kept',
  }));
}

/** The words and what stands between them. */
function words(text: string): string[] {
  return text.split(/(\s+)/).filter((word) => word !== '');
}
