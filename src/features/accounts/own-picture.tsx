import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { ApiError } from '#lib/api-client.ts';
import { profile } from '#messages/profile.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import type { Profile } from './accounts.contract.ts';
import { Avatar } from './avatar.tsx';
import { ChangeAlert } from './change-alert.tsx';
import { savePicture } from './own-account.queries.ts';
import { focalOfPlace } from './picture-crop.rules.ts';
import { PictureCrop } from './picture-crop.tsx';
import { ProfileCard } from './profile-card.tsx';
import { useAccountChange } from './use-account-change.ts';

const { picture } = profile;

/** Decision 16. */
const MOST_BYTES = 10 * 1024 * 1024;
const KINDS = 'image/jpeg,image/png,image/webp,image/avif';

interface Chosen {
  file: File;
  /** A data address: what the page's policy lets a picture come from. */
  preview: string;
  /** In pixels; null until it was read, and where this browser cannot show such a picture. */
  size: { width: number; height: number } | null;
  /** Where the crop's window stands, 0 to 1000. */
  place: number;
}

const MIDDLE = 500;

/** The picture, and another in its place: chosen, its crop moved, then saved. The server cuts it out. */
export function OwnPicture({ user }: { user: Profile }) {
  const client = useQueryClient();
  const change = useAccountChange();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const id = useId();

  function drop() {
    setChosen(null);
    if (input.current) input.current.value = '';
  }

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.currentTarget.files?.[0];
    if (!file) return;
    change.clear();
    const heavy = file.size > MOST_BYTES;
    if (!heavy && file.type.startsWith('image/')) return readPreview(file);
    drop();
    const text = heavy ? picture.tooHeavy : picture.noPicture;
    void change.send(() => Promise.reject(new ApiError(text, { status: 0, code: 'PICTURE_REFUSED' })));
  }

  function readPreview(file: File) {
    const reader = new FileReader();
    reader.onload = () => setChosen({ file, preview: String(reader.result), size: null, place: MIDDLE });
    reader.readAsDataURL(file);
  }

  async function save() {
    if (!chosen) return;
    const focal = chosen.size ? focalOfPlace(chosen.size, chosen.place) : undefined;
    if (await change.send(() => savePicture(client, chosen.file, focal))) drop();
  }

  return (
    <ProfileCard title={picture.title} lead={picture.lead}>
      <div className="grid grid-cols-1 gap-5">
        <div className="flex flex-wrap items-center gap-5">
          {chosen ? (
            <PictureCrop
              preview={chosen.preview}
              size={chosen.size}
              onSize={(size) => setChosen({ ...chosen, size })}
              place={chosen.place}
              onPlace={(place) => setChosen({ ...chosen, place })}
            />
          ) : (
            <span className="grid size-28 shrink-0 place-items-center overflow-hidden rounded-pill bg-brand-tint text-brand [&>svg]:size-12">
              <Avatar user={user} />
            </span>
          )}
          <div className="flex flex-wrap gap-3">
            {chosen ? (
              <Button busy={change.busy} busyText={picture.saving} onClick={save}>
                {picture.save}
              </Button>
            ) : null}
            <label
              htmlFor={id}
              className={buttonClass(
                { look: chosen ? 'outline' : 'soft' },
                'relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-brand has-disabled:opacity-60',
              )}
            >
              {chosen || user.image ? picture.chooseOther : picture.choose}
              <input
                ref={input}
                id={id}
                type="file"
                name="image"
                accept={KINDS}
                disabled={change.busy}
                onChange={choose}
                className="sr-only"
              />
            </label>
            {chosen && !change.busy ? (
              <Button look="ghost" onClick={drop}>
                {picture.cancel}
              </Button>
            ) : null}
          </div>
        </div>
        <ChangeAlert change={change} field="image" />
      </div>
    </ProfileCard>
  );
}
