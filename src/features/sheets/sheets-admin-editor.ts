import type { EditedRecord, EditorType } from '#back-office/editor/editor-type.ts';
import { editorsOf } from '#back-office/editor/editors-of.tsx';
import { pictureField } from '#back-office/editor/shared-fields.ts';
import { sheetColumns } from '#messages/sheet-columns.ts';
import { sheetEditor } from '#messages/staff-sheets.ts';
import { type SheetRecord, sheetInput } from './sheets.contract.ts';
import { SHEET_COLUMNS, USUAL_TAB } from './sheets.rules.ts';

const { fields } = sheetEditor;

const type: EditorType = {
  path: 'sheet',
  one: 'sheet',
  input: sheetInput,
  titles: sheetEditor,
  texts: sheetEditor.texts,
  fields: [
    { kind: 'text', name: 'name', label: fields.name, hint: fields.nameHint, required: true },
    { kind: 'text', name: 'title', label: fields.title, required: true },
    { kind: 'text', name: 'subTitle', label: fields.subTitle, long: true },
    pictureField,
    {
      kind: 'text',
      name: 'spreadsheet',
      label: fields.spreadsheet,
      hint: fields.spreadsheetHint,
      placeholder: 'https://docs.google.com/spreadsheets/d/…',
      ltr: true,
    },
    {
      kind: 'text',
      name: 'tab',
      label: fields.tab,
      hint: fields.tabHint,
      placeholder: USUAL_TAB,
      ownWhenBlank: true,
    },
    {
      kind: 'choices',
      name: 'columns',
      label: fields.columns,
      hint: fields.columnsHint,
      options: SHEET_COLUMNS.map((value) => ({ value, label: sheetColumns[value] })),
    },
  ],
  // Open or closed is a switch on the list.
  options: [],
};

/** The windows in which a sheet is made and changed. */
export const sheetEditors = editorsOf(type);

/** A sheet as the editor takes records: it has no times, states or place in an order. */
export function editedSheet(sheet: SheetRecord): EditedRecord {
  return sheet as unknown as EditedRecord;
}
