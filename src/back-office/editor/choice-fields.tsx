import { ChoiceChip } from '#ui/choice-chip.tsx';
import type { ChoicesField as Many, OptionsField as One } from './editor-field.ts';
import { GroupField } from './group-field.tsx';

interface FieldProps<Description, Value> {
  field: Description;
  value: Value;
  error?: string | undefined;
  onChange: (value: Value) => void;
}

/** One of a few. */
export function OptionsField({ field, value, error, onChange }: FieldProps<One, string>) {
  return (
    <GroupField label={field.label} hint={field.hint} error={error} required={field.required ?? false}>
      {() => (
        <div className="flex flex-wrap gap-2">
          {field.options.map((option) => (
            <ChoiceChip
              key={option.value}
              type="radio"
              name={field.name}
              label={option.label}
              checked={value === option.value}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(option.value)}
            />
          ))}
        </div>
      )}
    </GroupField>
  );
}

/** Any of a few, in the order they are chosen. */
export function ChoicesField({ field, value, error, onChange }: FieldProps<Many, readonly string[]>) {
  return (
    <GroupField label={field.label} hint={field.hint} error={error} required={field.required ?? false}>
      {() => (
        <div className="flex flex-wrap gap-2">
          {field.options.map((option) => (
            <ChoiceChip
              key={option.value}
              label={option.label}
              checked={value.includes(option.value)}
              aria-invalid={error ? true : undefined}
              onChange={(event) =>
                onChange(
                  event.currentTarget.checked
                    ? [...value, option.value]
                    : value.filter((one) => one !== option.value),
                )
              }
            />
          ))}
        </div>
      )}
    </GroupField>
  );
}
