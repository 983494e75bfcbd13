import type { InputHTMLAttributes, Ref } from 'react';
import { classNames } from './class-names.ts';

/** The box of every control: 52 px high, its border turns with focus and with a mistake. */
export const CONTROL_CLASS = 'control';

interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
}

/** A one-line text. `dir="ltr"` for phones, addresses and codes. */
export function TextInput({ className, ...rest }: TextInputProps) {
  return <input type="text" {...rest} className={classNames(CONTROL_CLASS, className)} />;
}
