import { IconChartBar, IconFlask, IconPencil, IconQrcode } from '@tabler/icons-react';
import { ActButton, RemoveButton } from '#back-office/act-button.tsx';
import type { Act } from '#back-office/use-act.ts';
import { sendTestRow } from '#features/google/google-admin.queries.ts';
import { actions } from '#messages/staff-actions.ts';
import { deleteDialog } from '#messages/staff-lists.ts';
import { sheets as texts } from '#messages/staff-sheets.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import type { SheetRecord } from './sheets.contract.ts';
import { removeSheet } from './sheets-admin.queries.ts';

export interface SheetProps {
  sheet: SheetRecord;
  act: Act;
  /** Opens the window with its code. */
  onQr: () => void;
  /** Opens its editor. */
  onEdit: () => void;
}

/** What can be done with a sheet. */
export function SheetButtons({ sheet, act, onQr, onEdit }: SheetProps) {
  const { sheet_id: id, title } = sheet;
  const of = { 'aria-describedby': `sheet-${id}` };
  const shared = { ...of, size: 'small', look: 'outline', disabled: act.busy !== null } as const;
  return (
    <div className="mt-auto flex flex-wrap gap-2 border-t border-line pt-4">
      <Button {...shared} onClick={onQr}>
        <IconQrcode aria-hidden="true" className="size-5" />
        {texts.qr}
      </Button>
      <Button {...shared} aria-label={texts.editNamed(title)} onClick={onEdit}>
        <IconPencil aria-hidden="true" className="size-5" />
        {actions.edit}
      </Button>
      <a
        href={sheet.report}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ look: 'ghost', size: 'small' })}
      >
        <IconChartBar aria-hidden="true" className="size-5" />
        {texts.report}
      </a>
      {sheet.spreadsheet ? (
        <ActButton {...of} act={act} name={`test ${id}`} call={() => sendTestRow(id)}>
          <IconFlask aria-hidden="true" className="size-5" />
          {texts.test}
        </ActButton>
      ) : null}
      <RemoveButton
        {...of}
        act={act}
        name={`remove ${id}`}
        aria-label={texts.removeNamed(title)}
        doubt={deleteDialog}
        call={() => removeSheet(id)}
        className="ms-auto"
      />
    </div>
  );
}
