import type { Db, Trx } from '#db/store.ts';
import { newId } from '#lib/ids.server.ts';
import type { AuditAction, AuditQuery } from './audit.contract.ts';

/** One change, as it is written down. */
export interface AuditedChange {
  /** The user's id; null where nobody was signed in. */
  actor: string | null;
  action: AuditAction;
  /** `title` is what the thing was called then. People have none here: their names are read by id, while they last. */
  subject: { type: string; id?: string | null; title?: string };
  at: Date;
  /** Names of fields, counts, roles: never what a patient wrote, nor anybody's name, phone or address. */
  detail?: Readonly<Record<string, unknown>>;
}

/** Writes down who changed what; belongs into the transaction of the change itself. */
export async function recordAudit(
  trx: Trx,
  { actor, action, subject, at, detail = {} }: AuditedChange,
): Promise<void> {
  await trx
    .insertInto('audit')
    .values({
      id: newId(),
      at: at.toISOString(),
      actor_id: actor,
      action,
      subject_type: subject.type,
      subject_id: subject.id ?? null,
      subject_title: subject.title ?? '',
      detail: JSON.stringify(detail),
    })
    .execute();
}

/** A page of the entries, newest first, with the names of those who are still users. */
export function listAudit(db: Db, query: AuditQuery) {
  return matching(db, query)
    .leftJoin('users as actors', 'actors.id', 'audit.actor_id')
    .leftJoin('users as subjects', 'subjects.id', 'audit.subject_id')
    .selectAll('audit')
    .select(['actors.name as actor_name', 'subjects.name as subject_name'])
    .orderBy('audit.at', 'desc')
    .orderBy('audit.id', 'desc')
    .limit(query.size)
    .offset((query.page - 1) * query.size)
    .execute();
}

/** How many entries there are on all pages. */
export async function countAudit(db: Db, query: AuditQuery): Promise<number> {
  const { total } = await matching(db, query)
    .select((eb) => eb.fn.countAll<number | string | bigint>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

function matching(db: Db, { actor, action, from, to }: AuditQuery) {
  let found = db.selectFrom('audit');
  if (actor) found = found.where('audit.actor_id', '=', actor);
  if (action) found = found.where('audit.action', '=', action);
  if (from) found = found.where('audit.at', '>=', startOfDay(from).toISOString());
  if (to) found = found.where('audit.at', '<', new Date(startOfDay(to).getTime() + 86_400_000).toISOString());
  return found;
}

/** Midnight in Riyadh. */
function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00+03:00`);
}
