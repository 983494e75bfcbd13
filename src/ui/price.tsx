import { formatPrice } from '#lib/format.ts';
import { ui } from '#messages/ui.ts';
import { classNames } from './class-names.ts';

/** The riyal's sign, drawn: fonts do not have it yet. */
function RiyalSign() {
  return (
    <svg
      viewBox="0 0 22 24"
      className="inline-block h-[0.82em] w-auto"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d="M13.6 20.7c-.38.84-.63 1.75-.73 2.71l8.03-1.71c.38-.84.63-1.75.73-2.71z" />
      <path d="M20.9 16.4c.38-.84.63-1.75.73-2.71l-6.25 1.33v-2.56l5.52-1.17c.38-.84.63-1.75.73-2.71l-6.25 1.33V.71c-.96.54-1.81 1.25-2.5 2.1v7.63l-2.5.53V0c-.96.54-1.81 1.25-2.5 2.1v9.4l-5.59 1.19c-.38.84-.63 1.75-.73 2.71l6.32-1.35v3.22L1.11 18.7c-.38.84-.63 1.75-.73 2.71l7.09-1.51c.58-.12 1.08-.46 1.4-.93l1.3-1.92c.13-.2.21-.44.21-.7v-2.83l2.5-.53v5.11z" />
    </svg>
  );
}

/** An amount in riyals: the sign left of Latin digits, whatever the text around it. */
export function Price({ amount, className }: { amount: number; className?: string }) {
  return (
    <bdi dir="ltr" className={classNames('font-semibold text-ink', className)}>
      <RiyalSign /> {formatPrice(amount)}
      <span className="sr-only"> {ui.riyal}</span>
    </bdi>
  );
}
