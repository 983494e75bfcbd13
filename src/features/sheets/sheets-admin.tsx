import { IconPlugConnectedX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { AddButton } from '#back-office/add-button.tsx';
import { ListState } from '#back-office/list/list-states.tsx';
import { ScreenHead } from '#back-office/screen-head.tsx';
import { useAct } from '#back-office/use-act.ts';
import { useAskedToAdd } from '#back-office/use-asked-to-add.ts';
import { googleStatus } from '#features/google/google-admin.queries.ts';
import { plural } from '#lib/format.ts';
import { actions } from '#messages/staff-actions.ts';
import { sheets as texts } from '#messages/staff-sheets.ts';
import { screens } from '#messages/staff-shell.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import type { SheetRecord } from './sheets.contract.ts';
import { sheetList } from './sheets-admin.queries.ts';
import { SheetCard } from './sheets-admin-card.tsx';
import { editedSheet, sheetEditors } from './sheets-admin-editor.ts';
import { SheetQr } from './sheets-admin-qr.tsx';

/** The influencers' sheets: their links and codes, whether they are open, and what came of their leads. */
export function SheetsScreen() {
  const list = useQuery(sheetList());
  const { data } = list;
  const [shown, setShown] = useState<SheetRecord | null>(null);
  const [edited, setEdited] = useState<SheetRecord | 'new' | null>(null);
  useAskedToAdd(() => setEdited('new'));
  const act = useAct({ reload: ['sheet', 'google'], failed: actions.failed });
  return (
    <>
      <ScreenHead title={screens.sheets} count={data ? plural(data.totalSheets, texts.counts) : ''}>
        <AddButton className="ms-auto" onClick={() => setEdited('new')}>
          {texts.add}
        </AddButton>
      </ScreenHead>
      <div className="mt-5 grid grid-cols-1 gap-4">
        <NotConnected />
        <ListState list={list} failed={texts.failed} />
        {data?.sheets.length === 0 ? (
          <EmptyState title={texts.empty} text={texts.emptyText} picture={null} />
        ) : null}
        <ul className="grid grid-cols-1 gap-4 2xl:grid-cols-2">
          {data?.sheets.map((sheet) => (
            <li key={sheet.sheet_id} className="min-w-0">
              <SheetCard
                sheet={sheet}
                act={act}
                onQr={() => setShown(sheet)}
                onEdit={() => setEdited(sheet)}
              />
            </li>
          ))}
        </ul>
      </div>
      {edited === 'new' ? <sheetEditors.Add onClose={() => setEdited(null)} /> : null}
      {edited && edited !== 'new' ? (
        <sheetEditors.Edit record={editedSheet(edited)} onClose={() => setEdited(null)} />
      ) : null}
      {shown ? <SheetQr sheet={shown} onClose={() => setShown(null)} /> : null}
    </>
  );
}

/** Rows wait for an account: said where somebody looks for them. A refused account is the banner's to say. */
function NotConnected() {
  const { data } = useQuery(googleStatus());
  if (data?.state !== 'notConfigured' && data?.state !== 'disconnected') return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-field bg-sand px-4 py-2.5">
      <IconPlugConnectedX aria-hidden="true" className="size-5.5 shrink-0 text-muted" />
      <span className="min-w-0 grow basis-60">{texts.notConnected}</span>
      <Link
        to="/admin-dashboard/google-auth"
        className="target font-semibold text-brand underline underline-offset-4"
      >
        {texts.toGoogle}
      </Link>
    </p>
  );
}
