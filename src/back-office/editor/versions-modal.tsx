import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { VersionRecord } from '#content/manage.contract.ts';
import { ApiError } from '#lib/api-client.ts';
import { formatDateTime, formatNumber } from '#lib/format.ts';
import { versions as words } from '#messages/staff-editor.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Spinner } from '#ui/spinner.tsx';
import { toastError, toastSuccess } from '#ui/toast.ts';
import { Modal } from '../modal.tsx';
import type { EditedRecord, EditorType } from './editor-type.ts';
import { VersionDifference } from './version-difference.tsx';
import { restoreVersion, versionsQuery } from './versions.queries.ts';

interface VersionsModalProps {
  type: EditorType;
  record: EditedRecord;
  onClose: () => void;
}

/** What a record was before: who saved it when, what has changed since, and the way back. */
export function VersionsModal({ type, record, onClose }: VersionsModalProps) {
  const client = useQueryClient();
  const { data: kept, isError } = useQuery(versionsQuery(type.path, record._id));
  const [chosen, setChosen] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const shown = kept?.find(({ version }) => version === chosen) ?? kept?.find(({ current }) => !current);

  async function restore(version: number) {
    setBusy(true);
    try {
      toastSuccess(await restoreVersion(type.path, record._id, version));
      void client.invalidateQueries();
      onClose();
    } catch (error) {
      toastError((error instanceof ApiError && error.message) || words.restoreFailed);
      setBusy(false);
    }
  }

  return (
    <Modal title={words.title} text={words.lead} width="60rem" onLeave={onClose} closeButton={!busy}>
      <div
        className={classNames(
          'mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-5',
          shown && 'md:grid-cols-[17rem_minmax(0,1fr)]',
        )}
      >
        {isError ? <Alert tone="error">{words.failed}</Alert> : null}
        {kept || isError ? null : <Spinner className="text-2xl text-brand" />}
        {kept && shown ? <VersionList versions={kept} shown={shown.version} onChoose={setChosen} /> : null}
        {kept && !shown ? <p className="text-muted">{words.none}</p> : null}
        {shown ? (
          <section aria-labelledby="difference" className="min-w-0 rounded-tile bg-sand p-4 sm:p-5">
            <h3 id="difference" className="text-h3">
              {words.difference}
            </h3>
            <VersionDifference type={type} record={record} version={shown.version} />
            {shown.current ? null : (
              <Button className="mt-5" busy={busy} onClick={() => void restore(shown.version)}>
                {words.restore}
              </Button>
            )}
          </section>
        ) : null}
      </div>
    </Modal>
  );
}

interface VersionListProps {
  versions: readonly VersionRecord[];
  shown: number;
  onChoose: (version: number) => void;
}

function VersionList({ versions, shown, onChoose }: VersionListProps) {
  return (
    <ul aria-label={words.list} className="grid max-h-[60vh] grid-cols-1 gap-1.5 overflow-y-auto p-1">
      {versions.map(({ version, savedAt, savedBy, current }) => (
        <li key={version}>
          <button
            type="button"
            aria-pressed={version === shown}
            onClick={() => onChoose(version)}
            className={classNames(
              'w-full rounded-field px-3.5 py-2 text-start transition hover:bg-brand-tint',
              version === shown ? 'bg-brand-tint text-brand-deep' : 'text-ink',
            )}
          >
            <span className="flex flex-wrap items-baseline justify-between gap-x-2">
              <span className="font-medium">{words.version(formatNumber(version))}</span>
              {current ? <span className="text-xs text-brand-deep">{words.current}</span> : null}
            </span>
            <span className="block text-sm text-muted">{formatDateTime(savedAt)}</span>
            <span className="block text-sm text-muted">
              {savedBy ? words.by(savedBy.name) : words.nobody}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
