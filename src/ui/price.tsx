import { formatPrice } from '#lib/format.ts';
import { ui } from '#messages/ui.ts';
import { classNames } from './class-names.ts';

/** An amount in riyals: the sign left of Latin digits, whatever the text around it. */
export function Price({ amount, className }: { amount: number; className?: string }) {
  return (
    <bdi dir="ltr" className={classNames('font-semibold whitespace-nowrap text-ink', className)}>
      <span aria-hidden="true" className="riyal" /> {formatPrice(amount)}
      <span className="sr-only"> {ui.riyal}</span>
    </bdi>
  );
}
