import { Link } from '@tanstack/react-router';
import type { AuditEntry } from '#audit/audit.contract.ts';
import { named, type TableColumn } from '#back-office/data-table.tsx';
import { formatDateTime } from '#lib/format.ts';
import { auditActions, audit as texts } from '#messages/staff-audit.ts';
import { classNames } from '#ui/class-names.ts';
import { detailWords, subjectWords } from './audit-admin-words.ts';

interface EntryProps {
  entry: AuditEntry;
}

/** What the table of changes shows: when, who, what. */
export function auditColumns(): TableColumn<AuditEntry>[] {
  return [
    {
      key: 'at',
      head: texts.at,
      className: 'whitespace-nowrap text-sm text-muted',
      cell: (entry) => <At entry={entry} />,
    },
    {
      ...named('actor', texts.actor),
      className: 'min-w-28',
      cell: (entry) => <Actor entry={entry} />,
    },
    {
      ...named('action', texts.action),
      className: 'whitespace-nowrap',
      cell: (entry) => <Action entry={entry} />,
    },
    {
      key: 'subject',
      head: texts.subject,
      className: 'min-w-48 wrap-anywhere',
      cell: (entry) => <Subject entry={entry} />,
    },
  ];
}

/** The changes on a phone. */
export function AuditCards({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <ol className="rounded-tile border border-line">
      {entries.map((entry) => (
        <li
          key={entry._id}
          className="grid grid-cols-[1fr_auto] gap-x-5 gap-y-1 border-t border-line px-4 py-3 first:border-t-0"
        >
          <span className="text-sm text-muted">
            <At entry={entry} />
          </span>
          <Actor entry={entry} />
          <span className="col-span-2">
            <Action entry={entry} />
          </span>
          <span className="col-span-2 min-w-0 wrap-anywhere">
            <Subject entry={entry} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function At({ entry: { at } }: EntryProps) {
  return <time dateTime={at}>{formatDateTime(at)}</time>;
}

function Actor({ entry: { actor } }: EntryProps) {
  if (!actor) return <span className="text-muted">{texts.nobody}</span>;
  return (
    <Link
      to="/admin-dashboard/audit"
      search={{ actor: actor.id }}
      aria-label={texts.onlyBy(actor.name)}
      className="target justify-self-start font-semibold wrap-anywhere text-ink hover:text-brand hover:underline"
    >
      <bdi>{actor.name}</bdi>
    </Link>
  );
}

function Action({ entry: { action } }: EntryProps) {
  const grave = /\.(remove|erase|purge|trash)$/.test(action);
  return (
    <span
      className={classNames(
        'inline-block rounded-pill px-3 py-0.5 text-[0.9rem] font-medium',
        grave ? 'bg-danger-tint text-danger' : 'bg-brand-tint text-brand-deep',
      )}
    >
      {auditActions[action]}
    </span>
  );
}

function Subject({ entry: { subject, detail } }: EntryProps) {
  return (
    <>
      <bdi className="text-text">{subjectWords(subject)}</bdi>
      {detailWords(subject.type, detail).map((line) => (
        <span key={line} className="block text-sm text-muted">
          {line}
        </span>
      ))}
    </>
  );
}
