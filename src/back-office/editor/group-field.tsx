import { type ReactNode, useId } from 'react';
import { ui } from '#messages/ui.ts';

interface GroupFieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  children: (group: { labelId: string; describedBy: string | undefined }) => ReactNode;
}

/** Several controls under one label, as `Field` is for one: named, explained, and told what is wrong together. */
export function GroupField({ label, hint, error, required = false, children }: GroupFieldProps) {
  const id = useId();
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  const describedBy = described || undefined;
  return (
    <fieldset aria-describedby={describedBy} className="min-w-0">
      <legend id={id} className="mb-1.5 text-[0.98rem] font-medium text-ink">
        {label}
        {required ? (
          <span className="ms-1 text-danger" aria-hidden="true" title={ui.required}>
            *
          </span>
        ) : null}
      </legend>
      {children({ labelId: id, describedBy })}
      {error ? (
        <p id={`${id}-error`} className="mt-1.5 animate-drop text-sm font-medium text-danger">
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      ) : null}
    </fieldset>
  );
}
