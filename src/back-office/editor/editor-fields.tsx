import { mistakeOf } from './check-form.ts';
import type { EditorField, PublishingValue } from './editor-field.ts';
import { FieldControl } from './field-control.tsx';
import { pictureOf } from './picture-choice.ts';
import { PictureField } from './picture-field.tsx';
import { PublishingBox } from './publishing-box.tsx';
import type { Editor } from './use-editor.ts';

/** Some of an editor's fields, in their order. */
export function EditorFields({ editor, fields }: { editor: Editor; fields: readonly EditorField[] }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-5 sm:grid-cols-2">
      {fields.map((field) => (
        <div key={field.name} className={isHalf(field) ? 'min-w-0' : 'min-w-0 sm:col-span-2'}>
          <OneField editor={editor} field={field} />
        </div>
      ))}
    </div>
  );
}

function isHalf(field: EditorField): boolean {
  return 'half' in field && field.half === true;
}

function OneField({ editor, field }: { editor: Editor; field: EditorField }) {
  const { values, errors, record, type, set } = editor;
  if (field.kind === 'picture') {
    return (
      <PictureField
        value={editor.picture}
        untouched={pictureOf(record)}
        current={record?.image ?? null}
        error={errors.image ?? errors.imageAlt}
        onChange={editor.choosePicture}
      />
    );
  }
  const value = values[field.name] ?? '';
  if (field.kind === 'publishing') {
    return (
      <PublishingBox
        field={field}
        value={value as PublishingValue}
        errors={errors}
        onChange={(next) => set(field.name, next)}
      />
    );
  }
  return (
    <FieldControl
      field={field}
      value={value}
      known={record ? (type.linked?.(record) ?? []) : []}
      error={mistakeOf(errors, field.name)}
      onChange={(next) => set(field.name, next)}
    />
  );
}
