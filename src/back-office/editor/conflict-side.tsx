import type { ReactNode } from 'react';
import { conflict as words } from '#messages/staff-editor.ts';

interface ConflictSideProps {
  title: string;
  text: string;
  /** Of a picture, its address. */
  src?: string | undefined;
  /** What can be done with it. */
  children?: ReactNode;
}

/** One of the two texts or pictures that an edit has come to stand between. */
export function ConflictSide({ title, text, src, children }: ConflictSideProps) {
  return (
    <figure className="grid min-w-0 content-start justify-items-start gap-1 rounded-field bg-white p-3.5">
      <figcaption className="text-sm text-muted">{title}</figcaption>
      {src ? <img src={src} alt="" className="block h-28 max-w-full rounded-field object-cover" /> : null}
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

/** Two of them beside each other, under what they are about. */
export function Sides({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <div className="mt-4">
      <h4 className="font-medium">{name}</h4>
      {note ? <p className="mt-0.5 text-sm">{note}</p> : null}
      <div className="mt-1.5 grid grid-cols-1 gap-2.5 sm:grid-cols-2">{children}</div>
    </div>
  );
}
