import { Link } from '@tanstack/react-router';
import type { AuditEntry } from '#audit/audit.contract.ts';
import { formatDateTime } from '#lib/format.ts';
import { auditActions, audit as texts } from '#messages/staff-audit.ts';
import { classNames } from '#ui/class-names.ts';
import { detailWords, subjectWords } from './audit-admin-words.ts';

/** One change: when, who, what. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const { at, actor, action, subject, detail } = entry;
  const grave = /\.(remove|erase|purge|trash)$/.test(action);
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-5 gap-y-1 border-t border-line px-4 py-3 first:border-t-0 md:grid-cols-[10.5rem_9rem_11rem_1fr] md:items-baseline">
      <time dateTime={at} className="text-sm text-muted">
        {formatDateTime(at)}
      </time>
      {actor ? (
        <Link
          to="/admin-dashboard/audit"
          search={{ actor: actor.id }}
          aria-label={texts.onlyBy(actor.name)}
          className="target justify-self-start font-semibold text-ink hover:text-brand hover:underline"
        >
          <bdi>{actor.name}</bdi>
        </Link>
      ) : (
        <span className="text-muted">{texts.nobody}</span>
      )}
      <span
        className={classNames(
          'justify-self-start rounded-pill px-3 py-0.5 max-md:col-span-2 text-[0.9rem] font-medium',
          grave ? 'bg-danger-tint text-danger' : 'bg-brand-tint text-brand-deep',
        )}
      >
        {auditActions[action]}
      </span>
      <span className="min-w-0 wrap-break-word max-md:col-span-2">
        <bdi className="text-text">{subjectWords(subject)}</bdi>
        {detailWords(subject.type, detail).map((line) => (
          <span key={line} className="block text-sm text-muted">
            {line}
          </span>
        ))}
      </span>
    </li>
  );
}
