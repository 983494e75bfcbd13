import { person } from '#messages/person.ts';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';

interface IdentifierFieldProps {
  value: string | undefined;
  error: string | undefined;
  hint?: string;
}

/** By what an account is found: its email or its phone. */
export function IdentifierField({ value, error, hint }: IdentifierFieldProps) {
  return (
    <Field label={person.identifier} hint={hint} required error={error}>
      {(control) => (
        <TextInput
          {...control}
          name="identifier"
          dir="ltr"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={value}
        />
      )}
    </Field>
  );
}
