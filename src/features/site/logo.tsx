import { useClinic } from './clinic.ts';

/** The mark: a tooth in the arch. */
export function LogoMark({ className }: { className: string }) {
  return <span aria-hidden="true" className={`logo-mark ${className}`} />;
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
