import { type ReactNode, useId } from 'react';
import { ui } from '#messages/ui.ts';
import { classNames } from './class-names.ts';

/** What a field hands to its control, to be spread on the input or the select. */
export interface ControlProps {
  id: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: string;
  /** The control's id, where a summary links to it. */
  id?: string;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  /** Words after the label, as «(اختياري)». */
  note?: string;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

/** A label, its control, a hint and what is wrong, wired for screen readers. */
export function Field({ label, id, hint, error, required = false, note, className, children }: FieldProps) {
  const own = useId();
  const controlId = id ?? own;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const described = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ');
  return (
    <div className={classNames('min-w-0', className)}>
      <label htmlFor={controlId} className="mb-1.5 block text-[0.98rem] font-medium text-ink">
        {label}
        {required ? (
          <span className="ms-1 text-danger" aria-hidden="true" title={ui.required}>
            *
          </span>
        ) : null}
        {note ? <small className="ms-1.5 text-sm font-normal text-muted">{note}</small> : null}
      </label>
      {children({
        id: controlId,
        required,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <p id={errorId} className="mt-1.5 animate-drop text-sm font-medium text-danger">
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={hintId} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
