import type { QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { TitleRecord } from '#content/content.contract.ts';
import type { StaffRecord } from '#content/manage.contract.ts';
import type { PresentedImage } from '#media/media-address.ts';
import type { EditorField } from './editor-field.ts';
import type { Wire, WireValue } from './field-values.ts';
import type { Title } from './titles.queries.ts';

/** A record as the staff's calls answer it, whatever its type. */
export type EditedRecord = StaffRecord<
  { _id: string; slug: string; image: PresentedImage | null; createdAt: string; updatedAt: string },
  z.ZodObject
>;

/** Everything in which one type's editor differs from the others'. */
export interface EditorType {
  /** The last part of the path: `service`. */
  path: string;
  /** The record's name in answers: `service`, `data` for news. */
  one: string;
  /** What the API takes; an editor checks a form by it before it is sent. */
  input: z.ZodObject;
  /** In the order they are filled in. */
  fields: readonly EditorField[];
  /** Folded away under them: when it is seen, its address. */
  options: readonly EditorField[];
  titles: { add: string; edit: string };
  texts: EditorTexts;
  /** Its page on the site, for a look at it before it is published. */
  preview?: EditorPreview;
  /** Titles of what a record is linked to, as it names them. */
  linked?(record: EditedRecord): readonly Title[];
}

/** By this the public screens ask for the record that is being written. */
export const PREVIEWED = 'preview';

/** How a type's public screen is shown of a record that nobody else sees yet. */
export interface EditorPreview {
  Screen: ComponentType<{ reference: string }>;
  /** Where the screen looks for the record `PREVIEWED`. */
  queryKey: QueryKey;
  /** What the screen finds there, where that is not the record alone. */
  answer?(record: object): object;
  /** What a record that was never saved shows of what others say of it. */
  unsaved?: object;
  /** What visitors get under other names than the API takes it: the linked records. */
  links?(wire: Wire, titled: (id: WireValue | undefined) => TitleRecord | null): object;
}

/** What a toast says where the server sends no message; the `…Failed` where an error has no words of its own. */
export interface EditorTexts {
  added: string;
  edited: string;
  imageSaved: string;
  addFailed: string;
  editFailed: string;
  imageFailed: string;
  /** Of a call that was not answered. */
  lost?: { add: string; edit: string; image: string };
  /** Of a change that was answered by a refusal. */
  refused?: string;
}
