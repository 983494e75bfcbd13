import { actions } from '#messages/staff-actions.ts';
import { EditorModal } from './editor-modal.tsx';
import type { EditedRecord, EditorType } from './editor-type.ts';
import { PreviewModal } from './preview-modal.tsx';
import { VersionsModal } from './versions-modal.tsx';

interface NewProps {
  onClose: () => void;
}

interface OfOneProps extends NewProps {
  record: EditedRecord;
}

/** The windows of a type's records, for its list to open: written anew, changed, and what `looksOf` has. */
export function editorsOf(type: EditorType) {
  const { fields, options, titles } = type;
  function Add(props: NewProps) {
    return (
      <EditorModal
        {...props}
        type={type}
        record={null}
        title={titles.add}
        submit={actions.add}
        fields={fields}
        options={options}
      />
    );
  }
  function Edit(props: OfOneProps) {
    return (
      <EditorModal
        {...props}
        type={type}
        title={titles.edit}
        submit={actions.save}
        fields={fields}
        options={options}
      />
    );
  }
  return { Add, Edit, ...looksOf(type) };
}

/** What a record was before, and its page on a phone where it has one. */
export function looksOf(type: EditorType) {
  function Versions(props: OfOneProps) {
    return <VersionsModal {...props} type={type} />;
  }
  function Preview(props: OfOneProps) {
    return <PreviewModal {...props} type={type} />;
  }
  return type.preview ? { Versions, Preview } : { Versions };
}
