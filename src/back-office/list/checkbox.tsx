interface CheckboxProps {
  label: string;
  checked: boolean;
  /** Some of what it stands for is chosen. */
  some?: boolean;
  disabled?: boolean;
  onChange: () => void;
}

/** A checkbox with 44 px around it and its name for screen readers. */
export function Checkbox({ label, checked, some = false, disabled = false, onChange }: CheckboxProps) {
  return (
    <label className="-m-2 inline-grid size-11 shrink-0 place-items-center">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={onChange}
        ref={(box) => {
          if (box) box.indeterminate = some;
        }}
        className="size-4.5"
      />
    </label>
  );
}
