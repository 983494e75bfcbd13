import type { InputHTMLAttributes, Ref } from 'react';
import { classNames } from './class-names.ts';

/** The box of every control: 52 px high, its border turns with focus and with a mistake. */
export const CONTROL_CLASS = classNames(
  'block w-full min-h-13 rounded-field border-[1.5px] border-field bg-white px-4 py-2 text-base text-text transition',
  'hover:border-brand focus-visible:border-brand focus-visible:outline-offset-0',
  'aria-invalid:border-danger aria-invalid:bg-danger-tint/40',
  'disabled:border-line disabled:bg-brand-tint/60 disabled:text-muted',
);

interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
}

/** A one-line text. `dir="ltr"` for phones, addresses and codes. */
export function TextInput({ className, ...rest }: TextInputProps) {
  return <input type="text" {...rest} className={classNames(CONTROL_CLASS, className)} />;
}
