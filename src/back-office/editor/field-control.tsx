import { Field } from '#ui/field.tsx';
import { Price } from '#ui/price.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { ChoicesField, OptionsField } from './choice-fields.tsx';
import type {
  FieldValue,
  ListValue,
  MomentField,
  PriceField,
  TextFieldText,
  ValueField,
} from './editor-field.ts';
import { ListField } from './list-field.tsx';
import { RecordField, RecordsField } from './record-field.tsx';
import { TextArea } from './text-area.tsx';
import type { Title } from './titles.queries.ts';

interface FieldControlProps {
  field: ValueField;
  value: FieldValue;
  known: readonly Title[];
  error: string | undefined;
  onChange: (value: FieldValue) => void;
}

/** The control that a described field has. The values' shapes follow from the kinds (`field-values.ts`). */
export function FieldControl({ field, value, known, error, onChange }: FieldControlProps) {
  switch (field.kind) {
    case 'list':
      return <ListField field={field} value={value as ListValue} error={error} onChange={onChange} />;
    case 'record':
      return (
        <RecordField field={field} value={value as string} known={known} error={error} onChange={onChange} />
      );
    case 'records':
      return (
        <RecordsField
          field={field}
          value={value as readonly string[]}
          known={known}
          error={error}
          onChange={onChange}
        />
      );
    case 'options':
      return <OptionsField field={field} value={value as string} error={error} onChange={onChange} />;
    case 'choices':
      return (
        <ChoicesField field={field} value={value as readonly string[]} error={error} onChange={onChange} />
      );
    default:
      return <Typed field={field} value={value as string} error={error} onChange={onChange} />;
  }
}

interface TypedProps {
  field: TextFieldText | PriceField | MomentField;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function Typed({ field, value, error, onChange }: TypedProps) {
  const required = field.required ?? false;
  return (
    <Field label={field.label} hint={field.hint} error={error} required={required}>
      {(control) => {
        const shared = {
          ...control,
          name: field.name,
          value,
          placeholder: field.placeholder,
          onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
        };
        if (field.kind === 'moment') return <TextInput {...shared} type="datetime-local" dir="ltr" />;
        if (field.kind === 'price') return <PriceInput {...shared} amount={value} />;
        if (field.long) return <TextArea {...shared} dir="auto" />;
        return <TextInput {...shared} dir={field.ltr ? 'ltr' : 'auto'} />;
      }}
    </Field>
  );
}

type PriceInputProps = Parameters<typeof TextInput>[0] & { amount: string };

/** Digits of any script; what they come to is shown as visitors will read it. */
function PriceInput({ amount, ...control }: PriceInputProps) {
  const riyals = Number(amount);
  return (
    <span className="relative block">
      <TextInput {...control} inputMode="numeric" dir="ltr" className="pe-4" />
      {amount.trim() !== '' && Number.isInteger(riyals) ? (
        <span
          className="pointer-events-none absolute inset-y-0 start-4 grid place-items-center"
          aria-hidden="true"
        >
          <Price amount={riyals} className="text-muted" />
        </span>
      ) : null}
    </span>
  );
}
