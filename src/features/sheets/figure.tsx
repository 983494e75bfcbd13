import { formatNumber } from '#lib/format.ts';
import { classNames } from '#ui/class-names.ts';

interface FigureProps {
  name: string;
  value: number;
  /** How large its number is. */
  className: string;
}

/** One of a sheet's numbers over its name, in a description list. */
export function Figure({ name, value, className }: FigureProps) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className={classNames('leading-tight font-heading text-ink', className)}>{formatNumber(value)}</dd>
    </div>
  );
}
