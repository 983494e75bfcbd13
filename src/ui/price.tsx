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
      <path d="M13.600 20.700c-.380.840-.630 1.750-.730 2.710l8.030-1.710c.380-.840.630-1.750.730-2.710z" />
      <path d="M20.900 16.400c.380-.840.630-1.750.730-2.710l-6.250 1.330v-2.560l5.520-1.170c.380-.840.630-1.750.730-2.710l-6.250 1.330V.710c-.960.540-1.810 1.250-2.500 2.100v7.630l-2.500.530V0c-.960.540-1.810 1.250-2.500 2.100v9.400l-5.590 1.190c-.380.840-.630 1.750-.730 2.710l6.320-1.350v3.220L1.110 18.700c-.380.840-.630 1.750-.730 2.710l7.090-1.510c.580-.120 1.080-.460 1.400-.930l1.300-1.920c.130-.200.210-.440.210-.700v-2.830l2.500-.530v5.110z" />
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
