import { publishing } from '#messages/staff-editor.ts';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { RadioCard } from '../radio-card.tsx';
import type { PublishingField, PublishingValue } from './editor-field.ts';

interface PublishingBoxProps {
  field: PublishingField;
  value: PublishingValue;
  errors: Readonly<Record<string, string>>;
  onChange: (value: PublishingValue) => void;
}

/** When visitors see it: now, later, not yet, and until when. */
export function PublishingBox({ field, value, errors, onChange }: PublishingBoxProps) {
  const { words, modes } = field.switch ? SWITCH : TIMES;
  return (
    <div role="radiogroup" aria-label={publishing.legend} className="grid grid-cols-1 gap-2.5">
      <p className="text-[0.98rem] font-medium text-ink" aria-hidden="true">
        {publishing.legend}
      </p>
      {modes.map((mode) => (
        <RadioCard
          key={mode}
          name="publishing"
          title={words[mode].name}
          text={words[mode].hint}
          checked={value.mode === mode}
          onChange={() => onChange({ ...value, mode })}
        />
      ))}
      {value.mode === 'later' && !field.switch ? (
        <Moment
          label={publishing.from}
          error={errors.publishAt}
          required
          value={value.from}
          onChange={(from) => onChange({ ...value, from })}
        />
      ) : null}
      {value.mode === 'draft' || field.switch ? null : (
        <Moment
          label={publishing.until}
          hint={publishing.untilHint}
          error={errors.unpublishAt}
          value={value.until}
          onChange={(until) => onChange({ ...value, until })}
        />
      )}
    </div>
  );
}

interface MomentProps {
  label: string;
  hint?: string;
  error: string | undefined;
  required?: boolean;
  value: string;
  onChange: (value: string) => void;
}

function Moment({ value, onChange, ...field }: MomentProps) {
  return (
    <Field {...field} note={publishing.riyadh}>
      {(control) => (
        <TextInput
          {...control}
          type="datetime-local"
          dir="ltr"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

const TIMES = {
  modes: ['now', 'later', 'draft'] as const,
  words: {
    now: { name: publishing.now, hint: publishing.nowHint },
    later: { name: publishing.later, hint: publishing.laterHint },
    draft: { name: publishing.draft, hint: publishing.draftHint },
  },
};

const SWITCH = {
  modes: ['now', 'draft'] as const,
  words: {
    ...TIMES.words,
    now: { name: publishing.on, hint: publishing.nowHint },
    draft: { name: publishing.off, hint: publishing.draftHint },
  },
};
