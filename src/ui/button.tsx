import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

/** `filled` is the one main action of a view, `soft` the same where another one leads. */
export type ButtonLook = 'filled' | 'soft' | 'outline' | 'ghost';
/** `tight` stands in a row of three on a phone. */
export type ButtonSize = 'small' | 'tight' | 'medium' | 'large';

const LOOKS: Record<ButtonLook, string> = {
  filled: 'border-brand bg-brand text-white shadow-soft hover:border-brand-deep hover:bg-brand-deep',
  soft: 'border-transparent bg-brand-tint text-brand-deep hover:bg-brand-soft',
  outline: 'border-line bg-white text-ink hover:border-brand hover:text-brand',
  ghost: 'border-transparent text-brand hover:bg-brand-tint hover:text-brand-deep',
};

const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-11 gap-2 px-4 py-1.5 text-sm',
  tight: 'min-h-[48px] gap-1.5 px-2 py-2 text-[min(1.0625rem,4.6vw)]',
  medium: 'min-h-12 gap-2.5 px-6 py-2 text-base',
  large: 'min-h-[54px] gap-2.5 px-7 py-2.5 text-base',
};

interface ButtonShape {
  look?: ButtonLook;
  size?: ButtonSize;
}

/** The classes of a button, for an element that has to be something else. */
export function buttonClass(
  { look = 'filled', size = 'medium' }: ButtonShape = {},
  className?: string,
): string {
  return classNames(
    'inline-flex items-center justify-center rounded-pill border-[1.5px] text-center font-semibold',
    'transition active:translate-y-px disabled:cursor-default aria-busy:cursor-progress',
    LOOKS[look],
    SIZES[size],
    className,
  );
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonShape {
  /** Shows a spinner and takes no second press. */
  busy?: boolean;
  /** The words while busy; the button keeps its own without them. */
  busyText?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A button; `type` is `button` unless said. */
export function Button({ look, size, busy = false, busyText, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={busy || rest.disabled}
      aria-busy={busy || undefined}
      className={buttonClass({ look, size }, className)}
    >
      {busy ? <Spinner label="" /> : null}
      {busy && busyText ? busyText : children}
    </button>
  );
}

interface ButtonAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement>, ButtonShape {
  children?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link out of the site's pages (tel:, WhatsApp, a place in the page) that looks like a button. */
export function ButtonAnchor({ look, size, className, ...rest }: ButtonAnchorProps) {
  return <a {...rest} className={buttonClass({ look, size }, className)} />;
}

/** A link to a page of the site that looks like a button; `to`, `params` and `search` are the router's. */
export const ButtonLink = createLink(ButtonAnchor);
