import type { AuditAction } from '#audit/audit.contract.ts';
import { recordAudit } from '#audit/audit.db.server.ts';
import type { ContentColumns } from '#db/content-tables.ts';
import { raiseContentVersion } from '#db/content-version.db.server.ts';
import type { Trx } from '#db/store.ts';
import { foldArabic } from '#lib/arabic.ts';
import { AppError } from '#lib/errors.ts';
import { checkInput } from './check-input.db.server.ts';
import type { Input, KeptType } from './content-type.ts';
import { createContent, type NewContent } from './create-content.db.server.ts';
import { columnsOf, inputOf, searchedTexts, wholeInput } from './fields.ts';
import { saveLinks } from './links.db.server.ts';
import { isSlugTaken, leaveRedirect } from './slugs.db.server.ts';
import { linksOf } from './staff-view.db.server.ts';
import { keepVersion } from './versions.db.server.ts';
import { anyContent } from './visible.db.server.ts';

/** Who changes something, and when. */
export interface Editor {
  /** The user's id. */
  by: string;
  at: Date;
  /** One of many that change in this transaction: who changes them raises the content version, once for all. */
  together?: true;
}

/** What changes of a record. */
export interface Change {
  /** Any part of the type's input. */
  input: Input;
  /** Null takes the picture away; undefined leaves it. */
  imageId?: string | null | undefined;
  /** The version that was edited; undefined: whichever is there. */
  version?: unknown;
}

/**
 * Adds a record of a checked input, with its first version.
 * @returns its id.
 * @throws {AppError} INVALID naming fields; SLUG_TAKEN.
 */
export async function addContent(
  trx: Trx,
  type: KeptType,
  { id: wanted, input, imageId = null }: Change & { id?: string | undefined },
  { by, at }: Editor,
): Promise<string> {
  const whole = wholeInput(type, input);
  await checkInput(trx, type, whole, { at });
  if (input.slug !== undefined) await refuseTaken(trx, type, String(input.slug), null);
  const columns = columnsOf(type, whole);
  const { title, sub_title, slug, status, publish_at, unpublish_at, image_alt, ...own } =
    columns as unknown as ContentColumns;
  const made: NewContent<never> = {
    ...{
      id: wanted,
      title,
      subTitle: sub_title,
      slug: slug ?? undefined,
      status,
      imageId,
      imageAlt: image_alt,
    },
    publishAt: publish_at === null ? null : new Date(publish_at),
    unpublishAt: unpublish_at === null ? null : new Date(unpublish_at),
    own: own as never,
    links: whole as Record<string, string[]>,
  };
  const { id, slug: address } = await createContent(trx, type as never, made, at);
  const version = { version: 1, input: { ...whole, slug: address }, imageId, by, at: at.toISOString() };
  await keepVersion(trx, { table: type.table, id, ...version });
  await audit(trx, type, { id, title }, 'content.create', { by, at });
  return id;
}

/**
 * Changes a part of a record: columns, linked lists, search text, a redirect from its former slug, a version of what was
 * and of what is. A change that changes nothing leaves everything as it is, and so does a
 * retry of one that was done.
 * @returns whether anything changed.
 * @throws {AppError} INVALID naming fields; SLUG_TAKEN; CONFLICT where another edit came before.
 */
export async function changeContent(
  trx: Trx,
  type: KeptType,
  row: ContentColumns,
  { input, imageId = row.image_id, version: edited }: Change,
  { by, at, together, action }: Editor & { action?: AuditAction },
): Promise<boolean> {
  const before = inputOf(type, row, (await linksOf(trx, type, [row]))(row.id));
  const after: Input = { ...before, ...input };
  const fields = Object.keys(after).filter((name) => !isSame(after[name], before[name]));
  if (fields.length === 0 && imageId === row.image_id) return false;
  if (edited !== undefined && edited !== row.version) throw new AppError('CONFLICT');
  await checkInput(trx, type, after, { before, at });
  if (fields.includes('slug')) {
    await refuseTaken(trx, type, String(after.slug), row.id);
    await leaveRedirect(trx, type.table, { id: row.id, from: row.slug, to: String(after.slug), at });
  }

  const columns = columnsOf(type, after);
  const version = row.version + 1;
  const search = foldArabic(searchedTexts(type, columns));
  await anyContent(trx)
    .updateTable(type.table as 'content')
    .set({ ...columns, image_id: imageId, search, version, updated_at: at.toISOString() })
    .where('id', '=', row.id)
    .execute();
  for (const [name, table] of Object.entries(type.links ?? {})) {
    if (fields.includes(name)) await saveLinks(trx, table, row.id, after[name] as string[]);
  }

  const kept = { table: type.table, id: row.id };
  const former = { version: row.version, input: before, imageId: row.image_id, by: null, at: row.updated_at };
  await keepVersion(trx, { ...kept, ...former });
  await keepVersion(trx, { ...kept, version, input: after, imageId, by, at: at.toISOString() });
  const changed = imageId === row.image_id ? fields : [...fields, 'image'];
  const usual = fields.every((name) => name === 'imageAlt') ? 'content.picture' : 'content.change';
  const subject = { id: row.id, title: String(columns.title) };
  await audit(trx, type, subject, action ?? usual, { by, at }, { fields: changed });
  if (!together) await raiseContentVersion(trx);
  return true;
}

/** Writes down a change of a record. */
export function audit(
  trx: Trx,
  { table }: KeptType,
  { id, title }: { id: string; title: string },
  action: AuditAction,
  { by, at }: Editor,
  detail: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  return recordAudit(trx, { actor: by, action, subject: { type: table, id, title }, at, detail });
}

/**
 * @throws {AppError} SLUG_TAKEN
 */
async function refuseTaken(trx: Trx, { table }: KeptType, slug: string, id: string | null): Promise<void> {
  if (!(await isSlugTaken(trx, table, slug, id))) return;
  throw new AppError('SLUG_TAKEN', { fields: { slug: 'SLUG_TAKEN' } });
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
