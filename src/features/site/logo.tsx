import { useClinic } from './clinic.ts';

/** The mark: a tooth in the arch. */
export function LogoMark({ className }: { className: string }) {
  return <span aria-hidden="true" className={`logo-mark ${className}`} />;
}

/** The mark and the clinic's name. */
export function Logo() {
  const { name } = useClinic();
  return (
    <span className="flex min-w-0 items-center gap-2.5 font-bold text-[min(1.15rem,6.5vw)] leading-tight text-current">
      <LogoMark className="h-[40px] w-[36px] shrink-0" />
      <span className="line-clamp-2 wrap-anywhere">{name}</span>
    </span>
  );
}
