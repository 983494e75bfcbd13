import { registration } from '#messages/registration.ts';
import { Field } from '#ui/field.tsx';
import { EmailField } from './email-field.tsx';
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
      <EmailField value={values.email} error={errors.email} autoComplete="email" />
      <Field label={registration.password} hint={registration.passwordHint} required error={errors.password}>
        {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" />}
      </Field>
    </>
  );
}
