import { IconArrowRight } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { actions } from '#messages/staff-actions.ts';
import { keepPlace } from '../keep-place.ts';
import type { ContentLink } from '../list/resource.ts';
import { EditorFields } from './editor-fields.tsx';
import { EditorForm } from './editor-form.tsx';
import type { EditedRecord, EditorType } from './editor-type.ts';
import { PreviewButton } from './preview-button.tsx';
import { useEditor } from './use-editor.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

interface EditorPageProps {
  type: EditorType;
  /** The record as it was read; null for a new one. */
  record: EditedRecord | null;
  /** The list it belongs to, where it leads when it is saved or left. */
  list: ContentLink;
  listLabel: string;
}

/** An editor on a page of its own: texts beside what surrounds them. */
export function EditorPage({ type, record, list, listLabel }: EditorPageProps) {
  const navigate = useNavigate();
  const [saved, setSaved] = useState(false);
  const editor = useEditor({
    type,
    record,
    fields: [...type.fields, ...type.options],
    onSaved() {
      // The guard has to know before it is passed.
      flushSync(() => setSaved(true));
      void navigate(list).then(() => keepPlace());
    },
  });
  useLeaveGuard(editor.isDirty && !saved, editor.draft.drop);
  return (
    <div className="mx-auto max-w-page">
      <Link {...list} className="target inline-flex items-center gap-1.5 text-brand hover:text-brand-deep">
        <IconArrowRight aria-hidden="true" className="size-5" />
        {listLabel}
      </Link>
      <h1 className="mt-2 mb-5 text-[1.7rem]">{record ? type.titles.edit : type.titles.add}</h1>
      <EditorForm
        editor={editor}
        submit={record ? actions.save : actions.add}
        onCancel={() => void navigate(list)}
        more={<PreviewButton editor={editor} />}
        place="page"
      >
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="grid grid-cols-1 gap-5">
            <EditorFields editor={editor} fields={type.fields} />
          </div>
          <div className="grid grid-cols-1 gap-5 rounded-tile bg-sand p-4 sm:p-5">
            <EditorFields editor={editor} fields={type.options} />
          </div>
        </div>
      </EditorForm>
    </div>
  );
}
