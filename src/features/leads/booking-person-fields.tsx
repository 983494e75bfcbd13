import { type ReactNode, useEffect, useRef } from 'react';
import type { Profile } from '#features/accounts/accounts.contract.ts';
import { CITY, NAME } from '#lib/limits.ts';
import { booking } from '#messages/booking.ts';
import { Field } from '#ui/field.tsx';
import { PhoneField, type PhoneFieldHandle } from '#ui/phone-field.tsx';
import { TextInput } from '#ui/text-input.tsx';

interface PersonFieldsProps {
  /** What the fields' ids begin with. */
  id: string;
  /** What the fields begin with, by name. */
  values: Record<string, string>;
  errors: Record<string, string>;
  /** What the name is called; a booking's is just that. */
  nameLabel?: string;
  /** Whose name and phone are filled in where nothing was typed. */
  user: Profile | null;
}

/** Name, city and phone. Uncontrolled, so that nothing typed before the script came is lost. */
export function BookingPersonFields({
  id,
  values,
  errors,
  nameLabel = booking.name,
  user,
}: PersonFieldsProps): ReactNode {
  const name = useRef<HTMLInputElement>(null);
  const phone = useRef<PhoneFieldHandle>(null);

  useEffect(() => {
    if (!user) return;
    if (name.current?.value === '') name.current.value = `${user.firstName} ${user.lastName}`.trim();
    if (user.phone) phone.current?.fillIfEmpty(user.phone);
  }, [user]);

  return (
    <>
      <Field id={`${id}-name`} label={nameLabel} required error={errors.name}>
        {(control) => (
          <TextInput
            {...control}
            ref={name}
            name="name"
            autoComplete="name"
            maxLength={NAME.max}
            defaultValue={values.name}
            placeholder={booking.namePlaceholder}
          />
        )}
      </Field>
      <Field id={`${id}-phone`} label={booking.phone} required error={errors.phone}>
        {(control) => (
          <PhoneField
            {...control}
            ref={phone}
            country={values.country}
            number={values.phone}
            countryLabel={booking.country}
            placeholder={booking.phonePlaceholder}
          />
        )}
      </Field>
      <Field id={`${id}-city`} label={booking.city} required error={errors.city}>
        {(control) => (
          <TextInput
            {...control}
            name="city"
            autoComplete="address-level2"
            maxLength={CITY.max}
            defaultValue={values.city}
            placeholder={booking.cityPlaceholder}
          />
        )}
      </Field>
    </>
  );
}
