import {
  type FormEvent,
  type KeyboardEvent,
  type Ref,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { dialog } from '#messages/staff-dialog.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { CONTROL_CLASS } from '#ui/text-input.tsx';
import { Modal } from '../modal.tsx';
import { leave, type OpenQuestion, onQuestions, openQuestions, press } from './ask.ts';

/** Where `ask` is seen; stands once in the back office's shell. */
export function Dialogs() {
  const questions = useSyncExternalStore(onQuestions, openQuestions);
  return questions.map((question) => <QuestionDialog key={question.id} question={question} />);
}

const RED = 'border-danger! bg-danger! hover:brightness-90';

function QuestionDialog({ question }: { question: OpenQuestion }) {
  const { id, title, text, input, busy, danger, buttons = ['cancel'], allowEnter = true } = question;
  const [value, setValue] = useState(input?.value ?? '');
  const confirm = useRef<HTMLButtonElement>(null);
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const heading = useRef<HTMLSpanElement>(null);
  const formId = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    void press(id, 'confirm', value);
  }

  function keepEnter(event: KeyboardEvent) {
    if (event.key === 'Enter' && !allowEnter && !(event.target instanceof HTMLButtonElement))
      event.preventDefault();
  }

  return (
    <Modal
      title={
        <span ref={heading} tabIndex={-1} className="outline-none">
          {title}
        </span>
      }
      text={text}
      closeButton={buttons.includes('close')}
      focusFirst={input ? control : allowEnter ? confirm : heading}
      onLeave={(by) => leave(id, by)}
    >
      <form id={formId} noValidate onSubmit={submit} onKeyDown={keepEnter}>
        {input ? (
          <div className="mt-5">
            <Field
              label={input.label}
              required={input.required ?? false}
              error={question.mistake || undefined}
            >
              {(given) => (
                <Control
                  {...given}
                  type={input.type}
                  inputMode={input.inputMode}
                  control={control}
                  value={value}
                  placeholder={input.placeholder}
                  disabled={busy}
                  onChange={setValue}
                />
              )}
            </Field>
          </div>
        ) : null}
      </form>
      <div className="mt-6 flex flex-wrap gap-3 max-sm:[&>button]:grow">
        <Button
          ref={confirm}
          type="submit"
          form={formId}
          size="small"
          busy={busy}
          className={danger ? RED : ''}
        >
          {question.confirmText ?? dialog.confirm}
        </Button>
        {buttons.includes('deny') ? (
          <Button size="small" look="soft" disabled={busy} onClick={() => void press(id, 'deny')}>
            {question.denyText ?? dialog.deny}
          </Button>
        ) : null}
        {buttons.includes('cancel') ? (
          <Button size="small" look="outline" onClick={() => leave(id, 'cancel')}>
            {question.cancelText ?? dialog.cancel}
          </Button>
        ) : null}
      </div>
    </Modal>
  );
}

interface ControlProps {
  type: 'text' | 'email' | 'url' | 'textarea';
  inputMode: 'numeric' | undefined;
  value: string;
  placeholder: string | undefined;
  disabled: boolean;
  control: Ref<HTMLInputElement & HTMLTextAreaElement>;
  onChange: (text: string) => void;
}

function Control({ type, control, onChange, ...rest }: ControlProps) {
  if (type === 'textarea') {
    return (
      <textarea
        {...rest}
        ref={control}
        rows={4}
        className={CONTROL_CLASS}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  return (
    <input
      {...rest}
      ref={control}
      type={type}
      dir={type === 'text' ? undefined : 'ltr'}
      className={CONTROL_CLASS}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
