import { Modal } from '../modal.tsx';
import type { EditorField } from './editor-field.ts';
import { EditorFields } from './editor-fields.tsx';
import { EditorForm, MoreOptions } from './editor-form.tsx';
import type { EditedRecord, EditorType } from './editor-type.ts';
import { PreviewButton } from './preview-button.tsx';
import { useEditor } from './use-editor.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

/** What a window says, and what it lets one write. */
export interface EditorWindow {
  title: string;
  /** On the button that saves. */
  submit: string;
  fields: readonly EditorField[];
  /** Behind a disclosure under the others. */
  options?: readonly EditorField[];
  /** The preview is opened beside cancel and submit; else among the options, where there are any. */
  previews?: boolean;
}

interface EditorModalProps extends EditorWindow {
  type: EditorType;
  /** The record as it was read; null for a new one. */
  record: EditedRecord | null;
  onClose: () => void;
}

/** An editor in a window over its list: it closes when it is saved, and stays when that fails. */
export function EditorModal({
  type,
  record,
  title,
  submit,
  fields,
  options = [],
  previews = false,
  onClose,
}: EditorModalProps) {
  const editor = useEditor({ type, record, fields: [...fields, ...options], onSaved: onClose });
  const mayLeave = useLeaveGuard(editor.isDirty && !editor.busy, editor.draft.drop);

  async function leave() {
    if (!editor.busy && (await mayLeave())) onClose();
  }

  return (
    <Modal title={title} width="44rem" closeButton={!editor.busy} onLeave={() => void leave()}>
      <div className="mt-5">
        <EditorForm
          editor={editor}
          submit={submit}
          onCancel={() => void leave()}
          more={previews ? <PreviewButton editor={editor} /> : null}
          place="modal"
        >
          <EditorFields editor={editor} fields={fields} />
          {options.length > 0 ? (
            <MoreOptions>
              <EditorFields editor={editor} fields={options} />
              {previews ? null : (
                <div>
                  <PreviewButton editor={editor} />
                </div>
              )}
            </MoreOptions>
          ) : null}
        </EditorForm>
      </div>
    </Modal>
  );
}
