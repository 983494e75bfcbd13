import { timeAgo } from '#lib/format.ts';
import { keptDraft } from '#messages/staff-editor.ts';
import { Button } from '#ui/button.tsx';
import type { useKeptDraft } from './use-kept-draft.ts';

interface DraftFoundProps {
  draft: Pick<ReturnType<typeof useKeptDraft>, 'forget'> & { found: { at: string } | null };
  onRestore: () => void;
  /** What of it could not be kept. */
  note?: string;
}

/** Above the fields: what an earlier visit left unsaved, to be put in or thrown away. */
export function DraftFound({ draft: { found, forget }, onRestore, note }: DraftFoundProps) {
  if (!found) return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field bg-gold-tint px-4 py-3 text-ink"
    >
      <p className="min-w-0 flex-1 basis-60">
        {keptDraft.found(timeAgo(found.at, new Date(), keptDraft.ago))}
        {note ? <span className="block text-sm text-muted">{note}</span> : null}
      </p>
      <Button size="small" look="soft" onClick={onRestore}>
        {keptDraft.restore}
      </Button>
      <Button size="small" look="ghost" onClick={forget}>
        {keptDraft.discard}
      </Button>
    </div>
  );
}

/** Under the fields: when the draft was kept last. */
export function DraftKept({ at }: { at: string | null }) {
  return (
    <p role="status" className="text-sm text-muted">
      {at ? keptDraft.kept(timeAgo(at, new Date(), keptDraft.ago)) : ''}
    </p>
  );
}
