import type { Migration } from './migration.ts';

/** Users can be searched; what the outbox delivers can become too old. */
export const accounts: Migration = {
  name: '0003-accounts',
  statements: ({ text }) => [
    // Keeps the database's own locale, like every shadow column. Folded by `auth/fold-users.server.ts` where it is empty.
    `alter table users add column search text not null default ''`,
    `create index users_unfolded on users (id) where search = ''`,
    'create index users_role_created on users (role, "createdAt", id)',
    'drop index users_role',
    `alter table outbox add column expires_at ${text}`,
    'create index outbox_done on outbox (done_at) where done_at is not null',
  ],
};
