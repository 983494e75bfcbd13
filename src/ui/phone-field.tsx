import { IconChevronDown } from '@tabler/icons-react';
import {
  type ChangeEvent,
  type FocusEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { type Country, DEFAULT_COUNTRY } from '#lib/countries.ts';
import { ui } from '#messages/ui.ts';
import { classNames } from './class-names.ts';
import type { ControlProps } from './field.tsx';
import { useCountries } from './known-countries.ts';
import { splitPhone, tidyPhone } from './phone-typing.ts';
import { CONTROL_CLASS } from './text-input.tsx';

/** What a form may ask of its phone field. */
export interface PhoneFieldHandle {
  /** Puts in an E.164 number, if nothing stands there yet. */
  fillIfEmpty: (phone: string) => void;
}

interface PhoneFieldProps extends ControlProps {
  /** Names the list of countries to screen readers. */
  countryLabel: string;
  /** ISO 3166-1 alpha-2 of the first choice; Saudi Arabia unless said (specification 9). */
  country?: string;
  number?: string;
  placeholder?: string;
  /** Lifts the limit of 15 digits (decision 32). */
  longNumbers?: boolean;
  ref?: Ref<PhoneFieldHandle>;
}

/**
 * A phone number with its country: posted as `country` and `phone`, with and without script. Digits of any script
 * turn into Latin ones while they are typed, and a pasted «+20 100…» chooses its country.
 */
export function PhoneField({
  countryLabel,
  country = DEFAULT_COUNTRY,
  number = '',
  longNumbers = false,
  placeholder,
  ref,
  ...control
}: PhoneFieldProps) {
  const select = useRef<HTMLSelectElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState(country);
  const countries = useCountries();

  useEffect(() => {
    // Chosen before the script came, or restored by the browser.
    if (select.current) setChosen(select.current.value);
  }, []);

  function show(text: string) {
    if (!select.current || !input.current) return;
    const typed = splitPhone(text, select.current.value);
    select.current.value = typed.country;
    input.current.value = tidyPhone(typed.number, longNumbers);
    setChosen(typed.country);
  }

  function tidy(event: ChangeEvent<HTMLInputElement>) {
    const box = event.currentTarget;
    const typedByHand = /^(insertText|insertComposition|delete)/.test(inputTypeOf(event.nativeEvent));
    if (!typedByHand) return show(box.value);
    const tidied = tidyPhone(box.value, longNumbers);
    if (tidied === box.value) return;
    const cursor = tidyPhone(box.value.slice(0, box.selectionStart ?? box.value.length), longNumbers).length;
    box.value = tidied;
    box.setSelectionRange(cursor, cursor);
  }

  useImperativeHandle(ref, () => ({
    fillIfEmpty: (phone) => {
      if (input.current?.value === '') show(phone);
    },
  }));

  return (
    <div dir="ltr" className="flex flex-wrap gap-2">
      <span className="relative block max-w-full grow basis-31">
        <select
          ref={select}
          name="country"
          dir="rtl"
          defaultValue={country}
          autoComplete="tel-country-code"
          aria-label={countryLabel}
          onChange={(event) => setChosen(event.currentTarget.value)}
          className={classNames(CONTROL_CLASS, 'peer appearance-none truncate ps-9 pe-3')}
        >
          {countries.map(({ iso2, dial, name }) => (
            <option key={iso2} value={iso2}>
              {`${name} \u200E+${dial}`}
            </option>
          ))}
        </select>
        <span aria-hidden="true" className="country-label">
          {compactLabel(chosen, countries)}
        </span>
        <IconChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-2.5 my-auto size-5 text-muted"
        />
      </span>
      <input
        {...control}
        ref={input}
        type="tel"
        name="phone"
        dir="ltr"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={40}
        defaultValue={number}
        placeholder={placeholder}
        onChange={tidy}
        onBlur={(event: FocusEvent<HTMLInputElement>) => show(event.currentTarget.value)}
        className={classNames(CONTROL_CLASS, 'w-auto min-w-0 grow-999 basis-36')}
      />
      <noscript>
        <p dir="rtl" className="text-sm text-muted">
          {ui.otherCountry}
        </p>
      </noscript>
    </div>
  );
}

/** «SA +966»: what the closed list shows, where the whole name has no room. */
function compactLabel(iso2: string, countries: readonly Country[]): string {
  const dial = countries.find((country) => country.iso2 === iso2)?.dial ?? '';
  return `${iso2.toUpperCase()} +${dial}`;
}

/** '' where the browser does not say, as when it fills a form in by itself. */
function inputTypeOf(event: Event): string {
  return 'inputType' in event && typeof event.inputType === 'string' ? event.inputType : '';
}
