import { IconChartBar, IconFlask, IconPencil, IconQrcode, IconTrash } from '@tabler/icons-react';
import { isMeant } from '#back-office/dialog/is-meant.ts';
import type { Act } from '#back-office/use-act.ts';
import { sendTestRow } from '#features/google/google-admin.queries.ts';
import { actions } from '#messages/staff-actions.ts';
import { deleteDialog } from '#messages/staff-lists.ts';
import { sheets as texts } from '#messages/staff-sheets.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import type { SheetRecord } from './sheets.contract.ts';
import { removeSheet } from './sheets-admin.queries.ts';

interface SheetButtonsProps {
  sheet: SheetRecord;
  act: Act;
  onQr: () => void;
  onEdit: () => void;
}

/** What can be done with a sheet. */
export function SheetButtons({ sheet, act, onQr, onEdit }: SheetButtonsProps) {
  const { sheet_id: id, title } = sheet;
  const shared = { size: 'small', disabled: act.busy !== null, 'aria-describedby': `sheet-${id}` } as const;
  return (
    <div className="mt-auto flex flex-wrap gap-2 border-t border-line pt-4">
      <Button {...shared} look="outline" onClick={onQr}>
        <IconQrcode aria-hidden="true" className="size-5" />
        {texts.qr}
      </Button>
      <Button {...shared} look="outline" aria-label={texts.editNamed(title)} onClick={onEdit}>
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
        <Button
          {...shared}
          look="outline"
          busy={act.busy === `test ${id}`}
          onClick={() => void act.run(`test ${id}`, () => sendTestRow(id))}
        >
          <IconFlask aria-hidden="true" className="size-5" />
          {texts.test}
        </Button>
      ) : null}
      <Button
        {...shared}
        look="ghost"
        aria-label={texts.removeNamed(title)}
        className="ms-auto text-danger hover:bg-danger-tint hover:text-danger"
        busy={act.busy === `remove ${id}`}
        onClick={() => void remove()}
      >
        <IconTrash aria-hidden="true" className="size-5" />
        {actions.remove}
      </Button>
    </div>
  );

  async function remove() {
    if (await isMeant(deleteDialog)) await act.run(`remove ${id}`, () => removeSheet(id));
  }
}
