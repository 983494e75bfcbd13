import { formatNumber } from '#lib/format.ts';
import type { PresentedImage } from '#media/media-address.ts';
import { pictureField, conflict as words } from '#messages/staff-editor.ts';
import type { EditedRecord } from './editor-type.ts';
import { type PictureChoice, pictureOf } from './picture-choice.ts';

type Pictured = Pick<EditedRecord, 'focal' | 'image'> & { input: { imageAlt?: unknown } };

/** What both say of one thing. */
interface Difference {
  name: string;
  mine: Said;
  theirs: Said;
}

/** Words, '' for nothing, and where it is a picture its address. */
export interface Said {
  text: string;
  src?: string | undefined;
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
  const saved = saidOf(theirs.image);
  const isKept = !mine.file && !mine.removed;
  const chosen = { text: mine.file?.name ?? '', src: mine.preview || undefined };
  const rows: Difference[] = [
    { name: pictureField.label, mine: isKept ? saved : chosen, theirs: saved },
    { name: pictureField.alt, mine: { text: mine.alt.trim() }, theirs: { text: now.alt } },
  ];
  if (isKept && theirs.image) {
    rows.push({ name: pictureField.focal, mine: pointWords(mine), theirs: pointWords(now) });
  }
  return rows.filter((one) => one.mine.text !== one.theirs.text);
}

/** A record's picture as a difference shows it. */
export function saidOf(image: PresentedImage | null | undefined): Said {
  return image ? { text: words.savedPicture, src: image.cardImage } : { text: '' };
}

function isSamePoint({ focal: one }: PictureChoice, { focal: other }: PictureChoice): boolean {
  return one.x === other.x && one.y === other.y;
}

function pointWords({ focal: { x, y } }: PictureChoice): Said {
  return { text: pictureField.focalAt(percent(x), percent(y)) };
}

function percent(thousandths: number): string {
  return formatNumber(Math.round(thousandths / 10));
}
