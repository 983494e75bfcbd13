import type { AccountsTable, SessionsTable, UsersTable, VerificationsTable } from './account-tables.ts';

/**
 * The shape of every table, in both engines: ids are 32 hex letters of 128 random bits, times ISO-8601 UTC text
 * in milliseconds, booleans 0/1, lists and objects JSON text (architecture.md, "The data store").
 */
export interface Tables {
  sections: SectionsTable;
  services: ServicesTable;
  doctors: DoctorsTable;
  doctor_sections: LinkColumns;
  doctor_services: LinkColumns;
  doctor_languages: LinkColumns;
  news: NewsTable;
  offers: OffersTable;
  heroes: HeroesTable;
  settings: SettingsTable;
  media: MediaTable;
  media_variants: MediaVariantsTable;
  sheets: SheetsTable;
  leads: LeadsTable;
  consents: ConsentsTable;
  idempotency_keys: IdempotencyKeysTable;
  outbox: OutboxTable;
  limits: LimitsTable;
  content_version: ContentVersionTable;
  users: UsersTable;
  accounts: AccountsTable;
  sessions: SessionsTable;
  verifications: VerificationsTable;
}

/** The columns that every content type has; `content/` works on these alone. */
export interface ContentColumns {
  id: string;
  /** Readable address part, unique within the type, Arabic letters kept (decision 4). */
  slug: string;
  title: string;
  sub_title: string;
  /** Folded text of everything that can be searched (`lib/arabic.ts`). */
  search: string;
  /** `media.id`, or null while there is no picture. */
  image_id: string | null;
  image_alt: string;
  status: 'published' | 'draft';
  /** Shown from this moment on; null: at once. */
  publish_at: string | null;
  /** Hidden from this moment on; null: never. */
  unpublish_at: string | null;
  /** In the bin since (decision 33). */
  deleted_at: string | null;
  /** The clinic's own order, smallest first. */
  position: number;
  /** Goes up with every edit; a stale one is a conflict. */
  version: number;
  created_at: string;
  updated_at: string;
}

export interface SectionsTable extends ContentColumns {}

export interface ServicesTable extends ContentColumns {
  section_id: string;
  /** JSON list of paragraphs. */
  description: string;
  /** JSON list of short points. */
  features: string;
  /** Whole riyals, or null where no price is shown. */
  price_from: number | null;
}

/** A list of one record, in a table of its own where lists are cut down by it; `content/` works on these alone. */
export interface LinkColumns {
  owner_id: string;
  /** The id of what is named, or a plain word as `en`. */
  value: string;
  position: number;
}

/** Title is the name, subtitle the specialty (decision 19); sections, services and languages (ISO 639-1) are linked. */
export interface DoctorsTable extends ContentColumns {
  /** JSON list of paragraphs. */
  biography: string;
  /** JSON list of short lines. */
  qualifications: string;
  gender: 'female' | 'male';
  licence: string;
}

export interface NewsTable extends ContentColumns {
  service_id: string | null;
  /** JSON list: `desc` on the wire. */
  paragraphs: string;
}

/** Decision 18; shown from `starts_at` on and before `ends_at`, beside the times that every type has. */
export interface OffersTable extends ContentColumns {
  service_id: string | null;
  /** JSON list: `text` on the wire. */
  paragraphs: string;
  /** Whole riyals. */
  price: number;
  /** Whole riyals, or null where nothing is compared. */
  former_price: number | null;
  starts_at: string;
  ends_at: string;
  /** Number of the advertising licence. */
  licence: string;
}

/** On is published, off is a draft (decision 20). */
export interface HeroesTable extends ContentColumns {
  /** Empty where there is no button. */
  button_text: string;
  /** A path of this site, or an https address. */
  button_href: string;
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
  /** thumbnailMedium, cardImage, backgroundLarge, url (decision 16) or share. */
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
  /** Who delivers it: mail (later: sheet, webhook). */
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
