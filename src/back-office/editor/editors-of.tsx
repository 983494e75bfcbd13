import { actions } from '#messages/staff-actions.ts';
import { pictureField as words } from '#messages/staff-editor.ts';
import { EditorModal, type EditorWindow } from './editor-modal.tsx';
import type { EditedRecord, EditorType } from './editor-type.ts';
import { PreviewModal } from './preview-modal.tsx';
import { pictureField } from './shared-fields.ts';
import { VersionsModal } from './versions-modal.tsx';

interface OfOneProps {
  record: EditedRecord;
  onClose: () => void;
}

/** A window in which some fields of a type's record are written; without a record it is a new one's. */
export function windowOf(type: EditorType, shown: EditorWindow) {
  return function Window({ record = null, onClose }: { record?: EditedRecord | null; onClose: () => void }) {
    return <EditorModal type={type} record={record} onClose={onClose} {...shown} />;
  };
}

/** The windows of a type's records, for its list to open: written anew, changed, and what `looksOf` has. */
export function editorsOf(type: EditorType) {
  const { fields, options, titles } = type;
  const whole = { fields, options, previews: true };
  return {
    Add: windowOf(type, { title: titles.add, submit: actions.add, ...whole }),
    Edit: windowOf(type, { title: titles.edit, submit: actions.save, ...whole }),
    ...looksOf(type),
  };
}

const IMAGE = [pictureField];

/** Its picture alone (decision 12), what a record was before, and its page on a phone where it has one. */
export function looksOf(type: EditorType) {
  const Image = windowOf(type, { title: words.another, submit: words.save, fields: IMAGE });
  function Versions(props: OfOneProps) {
    return <VersionsModal {...props} type={type} />;
  }
  function Preview(props: OfOneProps) {
    return <PreviewModal {...props} type={type} />;
  }
  return type.preview ? { Image, Versions, Preview } : { Image, Versions };
}
