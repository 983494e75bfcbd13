import { wordDifference } from './word-difference.ts';

const REMOVED = 'rounded-sm bg-danger-tint text-danger decoration-1';
const ADDED = 'rounded-sm bg-success-tint text-success no-underline';

/** What changed from one text to another, word by word: taken out is struck through, put in is marked. */
export function TextDifference({ before, after }: { before: string; after: string }) {
  const parts = wordDifference(before, after).map((part, place) => ({ ...part, place }));
  return (
    <p dir="auto" className="break-words whitespace-pre-wrap">
      {parts.map(({ text, is, place }) => {
        if (is === 'added')
          return (
            <ins key={place} className={ADDED}>
              {text}
            </ins>
          );
        if (is === 'removed')
          return (
            <del key={place} className={REMOVED}>
              {text}
            </del>
          );
        return <span key={place}>{text}</span>;
      })}
    </p>
  );
}
