import { IconCopy } from '@tabler/icons-react';
import { Button } from '#ui/button.tsx';
import { toastError, toastSuccess } from '#ui/toast.ts';

interface CopyButtonProps {
  /** What is copied. */
  text: string;
  label: string;
  copied: string;
  /** Said where the browser does not let it be copied. */
  failed: string;
}

/** Puts a text into the clipboard and says so. */
export function CopyButton({ text, label, copied, failed }: CopyButtonProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toastSuccess(copied);
    } catch {
      toastError(failed);
    }
  }
  return (
    <Button size="small" look="soft" onClick={() => void copy()}>
      <IconCopy aria-hidden="true" className="size-5" />
      {label}
    </Button>
  );
}
