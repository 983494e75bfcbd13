import { z } from '@hono/zod-openapi';
import type { Area } from '#auth/permissions.ts';
import { CONTENT_TYPES, type ContentNames } from '#lib/content-types.ts';
import type { ContentNoun } from '#messages/content-answers.ts';
import type { ListQuery } from './content.contract.ts';
import type { ContentTable } from './content-type.ts';
import { type actorRecord, staffFields, type versionRecord } from './manage.contract.ts';

/** Its names come from the description of the type, so that the compiler knows no more of it. */
export type Answer = Record<string, unknown>;

/** What a content type says of its calls. */
export interface CallsOfType {
  noun: ContentNoun;
  query: ListQuery;
  record: z.ZodObject;
  input: z.ZodObject;
}

/** The same with the names of `lib/content-types.ts`. */
export interface ContentCalls extends CallsOfType, ContentNames {
  /** The name of the record in the API's description. */
  name: string;
  /** Whose work it is. */
  area: Area;
}

export function namedCalls(table: ContentTable, calls: CallsOfType): ContentCalls {
  const names = CONTENT_TYPES[table];
  const name = names.path.charAt(0).toUpperCase() + names.path.slice(1);
  return { ...calls, ...names, name, area: table };
}

/** A record with all that staff see; made anew, as only schemas made after the description can be given a name. */
export function staffRecord({ record, input, name }: ContentCalls) {
  return record.extend(staffFields(input)).openapi(`${name}Staff`);
}

/** A record of visitors, which with `state` has what staff see too. */
export function shownRecord({ record, input }: ContentCalls) {
  return record.extend(z.object(staffFields(input)).partial().shape);
}

/** What every change answers. */
export function changeAnswer(answer: Record<string, z.ZodType> = {}): z.ZodType<Answer> {
  return z.object({ success: z.literal(true), message: z.string(), ...answer });
}

const idParam = z.string().meta({ param: { name: 'id', in: 'path' }, description: 'An `_id` or a slug' });
export const idParams = z.object({ id: idParam });
export const versionParams = z.object({
  id: idParam,
  version: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000_000)
    .meta({ param: { name: 'version', in: 'path' } }),
});

/** A row of kept states as it is answered. */
export function presentVersion(
  row: { version: number; saved_at: string; saved_by: string | null; saved_by_name: string | null },
  current: number,
): z.infer<typeof versionRecord> {
  const { version, saved_at: savedAt, saved_by: id, saved_by_name: name } = row;
  const savedBy: z.infer<typeof actorRecord> = id && name ? { _id: id, id, name } : null;
  return { version, savedAt, savedBy, current: version === current };
}
