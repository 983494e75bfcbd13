import type { Editors, Resource, StaffRow } from './resource.ts';
import type { Changes } from './use-changes.ts';
import type { Selection } from './use-selection.ts';

export type EditorName = Extract<keyof Editors, 'Edit' | 'Image' | 'Options' | 'Versions' | 'Preview'>;

/** What the rows of a list share. */
export interface ListHandle<Row> {
  changes: Changes;
  selection: Selection;
  /** Opens one of the type's editors for a record. */
  open(row: Row, editor: EditorName): void;
}

export interface RowProps<Row extends StaffRow> {
  row: Row;
  resource: Resource<Row>;
  list: ListHandle<Row>;
}

export interface RowsProps<Row extends StaffRow> extends Omit<RowProps<Row>, 'row'> {
  rows: readonly Row[];
}
