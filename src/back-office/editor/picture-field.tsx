import { IconPhotoPlus, IconRefresh, IconTrash } from '@tabler/icons-react';
import { type ChangeEvent, type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { formatNumber } from '#lib/format.ts';
import type { PresentedImage } from '#media/media-address.ts';
import { pictureField } from '#messages/staff-editor.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { FocalPicker } from './focal-picker.tsx';
import { GroupField } from './group-field.tsx';
import { focalOf, PICTURE_KINDS, type PictureChoice, readPreview, refuseFile } from './picture-choice.ts';

interface PictureFieldProps {
  value: PictureChoice;
  /** The record's picture as it is. */
  current?: PresentedImage | null;
  error?: string | undefined;
  required?: boolean;
  /** Whether the record may be left without a picture. */
  removable?: boolean;
  /** 0..1 while it is on its way, else null. */
  progress: number | null;
  onChange: (value: PictureChoice) => void;
}

/** A picture, chosen, dropped or pasted, seen as it will be cropped, described for those who do not see it. */
export function PictureField(props: PictureFieldProps) {
  const { value, current, error, required, removable, progress, onChange } = props;
  const [refused, setRefused] = useState<string | null>(null);
  const [unseen, setUnseen] = useState(false);
  const kept = value.removed ? null : current;
  const src = value.file ? value.preview : kept?.url;

  async function take(file: File | undefined) {
    if (!file) return;
    const wrong = refuseFile(file);
    setRefused(wrong);
    if (wrong) return;
    setUnseen(false);
    onChange({ ...value, file, preview: await readPreview(file), focal: focalOf(null), removed: false });
  }

  usePastedFile(take);

  function remove() {
    setRefused(null);
    onChange({ ...value, file: null, preview: '', removed: value.file === null });
  }

  return (
    <GroupField label={pictureField.label} error={refused ?? error} required={required ?? false}>
      {({ labelId, describedBy }) => (
        <div className="grid grid-cols-1 gap-4">
          {src && !unseen ? (
            <FocalPicker
              // Another picture has other measures.
              key={src}
              src={src}
              focal={value.focal}
              onChange={(focal) => onChange({ ...value, focal })}
              onUnreadable={() => setUnseen(true)}
            />
          ) : null}
          {src && unseen ? <p className="rounded-field bg-sand p-4">{pictureField.unseen}</p> : null}
          <div className="flex flex-wrap items-center gap-2">
            <DropArea
              chosen={src !== undefined}
              invalid={Boolean(refused ?? error)}
              labelledBy={labelId}
              describedBy={describedBy}
              onFile={take}
            />
            {value.file || (removable && kept) ? (
              <Button look="ghost" size="small" onClick={remove}>
                <IconTrash aria-hidden="true" className="size-4.5" />
                {pictureField.remove}
              </Button>
            ) : null}
          </div>
          {progress === null ? null : <Progress part={progress} />}
          {src ? (
            <Field label={pictureField.alt} hint={pictureField.altHint}>
              {(control) => (
                <TextInput
                  {...control}
                  value={value.alt}
                  maxLength={300}
                  onChange={(event) => onChange({ ...value, alt: event.currentTarget.value })}
                />
              )}
            </Field>
          ) : null}
        </div>
      )}
    </GroupField>
  );
}

interface DropAreaProps {
  chosen: boolean;
  invalid: boolean;
  labelledBy: string;
  describedBy: string | undefined;
  onFile: (file: File | undefined) => void;
}

function DropArea({ chosen, invalid, labelledBy, describedBy, onFile }: DropAreaProps) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  function choose(event: ChangeEvent<HTMLInputElement>) {
    onFile(event.currentTarget.files?.[0]);
    // So that the same file can be chosen again after a refusal.
    event.currentTarget.value = '';
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!input.current?.matches(':disabled')) onFile(event.dataTransfer.files[0]);
  }

  const focus =
    'relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand';
  return (
    <label
      htmlFor={id}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={
        chosen
          ? buttonClass({ look: 'soft', size: 'small' }, focus)
          : classNames(
              'grid min-h-40 w-full place-content-center justify-items-center gap-1 rounded-tile border-2 border-dashed p-5 text-center transition',
              over ? 'border-brand bg-brand-tint' : 'border-field bg-sand hover:border-brand',
              invalid && 'border-danger',
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

function Progress({ part }: { part: number }) {
  return (
    <div className="flex items-center gap-3 text-sm text-muted">
      <progress
        value={part}
        aria-label={pictureField.uploading}
        className="h-2 w-full overflow-hidden rounded-pill [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-brand-tint [&::-webkit-progress-value]:bg-brand"
      />
      <span>{pictureField.percent(formatNumber(Math.round(part * 100)))}</span>
    </div>
  );
}

/** A picture in the clipboard, wherever in the page it is pasted; a text is left to its field. */
function usePastedFile(onFile: (file: File | undefined) => void) {
  const taken = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0];
    // Word puts a picture of the text beside the text.
    if (!file || event.clipboardData?.types.includes('text/plain')) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => taken(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}
