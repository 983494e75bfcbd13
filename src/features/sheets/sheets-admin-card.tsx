import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { CopiedText } from '#back-office/copied-text.tsx';
import { Switch } from '#back-office/switch.tsx';
import { formatDateTime } from '#lib/format.ts';
import { sheetColumns } from '#messages/sheet-columns.ts';
import { google } from '#messages/staff-google.ts';
import { sheets as texts } from '#messages/staff-sheets.ts';
import { buttonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import { Figure } from './figure.tsx';
import type { SheetRecord } from './sheets.contract.ts';
import { setActive } from './sheets-admin.queries.ts';
import { SheetButtons, type SheetProps } from './sheets-admin-buttons.tsx';

/** One influencer's sheet: whose it is, its link, and what came of its leads. */
export function SheetCard({ sheet, act, ...opens }: SheetProps) {
  const { sheet_id: id, title, name, image, active } = sheet;
  return (
    <article
      aria-labelledby={`sheet-${id}`}
      className="grid h-full grid-cols-1 content-start gap-5 rounded-tile border border-line bg-white p-5 sm:p-6"
    >
      <header className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <span className="arch block h-18 w-16 shrink-0 bg-brand-tint [--arch-foot:12px]">
          {image ? <Picture image={image} variant="thumb" alt="" /> : null}
        </span>
        <div className="min-w-0 grow basis-40">
          <h2 id={`sheet-${id}`} className="text-[1.15rem] wrap-break-word">
            {title}
          </h2>
          <p className="text-muted">{name}</p>
        </div>
        <Switch
          label={texts.activeNamed(title)}
          state={active ? texts.active : texts.closed}
          on={active}
          disabled={act.busy !== null}
          onChange={(on) => void act.run(`active ${id}`, () => setActive(id, on))}
        />
      </header>
      <LinkRow link={sheet.link} />
      <dl className="grid grid-cols-3 gap-2 rounded-field bg-sand px-4 py-3 text-center">
        <Figure name={texts.leads} value={sheet.leads} className="text-[1.35rem]" />
        <Figure name={texts.delivered} value={sheet.delivered} className="text-[1.35rem]" />
        <Figure name={texts.waiting} value={sheet.waiting} className="text-[1.35rem]" />
      </dl>
      <Delivery sheet={sheet} />
      <SheetButtons sheet={sheet} act={act} {...opens} />
    </article>
  );
}

function LinkRow({ link }: { link: string }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="sr-only">{texts.link}</span>
      <CopiedText text={link} shown={decodeURI(link).replace(/^https?:\/\//, '')} words={texts} />
      <a
        href={link}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ look: 'ghost', size: 'small' })}
      >
        <IconExternalLink aria-hidden="true" className="size-5" />
        {texts.open}
      </a>
    </div>
  );
}

const TONES: Record<SheetRecord['delivery']['state'], string> = {
  noSpreadsheet: 'text-muted',
  nothingYet: 'text-muted',
  waiting: 'text-gold-deep',
  problem: 'font-medium text-danger',
  delivered: 'text-success',
};

function Delivery({ sheet: { spreadsheet, tab, columns, delivery } }: { sheet: SheetRecord }) {
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <p className={classNames(TONES[delivery.state])}>
        {texts.states[delivery.state]}
        {delivery.problem ? <span className="block">{delivery.problem}</span> : null}
      </p>
      <dl className="grid grid-cols-1 gap-1 text-sm text-muted">
        <Said name={texts.spreadsheet}>
          {spreadsheet ? (
            <a
              href={spreadsheet.url}
              target="_blank"
              rel="noreferrer"
              className="target font-medium text-brand underline underline-offset-4"
            >
              {texts.openSpreadsheet}
            </a>
          ) : (
            texts.noSpreadsheet
          )}
          {spreadsheet ? (
            <>
              {`، ${texts.tab} `}
              <bdi className="font-medium text-ink">{tab}</bdi>
            </>
          ) : null}
        </Said>
        <Said name={texts.columnsSent}>{columns.map((column) => sheetColumns[column]).join('، ')}</Said>
        {delivery.lastDeliveredAt ? (
          <Said name={google.lastDelivered}>{formatDateTime(delivery.lastDeliveredAt)}</Said>
        ) : null}
      </dl>
    </div>
  );
}

function Said({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-1.5">
      <dt className="after:content-[':']">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
