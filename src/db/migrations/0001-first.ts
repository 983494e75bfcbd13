import { contentColumns, contentIndexes, SEARCH } from './content-table.ts';
import type { Migration } from './migration.ts';

const LEAD_STATUSES = `'new', 'contacted', 'booked', 'came', 'no-show', 'lost'`;

export const first: Migration = {
  name: '0001-first',
  statements({ text, bytes, strict }) {
    const flag = (name: string) => `${name} integer not null check (${name} in (0, 1))`;
    const table = (name: string, ...columns: string[]) =>
      `create table ${name} (${columns.join(',\n  ')})${strict}`;

    return [
      table(
        'media',
        `id ${text} primary key not null`,
        'width integer not null check (width > 0)',
        'height integer not null check (height > 0)',
        'focal_x integer not null check (focal_x between 0 and 1000)',
        'focal_y integer not null check (focal_y between 0 and 1000)',
        `created_at ${text} not null`,
      ),
      table(
        'media_variants',
        `media_id ${text} not null references media (id) on delete cascade`,
        `name ${text} not null`,
        `format ${text} not null check (format in ('webp', 'avif', 'jpg'))`,
        'width integer not null check (width > 0)',
        'height integer not null check (height > 0)',
        `bytes ${bytes} not null`,
        'primary key (media_id, name, format)',
      ),

      table('sections', contentColumns(text)),
      ...contentIndexes('sections'),
      table(
        'services',
        contentColumns(text),
        `section_id ${text} not null references sections (id)`,
        `description ${text} not null`,
        `features ${text} not null`,
        'price_from integer check (price_from >= 0)',
      ),
      ...contentIndexes('services'),
      'create index services_section on services (section_id, created_at, id)',
      'create index services_seen_section on services (section_id, status, deleted_at, position, id)',
      `create table content_version (
        id integer primary key not null check (id = 1),
        version integer not null
      )${strict}`,
      'insert into content_version (id, version) values (1, 1)',

      // The accounts library writes these four; the names are its own.
      table(
        'users',
        `id ${text} primary key not null`,
        `name ${text} not null`,
        `email ${text} not null unique`,
        flag('"emailVerified"'),
        `image ${text}`,
        `"createdAt" ${text} not null`,
        `"updatedAt" ${text} not null`,
        `"firstName" ${text} not null`,
        `"lastName" ${text} not null`,
        `phone ${text} unique`,
        `role ${text} not null check (role in ('user', 'admin', 'superadmin'))`,
        flag('disabled'),
        `areas ${text}`,
      ),
      'create index users_created on users ("createdAt", id)',
      'create index users_role on users (role)',
      table(
        'accounts',
        `id ${text} primary key not null`,
        `"accountId" ${text} not null`,
        `"providerId" ${text} not null`,
        `"userId" ${text} not null references users (id) on delete cascade`,
        `"accessToken" ${text}`,
        `"refreshToken" ${text}`,
        `"idToken" ${text}`,
        `"accessTokenExpiresAt" ${text}`,
        `"refreshTokenExpiresAt" ${text}`,
        `scope ${text}`,
        `password ${text}`,
        `"createdAt" ${text} not null`,
        `"updatedAt" ${text} not null`,
        'unique ("providerId", "accountId")',
      ),
      'create index accounts_user on accounts ("userId")',
      table(
        'sessions',
        `id ${text} primary key not null`,
        `token ${text} not null unique`,
        `"userId" ${text} not null references users (id) on delete cascade`,
        `"expiresAt" ${text} not null`,
        `"ipAddress" ${text}`,
        `"userAgent" ${text}`,
        `"createdAt" ${text} not null`,
        `"updatedAt" ${text} not null`,
      ),
      'create index sessions_user on sessions ("userId")',
      'create index sessions_expiry on sessions ("expiresAt")',
      table(
        'verifications',
        `id ${text} primary key not null`,
        `identifier ${text} not null`,
        `value ${text} not null`,
        `"expiresAt" ${text} not null`,
        `"createdAt" ${text} not null`,
        `"updatedAt" ${text} not null`,
      ),
      'create index verifications_identifier on verifications (identifier, "createdAt")',
      'create index verifications_expiry on verifications ("expiresAt")',

      table(
        'leads',
        `id ${text} primary key not null`,
        `reference ${text} not null unique`,
        `name ${text} not null`,
        `phone ${text} not null`,
        `city ${text} not null`,
        SEARCH,
        // A lead outlives what it asked for.
        `section_id ${text} references sections (id) on delete set null`,
        `service_id ${text} references services (id) on delete set null`,
        `user_id ${text} references users (id) on delete set null`,
        `source ${text} not null`,
        `status ${text} not null check (status in (${LEAD_STATUSES}))`,
        flag('quarantined'),
        `attribution ${text} not null`,
        'version integer not null',
        `created_at ${text} not null`,
        `updated_at ${text} not null`,
      ),
      ...['', 'status', 'quarantined', 'section_id', 'service_id', 'user_id', 'phone'].map((column) =>
        column === ''
          ? 'create index leads_created on leads (created_at, id)'
          : `create index leads_${column} on leads (${column}, created_at, id)`,
      ),
      table(
        'consents',
        `id ${text} primary key not null`,
        `lead_id ${text} not null references leads (id) on delete cascade`,
        `kind ${text} not null check (kind in ('privacy', 'marketing'))`,
        flag('given'),
        `text_version ${text} not null`,
        `created_at ${text} not null`,
      ),
      'create index consents_lead on consents (lead_id)',
      table(
        'idempotency_keys',
        `key ${text} primary key not null`,
        `lead_id ${text} not null references leads (id) on delete cascade`,
        `answer ${text} not null`,
        `created_at ${text} not null`,
        `expires_at ${text} not null`,
      ),
      'create index idempotency_keys_lead on idempotency_keys (lead_id)',
      'create index idempotency_keys_expiry on idempotency_keys (expires_at)',
      table(
        'outbox',
        `id ${text} primary key not null`,
        `kind ${text} not null`,
        `lead_id ${text} references leads (id) on delete cascade`,
        `payload ${text} not null`,
        'attempts integer not null',
        `next_at ${text} not null`,
        `leased_until ${text}`,
        `done_at ${text}`,
        `last_error ${text}`,
        `created_at ${text} not null`,
      ),
      'create index outbox_waiting on outbox (next_at, id) where done_at is null',
      'create index outbox_lead on outbox (lead_id)',
      table(
        'limits',
        `key ${text} primary key not null`,
        'points integer not null',
        `expires_at ${text} not null`,
      ),
      'create index limits_expiry on limits (expires_at)',
    ];
  },
};
