import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { formatNumber } from '#lib/format.ts';
import { ui } from '#messages/ui.ts';
import { pageNumbers } from './page-numbers.ts';

interface PaginationProps {
  page: number;
  pages: number;
  /** A link to one page, or a button; where it leads is the caller's, all else is given. */
  link: (props: PageLinkProps) => ReactNode;
}

interface PageLinkProps {
  page: number;
  'aria-label': string;
  'aria-current': 'page' | undefined;
  className: string;
  children: ReactNode;
}

const BOX =
  'inline-grid min-w-11 min-h-11 place-items-center rounded-pill px-3 font-medium text-ink transition hover:bg-brand-tint';
const CURRENT =
  'inline-grid min-w-11 min-h-11 place-items-center rounded-pill bg-ink px-3 font-semibold text-white';

/** Links to a list's pages: both ends, the neighbours, before and after. Nothing where there is one page. */
export function Pagination({ page, pages, link }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label={ui.pages} className="mt-12 flex flex-wrap items-center justify-center gap-1.5">
      {page > 1
        ? link({
            page: page - 1,
            'aria-label': ui.previousPage,
            'aria-current': undefined,
            className: `${BOX} grid-flow-col gap-1`,
            children: (
              <>
                <IconChevronRight aria-hidden="true" className="size-5" />
                <span className="max-sm:sr-only">{ui.previousPage}</span>
              </>
            ),
          })
        : null}
      {pageNumbers(page, pages).map((number, index) =>
        number === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name
          <span key={`gap-${index}`} className="px-1 text-muted" aria-hidden="true">
            …
          </span>
        ) : (
          <Fragment key={number}>
            {link({
              page: number,
              'aria-label': `${ui.page} ${formatNumber(number)}`,
              'aria-current': number === page ? 'page' : undefined,
              className: number === page ? CURRENT : BOX,
              children: formatNumber(number),
            })}
          </Fragment>
        ),
      )}
      {page < pages
        ? link({
            page: page + 1,
            'aria-label': ui.nextPage,
            'aria-current': undefined,
            className: `${BOX} grid-flow-col gap-1`,
            children: (
              <>
                <span className="max-sm:sr-only">{ui.nextPage}</span>
                <IconChevronLeft aria-hidden="true" className="size-5" />
              </>
            ),
          })
        : null}
    </nav>
  );
}
