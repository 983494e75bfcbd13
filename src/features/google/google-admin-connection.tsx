import { IconBrandGoogle, IconPlugConnectedX, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ActButton } from '#back-office/act-button.tsx';
import type { Act } from '#back-office/use-act.ts';
import { formatDateTime, formatNumber } from '#lib/format.ts';
import { google } from '#messages/staff-google.ts';
import { ButtonAnchor } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Ltr } from '#ui/ltr.tsx';
import type { GoogleState, GoogleStatus } from './google.contract.ts';
import { disconnectGoogle, replayRows } from './google-admin.queries.ts';

/** Opened, not fetched: it leads to Google's own page. */
const CONNECT = '/api/v1/google/connect';

const TONES: Record<GoogleState, string> = {
  notConfigured: 'bg-sand text-text',
  disconnected: 'bg-sand text-text',
  connected: 'bg-success-tint text-success',
  expiring: 'bg-gold-tint text-gold-deep',
  broken: 'bg-danger-tint text-danger',
};

interface GoogleProps {
  status: GoogleStatus;
  act: Act;
}

/** How the account stands, since when, and what can be done about it. */
export function GoogleConnection({ status, act }: GoogleProps) {
  const { state, by, account, problem, waiting, lastDeliveredAt, oldestWaitingAt } = status;
  const linked = by === 'oauth' && state !== 'disconnected';
  return (
    <section aria-labelledby="google-state" className="rounded-tile border border-line p-5 sm:p-7">
      <div className="flex flex-wrap items-center gap-3">
        <IconBrandGoogle aria-hidden="true" className="size-7 text-brand" />
        <h2 id="google-state" className="text-h3">
          {google.account}
        </h2>
        <p role="status" className={classNames('rounded-pill px-3.5 py-0.5 font-medium', TONES[state])}>
          {google.states[state]}
        </p>
      </div>
      <p className="mt-3 max-w-measure">{problem?.message ?? google.explain[state]}</p>
      {by === 'serviceAccount' && account ? (
        <p className="mt-3 max-w-measure">
          {google.shareWith} <Ltr className="font-semibold break-all text-ink">{account}</Ltr>
        </p>
      ) : null}
      <dl className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-x-6 gap-y-4">
        {status.connectedAt && state !== 'broken' ? (
          <Fact name={google.connectedAt}>{formatDateTime(status.connectedAt)}</Fact>
        ) : null}
        {problem?.since ? <Fact name={google.brokenSince}>{formatDateTime(problem.since)}</Fact> : null}
        {state === 'expiring' && status.expiresAt ? (
          <Fact name={google.expiresAt}>{formatDateTime(status.expiresAt)}</Fact>
        ) : null}
        <Fact name={google.lastDelivered}>
          {lastDeliveredAt ? formatDateTime(lastDeliveredAt) : google.never}
        </Fact>
        <Fact name={google.waiting}>{formatNumber(waiting)}</Fact>
        {oldestWaitingAt ? <Fact name={google.oldest}>{formatDateTime(oldestWaitingAt)}</Fact> : null}
      </dl>
      <div className="mt-6 flex flex-wrap gap-3">
        {canConnect(status) ? (
          <ButtonAnchor size="small" href={CONNECT} look={state === 'connected' ? 'outline' : 'filled'}>
            <IconBrandGoogle aria-hidden="true" className="size-5" />
            {linked ? google.reconnect : google.connect}
          </ButtonAnchor>
        ) : null}
        <ActButton act={act} name="replay" call={replayRows}>
          <IconRefresh aria-hidden="true" className="size-5" />
          {google.replay}
        </ActButton>
        {linked ? (
          <ActButton look="ghost" act={act} name="disconnect" doubt={google.ask} call={disconnectGoogle}>
            <IconPlugConnectedX aria-hidden="true" className="size-5" />
            {google.disconnect}
          </ActButton>
        ) : null}
      </div>
      <p className="mt-2 text-sm text-muted">{google.replayHint}</p>
    </section>
  );
}

function canConnect({ state, by }: GoogleStatus): boolean {
  return state !== 'notConfigured' && by !== 'serviceAccount';
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-semibold text-ink">{children}</dd>
    </div>
  );
}
