import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatDateTime } from '#lib/format.ts';
import { profile } from '#messages/profile.ts';
import { Button } from '#ui/button.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { ChangeAlert } from './change-alert.tsx';
import type { SessionRecord } from './own-account.contract.ts';
import { endOtherSessions, endSession, sessionsQuery } from './own-account.queries.ts';
import { OwnListFailed, OwnListLoading } from './own-list-states.tsx';
import { ProfileCard } from './profile-card.tsx';
import { useAccountChange } from './use-account-change.ts';

const { sessions } = profile;

/** Where one is logged in; each other device can be shut out. This one's end is the logout. */
export function OwnSessions() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(sessionsQuery());
  const change = useAccountChange();
  const list = data?.sessions ?? [];
  return (
    <ProfileCard title={sessions.title} lead={sessions.lead}>
      {error ? <OwnListFailed error={error} onRetry={refetch} /> : null}
      {data || error ? null : <OwnListLoading />}
      <div className="grid grid-cols-1 gap-4">
        <ChangeAlert change={change} />
        <ul className="grid divide-y divide-line">
          {list.map((session) => (
            <Device
              key={session._id}
              session={session}
              busy={change.busy}
              onEnd={() => change.send(() => endSession(client, session._id))}
            />
          ))}
        </ul>
        {list.length > 2 ? (
          <Button
            look="outline"
            size="small"
            className="justify-self-start"
            disabled={change.busy}
            onClick={() => change.send(() => endOtherSessions(client))}
          >
            {sessions.endOthers}
          </Button>
        ) : null}
      </div>
    </ProfileCard>
  );
}

interface DeviceProps {
  session: SessionRecord;
  busy: boolean;
  onEnd: () => void;
}

function Device({ session, busy, onEnd }: DeviceProps) {
  const known = [session.browser, session.system].filter(Boolean).join(' · ');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="font-medium text-ink">{known ? <Ltr>{known}</Ltr> : sessions.unknown}</p>
        <p className="flex flex-wrap gap-x-4 text-sm text-muted">
          <span>
            {sessions.since} <time dateTime={session.createdAt}>{formatDateTime(session.createdAt)}</time>
          </span>
          {session.address ? <Ltr className="break-all">{session.address}</Ltr> : null}
        </p>
      </div>
      {session.current ? (
        <span className="rounded-pill bg-success-tint px-3 py-1 text-sm font-medium text-success">
          {sessions.current}
        </span>
      ) : (
        <Button
          look="outline"
          size="small"
          disabled={busy}
          aria-label={sessions.endNamed(known || sessions.unknown)}
          onClick={onEnd}
        >
          {sessions.end}
        </Button>
      )}
    </li>
  );
}
