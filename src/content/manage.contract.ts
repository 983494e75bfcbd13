import { z } from 'zod';
import { BULK, ORDER, SUBTITLE, TITLE } from '#lib/limits.ts';
import type { PresentedImage } from '#media/media-address.ts';
import { type ListQuery, recordKeys } from './content.contract.ts';
import { line, moment, orNone, pictureFile, share, slugText } from './input-fields.contract.ts';

/**
 * How the staff's calls about a content type work; `TYPE` stands for section, service, doctor, news, offer, hero.
 *
 * - `GET TYPE?state=…`, `GET TYPE/{id or slug}?state=all`: with `state` it is the staff's view (the type's own right,
 *   `no-store`): drafts, what is to come or over, the bin. Each record carries `staffFields` beside what visitors get,
 *   and names linked records though visitors may not see them.
 * - `POST TYPE`: the type's input as JSON or multipart (lists as `desc[0]`, `desc[1]`, …), in multipart also `image`,
 *   `focalX`, `focalY`. Published at once unless `status` or `publishAt` says otherwise. Answers `message` and the
 *   record under the type's own name (`data` for news). With an `Idempotency-Key` a retry after a lost answer makes no
 *   second record: the same key of the same person is the same record, with what was sent last. Where that differs from
 *   a record that was edited since, it is 409 `CONFLICT` with `current`, as a stale edit.
 * - `PUT TYPE/{id}`: what is given changes, the rest stays (an empty list is `desc=''` in multipart). With `version` a
 *   stale edit is 409 `CONFLICT`, and the answer's `current` is the record as it is now; a retry of what was done
 *   already is no conflict. In JSON `image: null` takes the picture away with the rest. Another `slug` leaves a permanent redirect; one that is taken is 409 `SLUG_TAKEN` naming
 *   `slug`.
 * - `PUT TYPE/image/{id}`: multipart `image`, `imageAlt`, `focalX` and `focalY`, each optional: a focal point alone
 *   crops the kept picture anew. `DELETE TYPE/image/{id}` takes the picture away, and its words. Both know `version` too.
 * - `DELETE TYPE/{id}`: into the bin for 30 days; `POST TYPE/{id}/restore` brings it back. A section with services is
 *   409 `SECTION_HAS_SERVICES`; a service whose section is in the bin comes back after it (409 `PARENT_IN_BIN`).
 * - `PUT TYPE/order`: the named records take the places that they have now, in the order given. An id that is unknown or
 *   named twice is 400 at `ids`; one in the bin is left out.
 * - `POST TYPE/bulk`: publish, unpublish, trash or restore the records of `ids`, or with `filter` all that the list has on
 *   all its pages, in one transaction. `changed` says how many were not so before, `records` which, and at which version.
 *   Only unknown ids: 404. With `filter` comes `expected`, the number that was confirmed: where another number matches by
 *   now, 409 `CONFLICT`; where more match than one call may change, 409 `TOO_MANY_RECORDS`; nothing changed.
 * - `POST TYPE/bulk/undo`: takes `records` of a publishing or hiding; each that was not edited since is as seen as before.
 * - `GET TYPE/{id}/versions`, `GET TYPE/{id}/versions/{version}`, `POST TYPE/{id}/versions/{version}/restore`.
 */
export const STATES = ['all', 'published', 'scheduled', 'draft', 'ended', 'trash'] as const;
/** What a list of the staff's is cut down to; `all` is everything outside the bin. */
export type StateFilter = (typeof STATES)[number];
/** What a record is at a moment: seen, to come, hidden, over, in the bin. */
export type ContentState = Exclude<StateFilter, 'all'>;

export const stateFilter = z.enum(STATES).optional().meta({
  description: 'For staff: what visitors do not see too; `all` is everything outside the bin',
});

export const STATUSES = ['published', 'draft'] as const;

/** When and whether a record is seen, and what its picture shows: part of every type's input. */
export const publishing = {
  slug: slugText.optional(),
  status: z.enum(STATUSES).optional(),
  publishAt: orNone(moment).optional(),
  unpublishAt: orNone(moment).optional(),
  imageAlt: line(SUBTITLE).optional().meta({ description: 'What the picture shows, for who cannot see it' }),
};

/** What staff may write of a record of any type; a type adds its own fields. */
export const contentInput = { title: line(TITLE), subTitle: line(SUBTITLE).optional(), ...publishing };

/** What goes with a picture in multipart bodies. */
const picture = { image: pictureFile, focalX: share, focalY: share };

/** The edit that a change was made of; without it nothing is compared. */
export const version = z.preprocess(
  (given) => (typeof given === 'string' && given !== '' ? Number(given) : given),
  z.int({ error: 'NOT_A_NUMBER' }).optional().meta({ description: 'The `version` that was edited' }),
);

/** Bodies of `POST TYPE`: the type's input. */
export function createBodies<Input extends z.ZodObject>(input: Input) {
  return { json: input, form: z.preprocess(unfoldLists, input.extend(picture)) };
}

const noPicture = z.null({ error: 'WRONG_TYPE' }).optional().meta({ description: 'Takes the picture away' });

/** Bodies of `PUT TYPE/{id}`: any part of the type's input. */
export function changeBodies(input: z.ZodObject) {
  const change = input.partial().extend({ version });
  return {
    json: change.extend({ image: noPicture }),
    form: z.preprocess(unfoldLists, change.extend(picture)),
  };
}

/** Body of `PUT TYPE/image/{id}`. */
export const pictureBody = z.object({ ...picture, imageAlt: publishing.imageAlt, version });

/** Query of `DELETE TYPE/image/{id}`. */
export const noPictureQuery = z.object({ version });

/** Body of `PUT TYPE/order`. */
export const orderBody = z.object({
  ids: z
    .array(z.string())
    .min(ORDER.min)
    .max(ORDER.max)
    .refine((ids) => new Set(ids).size === ids.length, { error: 'DOUBLED' })
    .meta({ description: 'First to last, each once', uniqueItems: true }),
});

export const BULK_ACTIONS = ['publish', 'unpublish', 'trash', 'restore'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** A record that a bulk change changed, and the version that it has since. */
export const changedRecord = z.object({ id: z.string(), version: z.int() });
export type ChangedRecord = z.infer<typeof changedRecord>;

/** Body of `POST TYPE/bulk`; `query` is the list's, of which a filter takes what cuts the list down. */
export function bulkBody(query: ListQuery) {
  const { sort, page, size, select, ...cut } = query.shape;
  // Strict: a misspelt parameter would cut nothing, and the change would reach every record.
  const filter = z.strictObject({ ...cut, state: z.enum(STATES) });
  return z
    .object({
      action: z.enum(BULK_ACTIONS),
      ids: z.array(z.string()).min(BULK.min).max(BULK.max).optional(),
      filter: filter.optional().meta({ description: 'Instead of `ids`: all that the list has so' }),
      expected: z
        .int()
        .min(0)
        .optional()
        .meta({ description: 'Beside `filter`: how many it matched when that was confirmed' }),
    })
    .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), {
      error: 'REQUIRED',
      path: ['ids'],
    })
    .refine(({ filter, expected }) => !filter || expected !== undefined, {
      error: 'REQUIRED',
      path: ['expected'],
    })
    .refine(({ action, filter }) => !filter || (filter.state === 'trash') === (action === 'restore'), {
      error: 'UNKNOWN_VALUE',
      path: ['filter', 'state'],
    });
}

/** Body of `POST TYPE/bulk/undo`. */
export const undoBody = z.object({ records: z.array(changedRecord).min(BULK.min).max(BULK.max) });

/** What a record carries for staff beside what visitors get. */
export function staffFields(input: z.ZodObject) {
  return {
    state: z.enum(STATES).exclude(['all']),
    status: z.enum(STATUSES),
    publishAt: z.iso.datetime().nullable(),
    unpublishAt: z.iso.datetime().nullable(),
    deletedAt: z.iso.datetime().nullable().meta({ description: 'In the bin since' }),
    version: z.int(),
    position: z.int().meta({ description: 'The clinic’s own order, smallest first' }),
    focal: z.object({ x: z.number(), y: z.number() }).nullable().meta({ description: '0 to 1 each' }),
    input: wholeInput(input).meta({ description: 'What `PUT` takes to leave the record as it is' }),
  };
}

/** Every field there; what it named may be gone by now. */
function wholeInput(input: z.ZodObject) {
  const fields = Object.entries(input.required().shape) as [string, z.ZodType][];
  return z.object(Object.fromEntries(fields.map(([name, field]) => [name, field.nullable()])));
}

/** What staff may write of a record, whole: an editor starts from it, a version keeps it. */
export type WholeInput<Input extends z.ZodObject> = Required<z.output<Input>>;

/** A record as staff get it: `StaffRecord<NewsRecord, typeof newsInput>`. */
export type StaffRecord<Rec, Input extends z.ZodObject> = Rec & {
  state: ContentState;
  status: (typeof STATUSES)[number];
  publishAt: string | null;
  unpublishAt: string | null;
  deletedAt: string | null;
  version: number;
  position: number;
  focal: { x: number; y: number } | null;
  input: WholeInput<Input>;
};

/** Who did something; null where it was nobody signed in, or is no longer known. */
export const actorRecord = z.object({ ...recordKeys, name: z.string() }).nullable();

/** One kept state of a record. */
export const versionRecord = z.object({
  version: z.int(),
  savedAt: z.iso.datetime(),
  savedBy: actorRecord,
  current: z.boolean().meta({ description: 'Whether it is what the record is now' }),
});
export type VersionRecord = z.infer<typeof versionRecord>;

/** Answer of `GET TYPE/{id}/versions`: newest first. */
export interface VersionsAnswer {
  success: true;
  versions: VersionRecord[];
}

/** Answer of `GET TYPE/{id}/versions/{version}`. */
export interface VersionAnswer<Input extends z.ZodObject> {
  success: true;
  version: VersionRecord & { input: WholeInput<Input>; image: PresentedImage | null };
}

/** Answer of `POST TYPE/bulk`. */
export interface BulkAnswer {
  success: true;
  message: string;
  changed: number;
  records: ChangedRecord[];
}

/** `desc[0]`, `desc[1]`, … of a form as one list `desc`, in the order of the numbers; what is no such name stays. */
function unfoldLists(form: unknown): unknown {
  if (typeof form !== 'object' || form === null) return form;
  const plain: [string, unknown][] = [];
  const listed = new Map<string, [number, unknown][]>();
  for (const [key, value] of Object.entries(form)) {
    const [, name, place] = /^(\w+)\[(\d*)\]$/.exec(key) ?? [];
    if (name === undefined) plain.push([key, value]);
    else {
      const items = [value].flat().map((item): [number, unknown] => [Number(place), item]);
      listed.set(name, [...(listed.get(name) ?? []), ...items]);
    }
  }
  const lists = [...listed].map(([name, items]) => [
    name,
    items.toSorted(([a], [b]) => a - b).map(([, item]) => item),
  ]);
  return Object.fromEntries([...plain, ...lists]);
}
