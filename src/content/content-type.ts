import type { Insertable, Selectable } from 'kysely';
import type { ContentColumns, LinkColumns } from '#db/content-tables.ts';
import type { SqlValue } from '#db/parameters.ts';
import type { Db } from '#db/store.ts';
import type { Tables } from '#db/tables.ts';
import type { ErrorCode } from '#lib/errors.ts';
import type { FieldCode } from '#messages/errors.ts';
import type { ListOptions } from './content.contract.ts';
import type { StateFilter } from './manage.contract.ts';

/** The tables of the content types: those that have the columns which `content/` works on. */
export type ContentTable = TablesWith<ContentColumns>;
/** The tables of lists that belong to a content type's records. */
export type LinkTable = TablesWith<LinkColumns>;
type TablesWith<Columns> = {
  [Name in keyof Tables]: Tables[Name] extends Columns ? Name : never;
}[keyof Tables];

export type ContentRow<T extends ContentTable> = Selectable<Tables[T]>;
/** The columns that only this type has. */
export type OwnColumns<T extends ContentTable> = Omit<Insertable<Tables[T]>, keyof ContentColumns>;

export type Filters = Readonly<Record<string, string | { linked: LinkTable }>>;

/** Where a field that staff write is kept. */
export interface Field {
  column: string;
  /** A list, kept as JSON. */
  list?: true;
  /** What a new record has of it without a word; missing: it is always given. */
  blank?: SqlValue | readonly [];
}

/** What staff write of a record, by the names on the wire: whole in `inputOf`, a part of it in a change. */
export type Input = Readonly<Record<string, unknown>>;

/** Who looks and when; without `staff` it is a visitor. */
export interface Seen {
  at: Date;
  staff?: StateFilter;
}

/** How a type's records are kept and changed: what the verbs of staff need of it. */
export interface KeptType {
  table: ContentTable;
  /** Its input (`X.contract.ts`) field by field, without its linked lists; `fields.ts` has those of every type. */
  written: Readonly<Record<string, Field>>;
  /** Its linked lists, by their names on the wire. */
  links?: Readonly<Record<string, LinkTable>>;
  /** Which of its fields and linked lists hold ids, and of what. */
  names?: Readonly<Record<string, ContentTable>>;
  /** The fields that a search looks in, beside title and subtitle. */
  searched: readonly string[];
  /** The column of another type without which that one cannot be; the refusal to bin what is still needed. */
  neededBy?: { table: ContentTable; column: string; refusal: ErrorCode };
  /** What is wrong between the fields of a whole input, by field. */
  check?(input: Input): Record<string, FieldCode>;
}

/** What a record always carries on the wire. */
export interface ContentRecord {
  _id: string;
  id: string;
}

/**
 * One content type: everything in which it differs from the others. The verbs of this folder do the rest.
 * `Related` is what its records show of other types, read for a whole list at once.
 */
export interface ContentType<T extends ContentTable, Rec extends ContentRecord, Related>
  extends ListOptions,
    KeptType {
  table: T;
  /** Repeated parameters of its list that cut it down, with what they are compared to: a column or a linked list. */
  filters: Filters;
  relate(db: Db, rows: readonly ContentRow<T>[], seen: Seen): Promise<Related>;
  present(row: ContentRow<T>, related: Related): Rec;
}
