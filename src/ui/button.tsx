import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

/** `filled` is the one main action of a view, `soft` the same where another one leads. */
export type ButtonLook = 'filled' | 'soft' | 'outline' | 'ghost';
/** `tight` stands in a row of three on a phone. */
export type ButtonSize = 'small' | 'tight' | 'medium' | 'large';

interface ButtonShape {
  look?: ButtonLook;
  size?: ButtonSize;
}

/** The classes of a button (`controls.css`), for an element that has to be something else. */
export function buttonClass(
  { look = 'filled', size = 'medium' }: ButtonShape = {},
  className?: string,
): string {
  return classNames(`button button-${look} button-${size}`, className);
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
