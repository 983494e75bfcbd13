import type { Store } from '#db/store.ts';
import type { Config } from '#lib/env.server.ts';
import { ConfigError } from '#lib/env-value.server.ts';
import { AppError } from '#lib/errors.ts';
import type { Accounts } from './accounts.server.ts';
import { readablePassword } from './readable-password.server.ts';
import { findHalfMadeSuperadmin, hasSuperadmin, hasUsers } from './superadmin.db.server.ts';

/** A made-up address: nobody can receive mail for it, so it is clear that it is meant to be replaced. */
const FIRST_EMAIL = 'admin@clinic.example';

/**
 * Sees to it that somebody can run the site (architecture.md, Environment): the superadmin of `SUPERADMIN_EMAIL`, or,
 * unset on a store without users, one with a made-up password. Answers with that login so that the start prints it,
 * once, else null. A superadmin who can log in stays as they are; a half-made one gets a password.
 * @throws {ConfigError} when nobody could log in with `SUPERADMIN_EMAIL`.
 */
export async function ensureFirstSuperadmin({
  accounts,
  store,
  config,
}: {
  accounts: Pick<Accounts, 'ensureSuperadmin'>;
  store: Store;
  config: Pick<Config, 'superadmin'>;
}): Promise<{ email: string; password: string } | null> {
  if (await hasSuperadmin(store.read)) return null;
  if (config.superadmin) {
    await accounts.ensureSuperadmin(config.superadmin).catch(asConfigError);
    return null;
  }
  const email = await emailToMake(store);
  if (!email) return null;
  const login = { email, password: readablePassword() };
  return (await accounts.ensureSuperadmin(login)) ? login : null;
}

async function emailToMake(store: Store): Promise<string | null> {
  const halfMade = await findHalfMadeSuperadmin(store.read);
  if (halfMade) return halfMade;
  return (await hasUsers(store.read)) ? null : FIRST_EMAIL;
}

function asConfigError(error: unknown): never {
  const fields = error instanceof AppError ? error.fields : undefined;
  if (fields?.email)
    throw new ConfigError('SUPERADMIN_EMAIL', 'must be an e-mail address such as name@clinic.example');
  throw error;
}
