import type { ChangeEvent } from 'react';
import { TextArea } from '#back-office/editor/text-area.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';

interface TextFactProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  error?: string | undefined;
  hint?: string;
  required?: boolean;
  /** `url`, `tel` and `email` are written from the left. */
  type?: 'text' | 'url' | 'tel' | 'email' | 'time' | 'date';
  /** Lines of a text that may be long; one line without it. */
  rows?: number;
  className?: string;
}

const FROM_THE_LEFT = new Set(['url', 'tel', 'email', 'time', 'date']);

/** One text of the clinic's facts. */
export function TextFact({ label, value, onChange, error, hint, required, ...rest }: TextFactProps) {
  const { type = 'text', rows, className } = rest;
  const change = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    onChange(event.currentTarget.value);
  return (
    <Field label={label} hint={hint} error={error} required={required ?? false} className={className ?? ''}>
      {(control) =>
        rows ? (
          <TextArea {...control} dir="auto" rows={rows} value={value} onChange={change} />
        ) : (
          <TextInput
            {...control}
            type={type}
            dir={FROM_THE_LEFT.has(type) ? 'ltr' : 'auto'}
            autoComplete="off"
            value={value}
            onChange={change}
            className="min-h-12"
          />
        )
      }
    </Field>
  );
}
