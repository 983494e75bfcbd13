import { useLocation } from '@tanstack/react-router';
import { loginPage } from '#features/accounts/accounts.rules.ts';
import { timeAgo } from '#lib/format.ts';
import { actions } from '#messages/staff-actions.ts';
import { keptDraft, editor as words } from '#messages/staff-editor.ts';
import { Alert } from '#ui/alert.tsx';
import { Button, ButtonAnchor } from '#ui/button.tsx';
import type { Editor } from './use-editor.ts';

/** Above the fields: what an earlier visit left, and why it could not be saved. */
export function EditorNotices({ editor: { draft, failure, busy, save } }: { editor: Editor }) {
  const here = useLocation({ select: ({ href }) => href });
  return (
    <>
      {draft.found ? (
        <div
          role="status"
          className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field bg-gold-tint px-4 py-3 text-ink"
        >
          <p className="min-w-0 flex-1 basis-60">
            {keptDraft.found(timeAgo(draft.found.at, new Date(), keptDraft.ago))}
            <span className="block text-sm text-muted">{keptDraft.noPicture}</span>
          </p>
          <Button size="small" look="soft" onClick={draft.restore}>
            {keptDraft.restore}
          </Button>
          <Button size="small" look="ghost" onClick={draft.forget}>
            {keptDraft.discard}
          </Button>
        </div>
      ) : null}
      {failure ? (
        <Alert tone="error">
          {failure}
          {failure === words.signedOut ? (
            // Beside the form, which goes on from where it is.
            <ButtonAnchor
              href={loginPage(here)}
              target="_blank"
              rel="noopener"
              look="outline"
              size="small"
              className="ms-3"
            >
              {words.signIn}
            </ButtonAnchor>
          ) : null}
          {failure === words.offline || failure === words.signedOut ? (
            <Button size="small" look="outline" busy={busy} onClick={() => void save()} className="ms-3">
              {actions.retry}
            </Button>
          ) : null}
        </Alert>
      ) : null}
    </>
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
