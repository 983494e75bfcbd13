import { useLocation } from '@tanstack/react-router';
import { loginPage } from '#features/accounts/accounts.rules.ts';
import { actions } from '#messages/staff-actions.ts';
import { keptDraft, editor as words } from '#messages/staff-editor.ts';
import { Alert } from '#ui/alert.tsx';
import { Button, ButtonAnchor } from '#ui/button.tsx';
import { DraftFound } from './draft-notices.tsx';
import type { Editor } from './use-editor.ts';

/** Above the fields: what an earlier visit left, and why it could not be saved. */
export function EditorNotices({ editor: { draft, failure, busy, save } }: { editor: Editor }) {
  const here = useLocation({ select: ({ href }) => href });
  return (
    <>
      <DraftFound draft={draft} onRestore={draft.restore} note={keptDraft.noPicture} />
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
