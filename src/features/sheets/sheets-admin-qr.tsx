import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { createPortal } from 'react-dom';
import { renderSVG } from 'uqr';
import { Modal } from '#back-office/modal.tsx';
import { sheets as texts } from '#messages/staff-sheets.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Ltr } from '#ui/ltr.tsx';
import type { SheetRecord } from './sheets.contract.ts';

/** On paper stands the code alone, whatever else is on the screen. */
const PRINT_ALONE =
  '@media print{body>:not(.qr-paper){display:none!important}.qr-paper{display:grid!important}}';

/** The code of a sheet's link, to be shown, kept as a file or printed. */
export function SheetQr({ sheet, onClose }: { sheet: SheetRecord; onClose: () => void }) {
  const { title, link, slug } = sheet;
  // Medium: a code on a table or a shop window is read though a seventh of it is hidden.
  const code = renderSVG(link, { ecc: 'M', border: 2 });
  const address = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(code)}`;
  return (
    <Modal title={texts.qrTitle(title)} text={texts.qrText} onLeave={onClose}>
      <img
        src={address}
        alt={texts.qrAlt(decodeURI(link))}
        width={320}
        height={320}
        className="mx-auto mt-5 aspect-square w-full max-w-80"
      />
      <p className="mt-2 text-center text-sm text-muted">
        <Ltr className="wrap-anywhere">{decodeURI(link)}</Ltr>
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <a
          href={address}
          download={`qr-${slug}.svg`}
          className={buttonClass({ look: 'filled', size: 'small' })}
        >
          <IconDownload aria-hidden="true" className="size-5" />
          {texts.download}
        </a>
        <Button look="outline" size="small" onClick={() => window.print()}>
          <IconPrinter aria-hidden="true" className="size-5" />
          {texts.print}
        </Button>
      </div>
      {createPortal(
        <div className="qr-paper hidden justify-items-center gap-6 p-10 text-center" aria-hidden="true">
          <style>{PRINT_ALONE}</style>
          <p className="text-[2rem] font-heading text-ink">{title}</p>
          <img src={address} alt="" className="w-100" />
          <p className="text-lg">{texts.qrText}</p>
          <Ltr>{decodeURI(link)}</Ltr>
        </div>,
        document.body,
      )}
    </Modal>
  );
}
