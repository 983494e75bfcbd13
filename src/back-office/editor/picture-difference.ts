import { formatNumber } from '#lib/format.ts';
import { pictureField, conflict as words } from '#messages/staff-editor.ts';
import type { EditedRecord } from './editor-type.ts';
import { type PictureChoice, pictureOf } from './picture-choice.ts';

type Pictured = Pick<EditedRecord, 'focal' | 'image'> & { input: { imageAlt?: unknown } };

/** What both say of one thing. */
interface Difference {
  name: string;
  mine: string;
  theirs: string;
}

/**
 * A choice made on the record `before`, carried over to the record as somebody else saved it: what was left alone here
 * is as they left it.
 */
export function rebasedPicture(
  mine: PictureChoice,
  before: Pictured | null,
  theirs: Pictured,
): PictureChoice {
  const was = pictureOf(before);
  const now = pictureOf(theirs);
  const isOther = mine.file !== null || mine.removed;
  return {
    ...mine,
    alt: mine.alt.trim() === was.alt ? now.alt : mine.alt,
    focal: isOther || !isSamePoint(mine, was) ? mine.focal : now.focal,
  };
}

/** Whether somebody else changed the picture, its centre or its words since `before`. */
export function isPictureChanged(before: Pictured | null, theirs: Pictured): boolean {
  const was = pictureOf(before);
  const now = pictureOf(theirs);
  return before?.image?.url !== theirs.image?.url || was.alt !== now.alt || !isSamePoint(was, now);
}

/** Where a choice differs from a record's picture, in words; '' is nothing. */
export function pictureDifference(mine: PictureChoice, theirs: Pictured): Difference[] {
  const now = pictureOf(theirs);
  const saved = theirs.image ? words.savedPicture : '';
  const isKept = !mine.file && !mine.removed;
  const rows: Difference[] = [
    { name: pictureField.label, mine: isKept ? saved : (mine.file?.name ?? ''), theirs: saved },
    { name: pictureField.alt, mine: mine.alt.trim(), theirs: now.alt },
  ];
  if (isKept && theirs.image) {
    rows.push({ name: pictureField.focal, mine: pointWords(mine), theirs: pointWords(now) });
  }
  return rows.filter((one) => one.mine !== one.theirs);
}

function isSamePoint({ focal: one }: PictureChoice, { focal: other }: PictureChoice): boolean {
  return one.x === other.x && one.y === other.y;
}

function pointWords({ focal: { x, y } }: PictureChoice): string {
  return pictureField.focalAt(percent(x), percent(y));
}

function percent(thousandths: number): string {
  return formatNumber(Math.round(thousandths / 10));
}
