import { Link } from '@tanstack/react-router';
import { site } from '#messages/site.ts';
import type { ListPlace } from './list-place.ts';

interface PagePathProps {
  /** The list that the page belongs to. */
  list: { to: ListPlace['to']; label: string };
  /** The record between the list and the page, where there is one. */
  parent?: { reference: string; label: string } | undefined;
  current: string;
}

const LINK = 'target hover:text-brand hover:underline underline-offset-4';

/** Where the page stands in the site. */
export function PagePath({ list, parent, current }: PagePathProps) {
  return (
    <nav aria-label={site.detail.path} className="text-sm text-muted">
      <ol className="flex flex-wrap items-center gap-x-2 [&>li+li]:before:me-2 [&>li+li]:before:text-line [&>li+li]:before:content-['/']">
        <li>
          <Link to="/" className={LINK}>
            {site.shell.home}
          </Link>
        </li>
        <li>
          <Link to={list.to} className={LINK}>
            {list.label}
          </Link>
        </li>
        {parent ? (
          <li>
            <Link to="/section/$reference" params={{ reference: parent.reference }} className={LINK}>
              {parent.label}
            </Link>
          </li>
        ) : null}
        <li aria-current="page" className="max-w-[min(100%,24em)] truncate text-text">
          {current}
        </li>
      </ol>
    </nav>
  );
}
