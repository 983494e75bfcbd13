/** A kind of message that one process at a time delivers: who does, and until when at the latest. */
export interface OutboxLanesTable {
  kind: string;
  holder: string;
  leased_until: string;
}

/** The one connection to Google; no row before the first consent or the first fault. */
export interface GoogleConnectionTable {
  id: 1;
  /** The refresh token, sealed; null: not connected by a person's consent. */
  token: string | null;
  connected_at: string | null;
  /** When Google itself ends the consent, where it says so. */
  expires_at: string | null;
  /** Google has refused the account since. */
  broken_at: string | null;
  broken_code: string | null;
  /** When a broken account was last tried. */
  checked_at: string | null;
  /** Google asked for patience until then. */
  paused_until: string | null;
  /** How often in a row it did. */
  strikes: number;
}

/** A consent that somebody was sent to Google for. */
export interface GoogleConsentsTable {
  /** SHA-256 of the state. */
  state: string;
  session_id: string;
  /** The PKCE code verifier, sealed. */
  verifier: string;
  expires_at: string;
}

/** What came of delivering to one sheet; waiting rows are in the outbox. */
export interface SheetDeliveriesTable {
  sheet_id: string;
  last_delivered_at: string | null;
  /** An `ErrorCode`, while rows wait for it to be mended. */
  problem: string | null;
  problem_at: string | null;
}

export interface WebhooksTable {
  id: string;
  url: string;
  /** What signs, sealed. */
  secret: string;
  /** JSON list of event names. */
  events: string;
  active: number;
  version: number;
  created_at: string;
  updated_at: string;
}

/** The log of a webhook: a line an event, whose outbox message names it. */
export interface WebhookDeliveriesTable {
  id: string;
  webhook_id: string;
  lead_id: string | null;
  event: string;
  attempts: number;
  /** The last answer's HTTP status; null without one. */
  status: number | null;
  /** A short code of the last failure. */
  problem: string | null;
  delivered_at: string | null;
  created_at: string;
  updated_at: string;
}
