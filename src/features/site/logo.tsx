import { useClinic } from './clinic.ts';

/** The mark: a tooth in the arch. Takes its size from the text around it. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 44" className={className} aria-hidden="true">
      <path d="M2 44V20a18 18 0 0 1 36 0v24z" fill="var(--color-brand)" />
      <path
        transform="translate(9.5 11) scale(.88)"
        fill="#fff"
        d="M12 3c-1.6-1-3.2-1.3-4.6-.9C4.9 2.8 3.5 5 3.7 7.9c.15 2.2.9 3.7 1.3 5.6.5 2.4.6 5.3 1.7 7.2.7 1.2 2 1 2.5-.4.7-2 .7-5.3 2.8-5.3s2.1 3.3 2.8 5.3c.5 1.4 1.8 1.6 2.5.4 1.1-1.9 1.2-4.8 1.7-7.2.4-1.9 1.15-3.4 1.3-5.6.2-2.9-1.2-5.1-3.7-5.8C15.2 1.7 13.6 2 12 3Z"
      />
    </svg>
  );
}

/** The mark and the clinic's name. */
export function Logo() {
  const { name } = useClinic();
  return (
    <span className="flex items-center gap-2.5 font-bold text-[min(1.15rem,6.5vw)] text-current whitespace-nowrap">
      <LogoMark className="h-[40px] w-[36px] shrink-0" />
      {name}
    </span>
  );
}
