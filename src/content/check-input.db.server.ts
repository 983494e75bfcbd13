import type { Db } from '#db/store.ts';
import { AppError } from '#lib/errors.ts';
import type { Input, KeptType } from './content-type.ts';
import { seenIn } from './visible.db.server.ts';

/**
 * Refuses a whole input in which one field contradicts another, or which newly names what is not there any more; what
 * it named before may be in the bin by now.
 * @throws {AppError} INVALID naming the fields.
 */
export async function checkInput(
  db: Db,
  type: KeptType,
  input: Input,
  { before = {}, at }: { before?: Input; at: Date },
): Promise<void> {
  const fields: Record<string, string> = { ...type.check?.(input) };
  const { publishAt, unpublishAt } = input;
  if (publishAt && unpublishAt && String(unpublishAt) <= String(publishAt)) {
    fields.unpublishAt = 'ENDS_TOO_EARLY';
  }
  for (const name of Object.keys(type.names ?? {})) {
    const known = new Set(idsIn(before[name]));
    const added = idsIn(input[name]).filter((id) => !known.has(id));
    if ((await findGone(db, type, name, added, at)).length > 0) fields[name] = 'GONE';
  }
  if (Object.keys(fields).length > 0) throw new AppError('INVALID', { fields });
}

/** An earlier input as far as it can be brought back: without what it names that is gone. */
export async function withoutGone(db: Db, type: KeptType, input: Input, at: Date): Promise<Input> {
  const kept: Record<string, unknown> = { ...input };
  for (const name of Object.keys(type.names ?? {})) {
    const gone = new Set(await findGone(db, type, name, idsIn(input[name]), at));
    if (gone.size === 0) continue;
    if (Array.isArray(input[name])) kept[name] = idsIn(input[name]).filter((id) => !gone.has(id));
    else delete kept[name];
  }
  return kept;
}

/** Those of the ids that name nothing outside the bin. */
export async function findGone(
  db: Db,
  { names = {} }: KeptType,
  name: string,
  ids: readonly string[],
  at: Date,
): Promise<string[]> {
  const table = names[name];
  if (!table || ids.length === 0) return [];
  const rows = await seenIn(db, table, { at, staff: 'all' }).select('id').where('id', 'in', ids).execute();
  const there = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !there.has(id));
}

function idsIn(value: unknown): string[] {
  return [value].flat().filter((id) => typeof id === 'string');
}
