import type { Resource, StaffRow } from './resource.ts';
import type { OpenedEditor } from './use-open-editor.ts';

interface OpenEditorProps<Row extends StaffRow> {
  resource: Resource<Row>;
  editor: OpenedEditor<Row>;
}

/** The editor that was opened over the list. */
export function OpenEditor<Row extends StaffRow>({ resource, editor }: OpenEditorProps<Row>) {
  const { opened, close } = editor;
  if (!opened) return null;
  if (opened.editor === 'Add') {
    const { Add } = resource.editors;
    return Add ? <Add onClose={close} /> : null;
  }
  const Editor = resource.editors[opened.editor];
  return Editor ? <Editor record={opened.row} onClose={close} /> : null;
}
