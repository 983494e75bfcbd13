import { IconArrowBackUp, IconPhotoPlus, IconRefresh, IconTrash } from '@tabler/icons-react';
import { type ChangeEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PresentedImage } from '#media/media-address.ts';
import { FIELD_MESSAGES } from '#messages/errors.ts';
import { pictureField } from '#messages/staff-editor.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { keepPlace } from '../keep-place.ts';
import { FocalPicker } from './focal-picker.tsx';
import { GroupField } from './group-field.tsx';
import { focalOf, PICTURE_KINDS, type PictureChoice, readPreview, refuseFile } from './picture-choice.ts';
import { useGivenFile } from './use-given-file.ts';

interface PictureFieldProps {
  value: PictureChoice;
  /** The choice that leaves the record's picture as it is. */
  untouched: PictureChoice;
  /** The record's picture as it is. */
  current?: PresentedImage | null;
  error?: string | undefined;
  required?: boolean;
  /** What of the choice is another. */
  onChange: (change: Partial<PictureChoice>) => void;
}

/** A picture, chosen, dropped or pasted, seen as it will be cropped, described for those who do not see it. */
export function PictureField(props: PictureFieldProps) {
  const { value, untouched, current, error, required, onChange } = props;
  /** Why a file was not taken; another one for each file, so that each is heard of. */
  const [refused, setRefused] = useState<{ why: string } | null>(null);
  const [unseen, setUnseen] = useState(false);
  const latest = useRef<File>(null);
  const input = useRef<HTMLInputElement>(null);
  const kept = value.removed ? null : current;
  const src = value.file ? value.preview : kept?.url;

  // Wherever in the form it was let go or pasted, here it says why it is not taken.
  useEffect(() => {
    if (refused) input.current?.focus();
  }, [refused]);

  async function take(file: File | undefined) {
    if (!file) return;
    latest.current = file;
    const wrong = refuseFile(file);
    const preview = wrong ? '' : await readPreview(file).catch(() => '');
    // Another one was chosen before this one was read.
    if (latest.current !== file) return;
    setRefused(preview ? null : { why: wrong ?? FIELD_MESSAGES.PICTURE_BROKEN });
    if (!preview) return;
    setUnseen(false);
    onChange({ file, preview, focal: focalOf(null), removed: false });
  }

  const held = useGivenFile(take);

  function choose(change: Partial<PictureChoice>) {
    flushSync(() => {
      setRefused(null);
      setUnseen(false);
      onChange(change);
    });
    // Without a picture before this one the button has gone with it.
    keepPlace(input.current);
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <GroupField label={pictureField.label} error={refused?.why ?? error} required={required ?? false}>
        {({ labelId, describedBy }) => (
          <div className="grid grid-cols-1 gap-4">
            {src && !unseen ? (
              <FocalPicker
                // Another picture has other measures.
                key={src}
                src={src}
                focal={value.focal}
                onChange={(focal) => onChange({ focal })}
                onUnreadable={() => setUnseen(true)}
              />
            ) : null}
            {src && unseen ? <p className="rounded-field bg-sand p-4">{pictureField.unseen}</p> : null}
            <div className="flex flex-wrap items-center gap-2">
              <ChooseArea
                chosen={src !== undefined}
                held={held}
                invalid={Boolean(refused ?? error)}
                labelledBy={labelId}
                describedBy={describedBy}
                onFile={take}
                input={input}
              />
              {src ? (
                <Button
                  look="ghost"
                  size="small"
                  onClick={() => choose(value.file ? untouched : { removed: true })}
                >
                  <IconTrash aria-hidden="true" className="size-4.5" />
                  {pictureField.remove}
                </Button>
              ) : current ? (
                <Button look="ghost" size="small" onClick={() => choose({ removed: false })}>
                  <IconArrowBackUp aria-hidden="true" className="size-4.5" />
                  {pictureField.keep}
                </Button>
              ) : null}
            </div>
          </div>
        )}
      </GroupField>
      {src ? (
        <Field label={pictureField.alt} hint={pictureField.altHint}>
          {(control) => (
            <TextInput
              {...control}
              value={value.alt}
              maxLength={300}
              onChange={(event) => onChange({ alt: event.currentTarget.value })}
            />
          )}
        </Field>
      ) : null}
    </div>
  );
}

interface ChooseAreaProps {
  chosen: boolean;
  /** Whether a file is held over the page. */
  held: boolean;
  invalid: boolean;
  labelledBy: string;
  describedBy: string | undefined;
  onFile: (file: File | undefined) => void;
  input: Ref<HTMLInputElement>;
}

function ChooseArea({ chosen, held, invalid, labelledBy, describedBy, onFile, input }: ChooseAreaProps) {
  const id = useId();

  function choose(event: ChangeEvent<HTMLInputElement>) {
    onFile(event.currentTarget.files?.[0]);
    // So that the same file can be chosen again after a refusal.
    event.currentTarget.value = '';
  }

  const focus =
    'relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand';
  return (
    <label
      htmlFor={id}
      className={
        chosen
          ? buttonClass(
              { look: 'soft', size: 'small' },
              classNames(focus, held && 'outline-3 outline-offset-2 outline-brand'),
            )
          : classNames(
              'grid min-h-40 w-full place-content-center justify-items-center gap-1 rounded-tile border-2 border-dashed p-5 text-center transition',
              held ? 'border-brand bg-brand-tint' : 'bg-sand hover:border-brand',
              !held && (invalid ? 'border-danger' : 'border-field'),
              focus,
            )
      }
    >
      {chosen ? (
        <IconRefresh aria-hidden="true" className="size-4.5" />
      ) : (
        <IconPhotoPlus aria-hidden="true" className="size-8 text-brand" />
      )}
      <span id={`${id}-name`} className={chosen ? '' : 'font-semibold text-ink'}>
        {chosen ? pictureField.another : pictureField.area}
      </span>
      {chosen ? null : (
        <>
          <span className="text-sm text-muted">{pictureField.ways}</span>
          <span className="text-xs text-muted">{pictureField.limits}</span>
        </>
      )}
      <input
        ref={input}
        id={id}
        type="file"
        accept={PICTURE_KINDS}
        aria-labelledby={`${labelledBy} ${id}-name`}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        onChange={choose}
        className="sr-only"
      />
    </label>
  );
}
