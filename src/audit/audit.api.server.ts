import type { Deps } from '#api/deps.ts';
import { type Api, defineRoute, jsonAnswer, newApi } from '#api/route.ts';
import { totalPages } from '#lib/total-pages.ts';
import { type AuditAction, auditAnswer, auditQuery } from './audit.contract.ts';
import { countAudit, listAudit } from './audit.db.server.ts';

const listRoute = defineRoute('audit', {
  method: 'get',
  path: '/audit',
  tags: ['audit'],
  summary: 'Who changed what, newest first',
  request: { query: auditQuery },
  responses: { 200: jsonAnswer('A page of the entries', auditAnswer) },
});

/** `GET audit`. */
export function auditRoutes({ store }: Deps): Api {
  const api = newApi();
  api.openapi(listRoute, async (c) => {
    const query = c.req.valid('query');
    const [rows, total] = await Promise.all([listAudit(store.read, query), countAudit(store.read, query)]);
    return c.json(
      {
        success: true as const,
        entries: rows.map(present),
        totalEntries: total,
        totalPages: totalPages(total, query.size),
      },
      200,
    );
  });
  return api;
}

function present(row: Awaited<ReturnType<typeof listAudit>>[number]) {
  const { id, at, actor_id, actor_name, subject_type, subject_id, subject_title, subject_name } = row;
  return {
    _id: id,
    id,
    at,
    actor: actor_id && actor_name ? { _id: actor_id, id: actor_id, name: actor_name } : null,
    action: row.action as AuditAction,
    subject: { type: subject_type, id: subject_id, title: subject_title || (subject_name ?? '') },
    detail: JSON.parse(row.detail) as Record<string, unknown>,
  };
}
