import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
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
  const said = useRef<HTMLDivElement>(null);
  // It was sent from the form's end, which may be far below.
  useEffect(() => {
    if (failure) said.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  return (
    <>
      <DraftFound draft={draft} onRestore={draft.restore} note={keptDraft.noPicture} />
      {failure ? (
        <Alert ref={said} tone="error">
          {failure}
          {failure === words.offline || failure === words.signedOut ? (
            <span className="mt-2.5 flex flex-wrap gap-2">
              {failure === words.signedOut ? (
                // Beside the form, which goes on from where it is.
                <ButtonAnchor
                  href={loginPage(here)}
                  target="_blank"
                  rel="noopener"
                  look="outline"
                  size="small"
                >
                  {words.signIn}
                </ButtonAnchor>
              ) : null}
              <Button size="small" look="outline" busy={busy} onClick={() => void save()}>
                {actions.retry}
              </Button>
            </span>
          ) : null}
        </Alert>
      ) : null}
    </>
  );
}
