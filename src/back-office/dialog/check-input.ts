import { dialog } from '#messages/staff-dialog.ts';

/** What the dialog can ask for beside a yes or no. */
export interface DialogInput {
  type: 'text' | 'email' | 'url' | 'textarea';
  label: string;
  placeholder?: string;
  value?: string;
  /** A blank answer is refused. */
  required?: boolean;
  /** Digits at hand on a phone. */
  inputMode?: 'numeric';
  /** What else is wrong with an answer, in words; '' for nothing. */
  check?(value: string): string;
}

/** One @, a host with a dot that ends in letters, and no blanks. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.\p{L}{2,}$/u;

/** What is wrong with a typed answer, '' for nothing (specification, section 5); a blank one is no address to check. */
export function checkInput({ type, required, check }: DialogInput, text: string): string {
  const value = text.trim();
  if (value === '') return required ? dialog.missing : '';
  if (type === 'email') return EMAIL.test(value) ? '' : dialog.invalidEmail;
  if (type === 'url') return isWebAddress(value) ? '' : dialog.invalidUrl;
  return check?.(value) ?? '';
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && !/\s/.test(text) && URL.canParse(text);
}
