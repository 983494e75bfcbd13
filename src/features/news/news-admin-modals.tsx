import { EditorModal } from '#back-office/editor/editor-modal.tsx';
import type { EditedRecord } from '#back-office/editor/editor-type.ts';
import { editorsOf } from '#back-office/editor/editors-of.tsx';
import { actions } from '#messages/staff-actions.ts';
import { newsWords } from '#messages/staff-news.ts';
import { NEWS_IMAGE, NEWS_OPTIONS, NEWS_TEXTS, newsEditorType } from './news-admin-editor.ts';

interface OfOneProps {
  record: EditedRecord;
  onClose: () => void;
}

/** A new article (specification, "Add-news modal"). */
export const AddNews = editorsOf(newsEditorType).Add;

/** An article's texts (specification, "Edit-news modal": the same heading and label, no image and no service). */
export function EditNews(props: OfOneProps) {
  return (
    <EditorModal
      {...props}
      type={newsEditorType}
      title={newsEditorType.titles.edit}
      submit={actions.add}
      fields={NEWS_TEXTS}
    />
  );
}

/** Another picture for an article (decision 12). */
export function ChangeNewsImage(props: OfOneProps) {
  return (
    <EditorModal
      {...props}
      type={newsEditorType}
      title={newsWords.imageTitle}
      submit={newsWords.imageSubmit}
      fields={NEWS_IMAGE}
    />
  );
}

/** An article's service, when it is seen, its address. */
export function NewsOptions(props: OfOneProps) {
  return (
    <EditorModal
      {...props}
      type={newsEditorType}
      title={newsWords.optionsTitle}
      submit={actions.save}
      fields={NEWS_OPTIONS}
    />
  );
}
