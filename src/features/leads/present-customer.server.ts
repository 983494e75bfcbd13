import type { CustomerRecord } from './customers.contract.ts';
import type { CustomerRow } from './customers.db.server.ts';
import { LEAD_STATUSES } from './customers.rules.ts';

/** A lead as the staff sees it; nothing else of its row leaves the server. */
export function presentCustomer(row: CustomerRow): CustomerRecord {
  return {
    _id: row.id,
    id: row.id,
    reference: row.reference,
    name: row.name,
    phone: row.phone,
    city: row.city,
    section: choice(row.section_id, row.section_title),
    service: choice(row.service_id, row.service_title),
    status: LEAD_STATUSES.find((status) => status === row.status) ?? 'new',
    source: row.source,
    doctor: choice(row.doctor_id, row.doctor_name),
    offer: choice(row.offer_id, row.offer_title),
    preferredTime: row.preferred_time,
    sheet: choice(row.sheet_id, row.sheet_name),
    quarantined: row.quarantined === 1,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function choice(id: string | null, title: string | null): CustomerRecord['section'] {
  return id === null ? null : { _id: id, title: title ?? '' };
}
