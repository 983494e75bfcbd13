import { IconDownload } from '@tabler/icons-react';
import { profile } from '#messages/profile.ts';
import { Button } from '#ui/button.tsx';
import { ChangeAlert } from './change-alert.tsx';
import { readOwnData } from './own-account.queries.ts';
import { ProfileCard } from './profile-card.tsx';
import { useAccountChange } from './use-account-change.ts';
import { useConfirmed } from './use-confirmed.tsx';

const { data } = profile;
const FILE_NAME = 'basma-my-data.json';

/** All that is kept about the person, as a file. Read first, so that a refusal is said here and not saved as a file. */
export function OwnData() {
  const change = useAccountChange();
  const { confirmed, dialog } = useConfirmed();
  const download = () =>
    change.send(async () => {
      save(await confirmed(readOwnData));
      return data.done;
    });
  return (
    <ProfileCard title={data.title} lead={data.lead}>
      <div className="grid grid-cols-1 gap-4">
        <Button
          look="soft"
          className="justify-self-start"
          busy={change.busy}
          busyText={data.preparing}
          onClick={download}
        >
          <IconDownload aria-hidden="true" className="size-5" />
          {data.download}
        </Button>
        <ChangeAlert change={change} />
      </div>
      {dialog}
    </ProfileCard>
  );
}

function save(file: Blob) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = FILE_NAME;
  link.click();
  // Some browsers begin to read it only after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
