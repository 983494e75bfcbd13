import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { actions } from '#messages/staff-actions.ts';
import { publishing } from '#messages/staff-editor.ts';
import { Button } from '#ui/button.tsx';
import { FormBar, type FormPlace } from '../form-bar.tsx';
import { ConflictPanel } from './conflict-panel.tsx';
import { DraftKept } from './draft-notices.tsx';
import { EditorNotices } from './editor-notices.tsx';
import { UploadProgress } from './upload-progress.tsx';
import type { Editor } from './use-editor.ts';

interface EditorFormProps {
  editor: Editor;
  submit: string;
  onCancel: () => void;
  /** Beside cancel and submit. */
  more?: ReactNode;
  place: FormPlace;
  children: ReactNode;
}

/** A form with what it says about itself above the fields and its buttons always in sight below. */
export function EditorForm({ editor, submit, onCancel, more, place, children }: EditorFormProps) {
  return (
    <form
      ref={editor.form}
      noValidate
      aria-busy={editor.busy}
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void editor.save();
      }}
    >
      <fieldset disabled={editor.busy} className="grid min-w-0 grid-cols-1 gap-5">
        {editor.conflict ? <ConflictPanel editor={editor} theirs={editor.conflict} /> : null}
        <EditorNotices editor={editor} />
        {children}
      </fieldset>
      <FormBar place={place}>
        {editor.picture.file && editor.progress ? (
          <UploadProgress part={editor.progress} onStop={editor.stop} />
        ) : null}
        <fieldset disabled={editor.busy} className="contents">
          <span className="me-auto flex flex-wrap items-center gap-x-2 sm:gap-x-3">
            {more}
            <DraftKept at={editor.draft.keptAt} />
          </span>
          <Button look="outline" onClick={onCancel}>
            {actions.cancel}
          </Button>
          <Button type="submit" busy={editor.busy}>
            {submit}
          </Button>
        </fieldset>
      </FormBar>
    </form>
  );
}

/** What most articles leave as it is, folded away. */
export function MoreOptions({ children }: { children: ReactNode }) {
  return (
    <details className="group rounded-field bg-sand px-4">
      <summary className="flex min-h-13 list-none items-center justify-between gap-2 font-medium text-ink">
        {publishing.title}
        <IconChevronDown aria-hidden="true" className="size-5 text-muted transition group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-1 gap-5 pt-1 pb-5">{children}</div>
    </details>
  );
}
