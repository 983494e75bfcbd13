import { useEffect, useRef } from 'react';
import { pictureField, conflict as words } from '#messages/staff-editor.ts';
import { Button } from '#ui/button.tsx';
import { ConflictSide, Sides } from './conflict-side.tsx';
import type { EditedRecord } from './editor-type.ts';
import { valuesOf } from './field-values.ts';
import { fieldName, fieldWords } from './field-words.ts';
import { isPictureChanged, pictureDifference, rebasedPicture, saidOf } from './picture-difference.ts';
import type { Editor } from './use-editor.ts';
import { useTitleOf } from './use-title-of.ts';

/** Somebody else saved first: what both say, field by field, and which is to stay. */
export function ConflictPanel({ editor, theirs }: { editor: Editor; theirs: EditedRecord }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const titleOf = useTitleOf(editor.type, [theirs, editor.record]);
  const saved = valuesOf(editor.fields, theirs.input, new Date());
  const texts = editor.fields
    .map((field) => ({
      name: fieldName(field),
      mine: { text: fieldWords(field, editor.values[field.name] ?? '', titleOf) },
      theirs: { text: fieldWords(field, saved[field.name] ?? '', titleOf) },
    }))
    .filter((one) => one.mine.text !== one.theirs.text);
  const hasPicture = editor.fields.some(({ kind }) => kind === 'picture');
  const picture = hasPicture
    ? pictureDifference(rebasedPicture(editor.picture, editor.record, theirs), theirs)
    : [];
  const differing = [...texts, ...picture];
  const keepsTheirs = hasPicture && picture.length === 0 && isPictureChanged(editor.record, theirs);
  return (
    <section aria-labelledby="conflict" className="rounded-tile bg-gold-tint p-4 sm:p-5">
      <h3 id="conflict" ref={heading} tabIndex={-1} className="text-h3 outline-none">
        {words.title}
      </h3>
      {differing.length > 0 ? <p className="mt-1">{words.text}</p> : null}
      {differing.length === 0 && !keepsTheirs ? <p className="mt-1">{words.noDifference}</p> : null}
      {differing.map(({ name, mine, theirs }) => (
        <Sides key={name} name={name}>
          <ConflictSide title={words.mine} {...mine} />
          <ConflictSide title={words.theirs} {...theirs} />
        </Sides>
      ))}
      {keepsTheirs ? (
        <Sides name={pictureField.label} note={words.keepsTheirPicture}>
          <ConflictSide title={words.seen} {...saidOf(editor.record?.image)} />
          <ConflictSide title={words.theirs} {...saidOf(theirs.image)} />
        </Sides>
      ) : null}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={() => editor.settle('mine', theirs)}>{words.keepMine}</Button>
        <Button look="outline" onClick={() => editor.settle('theirs', theirs)}>
          {words.takeTheirs}
        </Button>
      </div>
    </section>
  );
}
