import type { Insertable, Selectable } from 'kysely';
import type { ContentColumns, LinkColumns } from '#db/content-tables.ts';
import type { Db } from '#db/store.ts';
import type { Tables } from '#db/tables.ts';
import type { ListOptions } from './content.contract.ts';

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

/** What a record always carries on the wire. */
export interface ContentRecord {
  _id: string;
  id: string;
}

/**
 * One content type: everything in which it differs from the others. The verbs of this folder do the rest.
 * `Related` is what its records show of other types, read for a whole list at once.
 */
export interface ContentType<T extends ContentTable, Rec extends ContentRecord, Related> extends ListOptions {
  table: T;
  /** Names in the answers, irregular as the specification has them (section 7): `sections`, `totalsections`. */
  answer: { one: string; list: string; total: string };
  /** Repeated parameters of its list that cut it down, with what they are compared to: a column or a linked list. */
  filters: Filters;
  /** Its linked lists, by their names on the wire. */
  links?: Readonly<Record<string, LinkTable>>;
  /** What the words of a search are looked for in, beside title and subtitle. */
  searched(own: OwnColumns<T>): string[];
  relate(db: Db, rows: readonly ContentRow<T>[], at: Date): Promise<Related>;
  present(row: ContentRow<T>, related: Related): Rec;
}
