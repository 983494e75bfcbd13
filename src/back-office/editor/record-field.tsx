import { useState } from 'react';
import { actions } from '#messages/staff-actions.ts';
import { recordField } from '#messages/staff-editor.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceChip } from '#ui/choice-chip.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { RecordsField as Many, RecordField as One, TitledType } from './editor-field.ts';
import { GroupField } from './group-field.tsx';
import type { Title } from './titles.queries.ts';
import { useTitles } from './use-titles.ts';

interface RecordFieldProps {
  field: One;
  value: string;
  /** Titles that are known without asking, as the record names what it is linked to. */
  known: readonly Title[];
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** One record of another type: the platform's select, with a search above it once there are more than a page of them. */
export function RecordField({ field, value, known, error, onChange }: RecordFieldProps) {
  const [picked, setPicked] = useState<Title | undefined>(known.find(({ _id }) => _id === value));
  const { titles, search, isEmpty, isMissed, failed, retry } = useTitles(field.of, picked ? [picked] : []);
  return (
    <Field
      label={field.label}
      hint={isEmpty ? recordField.empty[field.of] : isMissed ? recordField.noMatch : field.hint}
      error={error}
      required={field.required ?? false}
    >
      {(control) => (
        <div className="grid grid-cols-1 gap-2">
          {search ? <Search of={field.of} text={search.text} onText={search.set} /> : null}
          <Select
            {...control}
            name={field.name}
            value={value}
            onChange={(event) => {
              const id = event.currentTarget.value;
              setPicked(titles.find(({ _id }) => _id === id));
              onChange(id);
            }}
          >
            <option value="" disabled={field.required}>
              {field.placeholder ?? recordField.none}
            </option>
            {titles.map(({ _id, title }) => (
              <option key={_id} value={_id}>
                {title}
              </option>
            ))}
          </Select>
          {failed ? <Failed onRetry={retry} /> : null}
        </div>
      )}
    </Field>
  );
}

interface RecordsFieldProps {
  field: Many;
  value: readonly string[];
  known: readonly Title[];
  error?: string | undefined;
  onChange: (value: readonly string[]) => void;
}

/** Any records of another type, as chips; the chosen ones stay in sight whatever is searched for. */
export function RecordsField({ field, value, known, error, onChange }: RecordsFieldProps) {
  const [seen, setSeen] = useState(known);
  const chosen = seen.filter(({ _id }) => value.includes(_id));
  const { titles, search, isEmpty, isMissed, failed, retry } = useTitles(field.of, chosen);

  function toggle(title: Title, on: boolean) {
    setSeen([...seen.filter(({ _id }) => _id !== title._id), title]);
    onChange(on ? [...value, title._id] : value.filter((id) => id !== title._id));
  }

  return (
    <GroupField
      label={field.label}
      hint={isEmpty ? recordField.empty[field.of] : isMissed ? recordField.noMatch : field.hint}
      error={error}
      required={field.required ?? false}
    >
      {() => (
        <div className="grid grid-cols-1 gap-2.5">
          {search ? <Search of={field.of} text={search.text} onText={search.set} /> : null}
          <div className="flex max-h-64 flex-wrap gap-2 overflow-y-auto p-1">
            {titles.map((title) => (
              <ChoiceChip
                key={title._id}
                label={title.title}
                checked={value.includes(title._id)}
                aria-invalid={error ? true : undefined}
                onChange={(event) => toggle(title, event.currentTarget.checked)}
              />
            ))}
          </div>
          {failed ? <Failed onRetry={retry} /> : null}
        </div>
      )}
    </GroupField>
  );
}

function Search({ of, text, onText }: { of: TitledType; text: string; onText: (text: string) => void }) {
  return (
    <TextInput
      type="search"
      aria-label={recordField.search[of]}
      placeholder={recordField.search[of]}
      value={text}
      maxLength={100}
      onChange={(event) => onText(event.currentTarget.value)}
      onKeyDown={(event) => {
        // It searches; it does not send the form.
        if (event.key === 'Enter') event.preventDefault();
      }}
    />
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="alert" className="flex flex-wrap items-center gap-2 text-sm text-danger">
      {recordField.failed}
      <Button look="ghost" size="small" onClick={onRetry}>
        {actions.retry}
      </Button>
    </p>
  );
}
