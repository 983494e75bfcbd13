import type { Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from '#ui/class-names.ts';
import { CONTROL_CLASS } from '#ui/text-input.tsx';

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** A text of several lines; it grows with what is typed where the browser knows how. */
export function TextArea({ className, ...rest }: TextAreaProps) {
  return (
    <textarea
      rows={2}
      {...rest}
      className={classNames(CONTROL_CLASS, 'field-sizing-content max-h-72 resize-y', className)}
    />
  );
}
