import { publishing } from '#messages/staff-editor.ts';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
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
        <label
          key={mode}
          className="flex cursor-pointer items-start gap-3 rounded-field border-[1.5px] border-line bg-white px-4 py-2.5 transition hover:border-brand has-checked:border-brand has-checked:bg-brand-tint"
        >
          <input
            type="radio"
            name="publishing"
            checked={value.mode === mode}
            onChange={() => onChange({ ...value, mode })}
            className="mt-1.5 size-4 shrink-0"
          />
          <span>
            <span className="block font-medium text-ink">{words[mode].name}</span>
            <span className="block text-sm text-muted">{words[mode].hint}</span>
          </span>
        </label>
      ))}
      {value.mode === 'later' && !field.switch ? (
        <Field label={publishing.from} note={publishing.riyadh} error={errors.publishAt} required>
          {(control) => (
            <TextInput
              {...control}
              type="datetime-local"
              dir="ltr"
              value={value.from}
              onChange={(event) => onChange({ ...value, from: event.currentTarget.value })}
            />
          )}
        </Field>
      ) : null}
      {value.mode === 'draft' || field.switch ? null : (
        <Field
          label={publishing.until}
          note={publishing.riyadh}
          hint={publishing.untilHint}
          error={errors.unpublishAt}
        >
          {(control) => (
            <TextInput
              {...control}
              type="datetime-local"
              dir="ltr"
              value={value.until}
              onChange={(event) => onChange({ ...value, until: event.currentTarget.value })}
            />
          )}
        </Field>
      )}
    </div>
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
