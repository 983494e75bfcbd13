import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { formatPhone } from '#lib/format.ts';

/** A phone, price, code or address that reads from left to right inside Arabic. */
export function Ltr({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  );
}

interface PhoneLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** E.164. */
  phone: string;
}

/** A number to call, in readable groups. */
export function PhoneLink({ phone, ...rest }: PhoneLinkProps) {
  return (
    <a {...rest} href={`tel:${phone}`}>
      <bdi dir="ltr">{formatPhone(phone)}</bdi>
    </a>
  );
}
