import type { AccountsTable, SessionsTable, UsersTable, VerificationsTable } from './account-tables.ts';
import type { ContentVersionsTable, SlugRedirectsTable } from './content-tables.ts';
import type {
  GoogleConnectionTable,
  GoogleConsentsTable,
  OutboxLanesTable,
  SheetDeliveriesTable,
  WebhookDeliveriesTable,
  WebhooksTable,
} from './delivery-tables.ts';

/**
 * The shape of every table, in both engines: ids are 32 hex letters of 128 random bits, times ISO-8601 UTC text
 * in milliseconds, booleans 0/1, lists and objects JSON text (architecture.md, "The data store"). A content type adds
 * its own beside its fields (`features/X/X.db.server.ts`).
 */
export interface Tables {
  content_versions: ContentVersionsTable;
  slug_redirects: SlugRedirectsTable;
  audit: AuditTable;
  settings: SettingsTable;
  media: MediaTable;
  media_variants: MediaVariantsTable;
  sheets: SheetsTable;
  leads: LeadsTable;
  consents: ConsentsTable;
  idempotency_keys: IdempotencyKeysTable;
  outbox: OutboxTable;
  outbox_lanes: OutboxLanesTable;
  google_connection: GoogleConnectionTable;
  google_consents: GoogleConsentsTable;
  sheet_deliveries: SheetDeliveriesTable;
  webhooks: WebhooksTable;
  webhook_deliveries: WebhookDeliveriesTable;
  limits: LimitsTable;
  content_version: ContentVersionTable;
  users: UsersTable;
  accounts: AccountsTable;
  sessions: SessionsTable;
  verifications: VerificationsTable;
}

/** Who changed what; never a patient's data. */
export interface AuditTable {
  id: string;
  at: string;
  /** The user's id; null where nobody was signed in. */
  actor_id: string | null;
  /** One of `audit/audit.contract.ts`. */
  action: string;
  /** What was changed: a content type's table, `user`, `settings`, `customer`. */
  subject_type: string;
  subject_id: string | null;
  /** What it was called then; '' for people, whose names are not kept. */
  subject_title: string;
  /** JSON object: names of fields, counts, roles. */
  detail: string;
}

/** The clinic's own facts (decision 22); no row before a superadmin has changed them. */
export interface SettingsTable {
  id: 1;
  /** JSON object; its shape is `features/site/settings.contract.ts`. */
  data: string;
  version: number;
  updated_at: string;
}

export interface MediaTable {
  /** Names the content: hash of the picture's bytes, its focal point and the recipe of the variants. */
  id: string;
  width: number;
  height: number;
  /** Where the crops centre, 0..1000 of width and height. */
  focal_x: number;
  focal_y: number;
  created_at: string;
}

export interface MediaVariantsTable {
  media_id: string;
  /** thumbnailMedium, cardImage, backgroundLarge, url (decision 16), portrait or share. */
  name: string;
  format: 'webp' | 'avif' | 'jpg';
  width: number;
  height: number;
  bytes: Uint8Array;
}

/** An influencer's form and where its leads are delivered. */
export interface SheetsTable {
  /** Public: `sheet_id` on the wire, and the lead form's `spreadsheetId` (decision 8). */
  id: string;
  /** The last part of `/Influence/{name}`, as it was written. */
  name: string;
  /** The name folded (`nameKey`), unique among those that are not deleted. */
  name_key: string;
  title: string;
  sub_title: string;
  image_id: string | null;
  image_alt: string;
  /** Google's own id, never in a public answer; null: leads are not delivered to a spreadsheet yet. */
  google_spreadsheet_id: string | null;
  /** The tab's name in that spreadsheet. */
  tab: string;
  /** JSON list of `SheetColumn`: what is sent, in its order, after the lead's id. */
  columns: string;
  /** 0: its page and its form are closed; what waits is still delivered. */
  active: number;
  /** Opens the influencer's report (decision 24). */
  report_key: string;
  /** Deleted since; leads keep naming it, and what waits is still delivered. */
  deleted_at: string | null;
  /** Goes up with every edit; a stale one is a conflict. */
  version: number;
  created_at: string;
  updated_at: string;
}

export interface LeadsTable {
  id: string;
  /** What the patient sees and reads out on the phone, as BS-7K3M9Q. */
  reference: string;
  name: string;
  /** E.164. */
  phone: string;
  city: string;
  /** Folded name, phone, city and reference. */
  search: string;
  section_id: string | null;
  service_id: string | null;
  /** The signed-in user who sent it (decision 28). */
  user_id: string | null;
  /** Which form it came from: booking, influence (later: phone, walk-in). */
  source: string;
  /** The influencer's sheet it came through. */
  sheet_id: string | null;
  doctor_id: string | null;
  offer_id: string | null;
  /** In the patient's own words. */
  preferred_time: string | null;
  /** new, contacted, booked, came, no-show, lost (decision 21). */
  status: string;
  /** Suspected of being a bot's; kept, shown apart, never refused (trust.md 1). */
  quarantined: number;
  /** JSON object: page, referrer, utm_*. */
  attribution: string;
  version: number;
  created_at: string;
  updated_at: string;
}

export interface ConsentsTable {
  id: string;
  lead_id: string;
  kind: 'privacy' | 'marketing';
  given: number;
  text_version: string;
  created_at: string;
}

export interface IdempotencyKeysTable {
  /** SHA-256 of the client's key, or of the normalised fields where there was no script (decision 27). */
  key: string;
  lead_id: string;
  /** JSON: the answer that was given. */
  answer: string;
  created_at: string;
  expires_at: string;
}

export interface OutboxTable {
  id: string;
  /** Who delivers it: mail, sheet, webhook. */
  kind: string;
  lead_id: string | null;
  /** JSON object for the deliverer; emptied when it is done. */
  payload: string;
  /** How often it was taken up, the time that is under way included. */
  attempts: number;
  /** Not before this moment. */
  next_at: string;
  /** Some process is at it, until then at the latest. */
  leased_until: string | null;
  /** Delivered, or dropped for the reason in `last_error`. */
  done_at: string | null;
  /** A short code, without anybody's data. */
  last_error: string | null;
  created_at: string;
  /** Worth nothing from this moment on, as a link that is over; null: never. */
  expires_at: string | null;
}

export interface LimitsTable {
  /** What is counted, as `form:address:203.0.113.9`. */
  key: string;
  points: number;
  expires_at: string;
}

export interface ContentVersionTable {
  id: 1;
  version: number;
}
