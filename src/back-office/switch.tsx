import { classNames } from '#ui/class-names.ts';

interface SwitchProps {
  /** Its name for screen readers. */
  label: string;
  on: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
}

/** Something that is on or off at once, without a form around it. */
export function Switch({ label, on, disabled = false, onChange }: SwitchProps) {
  return (
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
  );
}
