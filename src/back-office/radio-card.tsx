import type { InputHTMLAttributes } from 'react';

interface RadioCardProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className' | 'title'> {
  title: string;
  /** What choosing it means. */
  text: string;
}

/** One of a few ways, with what it means under its name. */
export function RadioCard({ title, text, ...rest }: RadioCardProps) {
  return (
    <label className="flex cursor-pointer items-start gap-3 rounded-field border-[1.5px] border-line bg-white px-4 py-2.5 transition hover:border-brand has-checked:border-brand has-checked:bg-brand-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
      <input {...rest} type="radio" className="mt-1.5 size-4 shrink-0 accent-brand outline-none" />
      <span className="min-w-0">
        <span className="block font-medium text-ink">{title}</span>
        <span className="block text-sm text-muted">{text}</span>
      </span>
    </label>
  );
}
