import { IconDeviceMobile } from '@tabler/icons-react';
import { useState } from 'react';
import { preview } from '#messages/staff-editor.ts';
import { Button } from '#ui/button.tsx';
import { PreviewModal } from './preview-modal.tsx';
import type { Editor } from './use-editor.ts';

/** Opens the page as it would be with what is in the form. */
export function PreviewButton({ editor: { type, record, wire, picture } }: { editor: Editor }) {
  const [open, setOpen] = useState(false);
  if (!type.preview) return null;
  return (
    <>
      <Button look="soft" size="small" onClick={() => setOpen(true)}>
        <IconDeviceMobile aria-hidden="true" className="size-4.5" />
        {preview.open}
      </Button>
      {open ? (
        <PreviewModal
          type={type}
          record={record}
          wire={wire}
          picture={picture}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
