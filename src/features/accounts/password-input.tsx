import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type InputHTMLAttributes, useState } from 'react';
import { login } from '#messages/accounts.ts';
import { TextInput } from '#ui/text-input.tsx';

/** A password, shown on demand (decision 14). */
export function PasswordInput(props: InputHTMLAttributes<HTMLInputElement>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <span dir="ltr" className="relative block">
      <TextInput
        {...props}
        type={shown ? 'text' : 'password'}
        dir="ltr"
        spellCheck={false}
        className="pe-13"
      />
      <button
        type="button"
        aria-label={shown ? login.hidePassword : login.showPassword}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 end-1 my-auto grid size-11 place-items-center rounded-pill text-muted hover:text-brand noscript:hidden"
      >
        <Icon aria-hidden="true" className="size-5.5" />
      </button>
    </span>
  );
}
