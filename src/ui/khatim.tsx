import { classNames } from './class-names.ts';

/** The eight-pointed star as thin gold lines behind a hero: decoration that fades out, never over text. */
export function Khatim({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('khatim', className)} />;
}
