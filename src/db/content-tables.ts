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

/** A list of one record, in a table of its own where lists are cut down by it; `content/` works on these alone. */
export interface LinkColumns {
  owner_id: string;
  /** The id of what is named, or a plain word as `en`. */
  value: string;
  position: number;
}

/** Every state of a record since it was first edited, the present one too. */
export interface ContentVersionsTable {
  /** The type's table. */
  content_type: string;
  record_id: string;
  version: number;
  /** JSON object: what staff wrote of the record, whole. */
  input: string;
  image_id: string | null;
  /** The user's id; null where nobody was signed in. */
  saved_by: string | null;
  saved_at: string;
}

/** A record's former addresses (decision 31). */
export interface SlugRedirectsTable {
  /** The type's table. */
  content_type: string;
  slug: string;
  record_id: string;
  created_at: string;
}
