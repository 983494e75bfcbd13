import { booking } from '#messages/booking.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { BookingLists, ShownList } from './use-booking-lists.ts';

interface ChoiceFieldsProps {
  /** What the fields' ids begin with. */
  id: string;
  lists: BookingLists;
  section: string;
  service: string;
  onSection: (id: string) => void;
  onService: (id: string) => void;
  errors: Record<string, string>;
}

/** Section and service, both optional, one of them needed; native selects, as specified (experience.md, visitors 7). */
export function BookingChoiceFields({
  id,
  lists,
  section,
  service,
  onSection,
  onService,
  errors,
}: ChoiceFieldsProps) {
  const hint = `${id}-choice-hint`;
  return (
    <div className="grid grid-cols-1 gap-4 @lg:grid-cols-2">
      <ChoiceField
        id={`${id}-section`}
        name="section"
        label={booking.section}
        placeholder={booking.sectionPlaceholder}
        value={section}
        list={lists.sections}
        error={errors.section}
        hint={hint}
        onChoose={onSection}
      />
      <ChoiceField
        id={`${id}-service`}
        name="service"
        label={booking.service}
        placeholder={lists.services.loading ? booking.loadingServices : booking.servicePlaceholder}
        value={service}
        list={lists.services}
        error={errors.service}
        hint={hint}
        onChoose={onService}
      />
      <p id={hint} className="-mt-2 text-sm text-muted @lg:col-span-2">
        {booking.choiceHint}
      </p>
    </div>
  );
}

interface ChoiceFieldProps {
  id: string;
  name: string;
  label: string;
  placeholder: string;
  value: string;
  list: ShownList;
  error: string | undefined;
  /** Id of the words that explain both. */
  hint: string;
  onChoose: (id: string) => void;
}

function ChoiceField({ id, name, label, placeholder, value, list, error, hint, onChoose }: ChoiceFieldProps) {
  return (
    <Field id={id} label={label} note={booking.optional} error={error}>
      {(control) => (
        <>
          <Select
            {...control}
            name={name}
            value={value}
            aria-busy={list.loading || undefined}
            aria-describedby={[control['aria-describedby'], hint].filter(Boolean).join(' ')}
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
