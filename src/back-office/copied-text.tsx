import { IconCopy } from '@tabler/icons-react';
import { Button } from '#ui/button.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { toastError, toastSuccess } from '#ui/toast.ts';

interface CopiedTextProps {
  text: string;
  /** How it is written here, where that is not how it is copied. */
  shown?: string;
  words: {
    copy: string;
    copied: string;
    /** Said where the browser does not let it be copied. */
    copyFailed: string;
  };
}

/** An address or a secret with a button that puts it into the clipboard; they stand in a row that may wrap. */
export function CopiedText({ text, shown = text, words }: CopiedTextProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toastSuccess(words.copied);
    } catch {
      toastError(words.copyFailed);
    }
  }
  return (
    <>
      <Ltr className="min-w-0 grow basis-48 rounded-field bg-brand-tint px-3.5 py-2.5 text-sm wrap-anywhere text-brand-deep select-all">
        {shown}
      </Ltr>
      <Button size="small" look="soft" onClick={() => void copy()}>
        <IconCopy aria-hidden="true" className="size-5" />
        {words.copy}
      </Button>
    </>
  );
}
