import type { Migration } from './migration.ts';

/** The connection to Google, what came of each sheet's deliveries, signed webhooks, and lanes that one process works at. */
export const google: Migration = {
  name: '0006-google',
  statements: ({ text, strict }) => [
    `create table google_connection (
      id integer primary key not null check (id = 1),
      token ${text},
      connected_at ${text},
      expires_at ${text},
      broken_at ${text},
      broken_code ${text},
      checked_at ${text},
      paused_until ${text},
      strikes integer not null
    )${strict}`,
    `create table google_consents (
      state ${text} primary key not null,
      session_id ${text} not null references sessions (id) on delete cascade,
      verifier ${text} not null,
      expires_at ${text} not null
    )${strict}`,
    'create index google_consents_session on google_consents (session_id)',
    'create index google_consents_expiry on google_consents (expires_at)',
    // No reference to sheets: what a deleted one's deliveries came to is still of interest.
    `create table sheet_deliveries (
      sheet_id ${text} primary key not null,
      last_delivered_at ${text},
      problem ${text},
      problem_at ${text}
    )${strict}`,
    `create table outbox_lanes (
      kind ${text} primary key not null,
      holder ${text} not null,
      leased_until ${text} not null
    )${strict}`,
    `create table webhooks (
      id ${text} primary key not null,
      url ${text} not null,
      secret ${text} not null,
      events ${text} not null,
      active integer not null check (active in (0, 1)),
      version integer not null,
      created_at ${text} not null,
      updated_at ${text} not null
    )${strict}`,
    'create index webhooks_created on webhooks (created_at, id)',
    `create table webhook_deliveries (
      id ${text} primary key not null,
      webhook_id ${text} not null references webhooks (id) on delete cascade,
      lead_id ${text} references leads (id) on delete cascade,
      event ${text} not null,
      attempts integer not null,
      status integer,
      problem ${text},
      delivered_at ${text},
      created_at ${text} not null,
      updated_at ${text} not null
    )${strict}`,
    'create index webhook_deliveries_webhook on webhook_deliveries (webhook_id, created_at, id)',
    'create index webhook_deliveries_lead on webhook_deliveries (lead_id)',
  ],
};
