import { useEffect, useRef } from 'react';
import { NAME } from '#lib/limits.ts';
import { person } from '#messages/person.ts';
import { Field } from '#ui/field.tsx';
import { PhoneField, type PhoneFieldHandle } from '#ui/phone-field.tsx';
import { TextInput } from '#ui/text-input.tsx';

interface PersonFieldsProps {
  /** What the fields begin with: firstName, lastName, phone and country as typed. */
  values?: Record<string, string>;
  /** The number that is kept already, E.164. */
  knownPhone?: string | null;
  /** Field name → what is wrong with it. */
  errors: Record<string, string>;
  phoneRequired?: boolean;
}

/** Whose account it is. Uncontrolled, so that nothing typed before the script came is lost. */
export function PersonFields({ values = {}, knownPhone, errors, phoneRequired = false }: PersonFieldsProps) {
  const phone = useRef<PhoneFieldHandle>(null);

  useEffect(() => {
    if (knownPhone) phone.current?.fillIfEmpty(knownPhone);
  }, [knownPhone]);

  return (
    <>
      <NameField name="firstName" autoComplete="given-name" values={values} errors={errors} />
      <NameField name="lastName" autoComplete="family-name" values={values} errors={errors} />
      <Field
        label={person.phone}
        required={phoneRequired}
        {...(phoneRequired ? {} : { note: person.optional })}
        error={errors.phone}
        className="col-span-full"
      >
        {(control) => (
          <PhoneField
            {...control}
            ref={phone}
            country={values.country}
            number={values.phone}
            countryLabel={person.country}
            placeholder={person.phonePlaceholder}
          />
        )}
      </Field>
    </>
  );
}

interface NameFieldProps {
  name: 'firstName' | 'lastName';
  autoComplete: string;
  values: Record<string, string>;
  errors: Record<string, string>;
}

function NameField({ name, autoComplete, values, errors }: NameFieldProps) {
  return (
    <Field label={person[name]} required error={errors[name]}>
      {(control) => (
        <TextInput
          {...control}
          name={name}
          autoComplete={autoComplete}
          maxLength={NAME.max}
          defaultValue={values[name]}
        />
      )}
    </Field>
  );
}
