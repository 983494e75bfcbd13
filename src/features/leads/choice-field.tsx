import { booking } from '#messages/booking.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { ShownList } from './use-booking-lists.ts';

interface ChoiceFieldProps {
  id: string;
  name: string;
  label: string;
  placeholder: string;
  value: string;
  list: ShownList;
  error: string | undefined;
  required?: boolean;
  /** Id of the words that explain it, where it shares them with another. */
  hint?: string;
  /** What is said of a list that was loaded and has nothing. */
  empty?: string;
  onChoose: (id: string) => void;
}

/** One of the form's lists as a native select, with what went wrong while it was fetched. */
export function ChoiceField({ list, hint, empty, required = false, onChoose, ...field }: ChoiceFieldProps) {
  const { id, label, error, name, value, placeholder } = field;
  const isEmpty = !list.loading && list.failure === null && list.choices.length === 0;
  return (
    <Field
      id={id}
      label={label}
      required={required}
      note={required ? undefined : booking.optional}
      hint={isEmpty ? empty : undefined}
      error={error}
    >
      {(control) => (
        <>
          <Select
            {...control}
            name={name}
            value={value}
            aria-busy={list.loading || undefined}
            aria-describedby={[control['aria-describedby'], hint].filter(Boolean).join(' ') || undefined}
            onChange={(event) => onChoose(event.currentTarget.value)}
          >
            <option value="">{placeholder}</option>
            {list.choices.map((choice) => (
              <option key={choice.id} value={choice.id}>
                {choice.title}
              </option>
            ))}
          </Select>
          {list.failure === null ? null : <LoadFailure text={list.failure} onRetry={list.retry} />}
        </>
      )}
    </Field>
  );
}

function LoadFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <p role="alert" className="mt-1.5 flex flex-wrap items-center gap-x-2 text-sm font-medium text-danger">
      {text}
      <Button look="ghost" size="small" onClick={onRetry}>
        {booking.retry}
      </Button>
    </p>
  );
}
