import { EMAIL } from '#lib/limits.ts';
import { person } from '#messages/person.ts';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';

interface EmailFieldProps {
  value?: string | undefined;
  error?: string | undefined;
  autoComplete: 'email' | 'off';
  className?: string;
}

/** The email of an account that is being made. */
export function EmailField({ value, error, autoComplete, className }: EmailFieldProps) {
  return (
    <Field label={person.email} required error={error} className={className}>
      {(control) => (
        <TextInput
          {...control}
          type="email"
          name="email"
          dir="ltr"
          autoComplete={autoComplete}
          spellCheck={false}
          maxLength={EMAIL.max}
          defaultValue={value}
        />
      )}
    </Field>
  );
}
