import type { InputHTMLAttributes } from 'react';

interface ChoiceChipProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
}

/** A checkbox as a chip: filled while chosen. */
export function ChoiceChip({ label, ...rest }: ChoiceChipProps) {
  return (
    <label className="relative inline-flex min-h-11 items-center rounded-pill border-[1.5px] border-line bg-white px-4.5 text-sm font-medium text-ink transition hover:border-brand has-checked:border-brand has-checked:bg-brand-tint has-checked:text-brand-deep has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-brand">
      <input
        type="checkbox"
        {...rest}
        className="absolute inset-0 cursor-pointer appearance-none rounded-pill outline-none"
      />
      {label}
    </label>
  );
}
