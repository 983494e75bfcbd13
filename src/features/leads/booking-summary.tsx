import type { Ref } from 'react';
import { Alert } from '#ui/alert.tsx';

interface BookingSummaryProps {
  message: string;
  /** Field name → what is wrong with it. */
  errors: Record<string, string>;
  /** What the fields' ids begin with. */
  id: string;
  /** Whether it came with the page: then the browser itself moves the focus here. */
  fromServer: boolean;
  ref: Ref<HTMLDivElement>;
}

/** What is wrong with the form, over it: takes the focus and leads to each field. */
export function BookingSummary({ message, errors, id, fromServer, ref }: BookingSummaryProps) {
  const wrong = Object.entries(errors);
  return (
    // biome-ignore lint/a11y/noAutofocus: the answer to a plain form, where no script can move the focus
    <div ref={ref} tabIndex={-1} autoFocus={fromServer} className="scroll-mt-24 rounded-field">
      <Alert tone="error">
        <p>{message}</p>
        {wrong.length > 0 ? (
          <ul className="mt-1 text-sm font-normal">
            {wrong.map(([field, text]) => (
              <li key={field}>
                <a href={`#${id}-${field}`} className="target underline underline-offset-4">
                  {text}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </Alert>
    </div>
  );
}
