import { EMAIL } from '#lib/limits.ts';
import { registration } from '#messages/registration.ts';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { PasswordInput } from './password-input.tsx';
import { PersonFields } from './person-fields.tsx';

interface RegisterFieldsProps {
  /** What the fields begin with, by name. */
  values: Record<string, string>;
  /** Field name → what is wrong with it. */
  errors: Record<string, string>;
}

/** Whom the account is for. Uncontrolled, so that nothing typed before the script came is lost. */
export function RegisterFields({ values, errors }: RegisterFieldsProps) {
  return (
    <>
      <PersonFields values={values} errors={errors} phoneRequired />
      <Field label={registration.email} required error={errors.email}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            name="email"
            dir="ltr"
            autoComplete="email"
            spellCheck={false}
            maxLength={EMAIL.max}
            defaultValue={values.email}
          />
        )}
      </Field>
      <Field label={registration.password} hint={registration.passwordHint} required error={errors.password}>
        {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" />}
      </Field>
    </>
  );
}
