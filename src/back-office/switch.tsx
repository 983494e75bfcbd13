import { classNames } from '#ui/class-names.ts';

interface SwitchProps {
  /** Its name for screen readers. */
  label: string;
  /** What it stands at, in words. */
  state: string;
  on: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
}

/** Something that is on or off at once, without a form around it. */
export function Switch({ label, state, on, disabled = false, onChange }: SwitchProps) {
  return (
    <span className="flex min-h-11 shrink-0 items-center gap-2.5">
      <span className="text-sm text-muted">{state}</span>
      <button
        type="button"
        role="switch"
        aria-checked={on}
        aria-label={label}
        disabled={disabled}
        onClick={() => onChange(!on)}
        className="target grid h-7 w-12 shrink-0 items-center rounded-pill bg-field px-1 transition aria-checked:bg-brand disabled:opacity-60"
      >
        <span
          aria-hidden="true"
          className={classNames(
            'block size-5 rounded-pill bg-white shadow-soft transition',
            on && 'justify-self-end',
          )}
        />
      </button>
    </span>
  );
}
