import { useQuery } from '@tanstack/react-query';
import { pictureField, versions as words } from '#messages/staff-editor.ts';
import { Alert } from '#ui/alert.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { ConflictSide, Sides } from './conflict-side.tsx';
import type { EditorField } from './editor-field.ts';
import type { EditedRecord, EditorType } from './editor-type.ts';
import { valuesOf } from './field-values.ts';
import { fieldName, fieldWords } from './field-words.ts';
import { saidOf } from './picture-difference.ts';
import { TextDifference } from './text-difference.tsx';
import { useTitleOf } from './use-title-of.ts';
import { versionQuery } from './versions.queries.ts';

const imageAlt: EditorField = { kind: 'text', name: 'imageAlt', label: pictureField.alt };

interface VersionDifferenceProps {
  type: EditorType;
  record: EditedRecord;
  version: number;
}

/** What has changed in a record since one of its versions, field by field. */
export function VersionDifference({ type, record, version }: VersionDifferenceProps) {
  const { data: kept, isError } = useQuery(versionQuery(type.path, record._id, version));
  const titleOf = useTitleOf(type, [record]);
  if (isError) return <Alert tone="error">{words.failed}</Alert>;
  if (!kept) return <Spinner className="mt-3 text-xl text-brand" />;
  const fields = [...type.fields, ...type.options, imageAlt].filter(({ kind }) => kind !== 'picture');
  const now = new Date();
  const before = valuesOf(fields, kept.input, now);
  const after = valuesOf(fields, record.input, now);
  const changed = fields
    .map((field) => ({
      name: fieldName(field),
      before: fieldWords(field, before[field.name] ?? '', titleOf),
      after: fieldWords(field, after[field.name] ?? '', titleOf),
    }))
    .filter((one) => one.before !== one.after);
  const isOtherPicture = kept.image?.url !== record.image?.url;
  if (changed.length === 0 && !isOtherPicture) return <p className="mt-2 text-muted">{words.same}</p>;
  return (
    <>
      {isOtherPicture ? (
        <Sides name={pictureField.label}>
          <ConflictSide title={words.was} {...saidOf(kept.image)} />
          <ConflictSide title={words.now} {...saidOf(record.image)} />
        </Sides>
      ) : null}
      {changed.length > 0 ? <p className="mt-3 text-sm text-muted">{words.legend}</p> : null}
      <dl className="mt-3 grid grid-cols-1 gap-3">
        {changed.map((one) => (
          <div key={one.name} className="rounded-field bg-white p-3.5">
            <dt className="mb-1 text-sm text-muted">{one.name}</dt>
            <dd className="text-ink">
              <TextDifference before={one.before} after={one.after} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
