import type { ReactNode } from 'react';
import { conflict as words } from '#messages/staff-editor.ts';

interface ConflictSideProps {
  title: string;
  text: string;
  /** What can be done with it. */
  children?: ReactNode;
}

/** One of the two texts that an edit has come to stand between. */
export function ConflictSide({ title, text, children }: ConflictSideProps) {
  return (
    <figure className="grid min-w-0 content-start justify-items-start gap-1 rounded-field bg-white p-3.5">
      <figcaption className="text-sm text-muted">{title}</figcaption>
      {text ? (
        <p
          dir="auto"
          className="max-w-full break-words whitespace-pre-wrap text-ink [unicode-bidi:plaintext]"
        >
          {text}
        </p>
      ) : (
        <p className="text-muted">{words.empty}</p>
      )}
      {children}
    </figure>
  );
}
