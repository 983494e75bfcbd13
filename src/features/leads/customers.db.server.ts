import type { ExpressionBuilder } from 'kysely';
import type { Db } from '#db/store.ts';
import type { Tables } from '#db/tables.ts';
import { searchTerms } from '#lib/arabic.ts';
import { normalizePhone } from '#lib/phone.server.ts';
import type { CustomerQuery } from './customers.contract.ts';
import { pieceOfPhone, readSearch } from './customers.rules.ts';
import { type Leads, withChoice } from './with-choice.db.server.ts';

/** Countries whose home spelling a number may have been typed in (specification 9: the preferred ones). */
const HOME_COUNTRIES = ['SA', 'EG', 'AE', 'QA'];

/** One page of leads with the titles of what was chosen, newest or oldest first. */
export async function listCustomers(db: Db, query: CustomerQuery) {
  const direction = query.sort.direction;
  return withChoice(filtered(db.selectFrom('leads'), query))
    .leftJoin('sheets', 'sheets.id', 'leads.sheet_id')
    .leftJoin('doctors', 'doctors.id', 'leads.doctor_id')
    .leftJoin('offers', 'offers.id', 'leads.offer_id')
    .select([
      'leads.id',
      'leads.reference',
      'leads.name',
      'leads.phone',
      'leads.city',
      'leads.section_id',
      'leads.service_id',
      'leads.status',
      'leads.source',
      'leads.quarantined',
      'leads.created_at',
      'leads.updated_at',
      'sections.title as section_title',
      'services.title as service_title',
      'leads.sheet_id',
      'sheets.name as sheet_name',
      'leads.doctor_id',
      'doctors.title as doctor_name',
      'leads.offer_id',
      'offers.title as offer_title',
      'leads.preferred_time',
    ])
    .orderBy('leads.created_at', direction)
    .orderBy('leads.id', direction)
    .limit(query.size)
    .offset((query.page - 1) * query.size)
    .execute();
}

export type CustomerRow = Awaited<ReturnType<typeof listCustomers>>[number];

/** How many leads a query finds over all pages. */
export async function countCustomers(db: Db, query: CustomerQuery): Promise<number> {
  const row = await filtered(db.selectFrom('leads'), query)
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

function filtered(from: Leads, query: CustomerQuery): Leads {
  const { status, source, section, service, sheet, from: since, to: until } = query;
  return from
    .where('leads.quarantined', '=', query.quarantined === '1' ? 1 : 0)
    .$if(Boolean(status), (leads) => leads.where('leads.status', '=', status ?? ''))
    .$if(Boolean(source), (leads) => leads.where('leads.source', '=', source ?? ''))
    .$if(Boolean(section), (leads) => leads.where('leads.section_id', '=', section ?? ''))
    .$if(Boolean(service), (leads) => leads.where('leads.service_id', '=', service ?? ''))
    .$if(Boolean(sheet), (leads) => leads.where('leads.sheet_id', '=', sheet ?? ''))
    .$if(Boolean(since), (leads) => leads.where('leads.created_at', '>=', since ?? ''))
    .$if(Boolean(until), (leads) => leads.where('leads.created_at', '<', until ?? ''))
    .where((eb) => eb.and(searched(eb, query.search)));
}

/** Every word must be found; a whole phone number in any spelling is looked up, a piece of one is a word. */
function searched(eb: ExpressionBuilder<Tables, 'leads'>, search: string) {
  const { phones, rest } = readSearch(search);
  const words = searchTerms(rest).map((word) => eb('leads.search', 'like', `%${word}%`));
  const numbers = phones.map((typed) =>
    normalizePhone(typed)
      ? eb('leads.phone', 'in', wholeNumbers(typed))
      : eb('leads.search', 'like', `%${pieceOfPhone(typed)}%`),
  );
  return [...numbers, ...words];
}

function wholeNumbers(typed: string): string[] {
  const numbers = HOME_COUNTRIES.map((country) => normalizePhone(typed, country));
  return [...new Set(numbers.filter((number) => number !== null))];
}
