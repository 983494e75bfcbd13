import type { Deps } from '#api/deps.ts';
import { recordAudit } from '#audit/audit.db.server.ts';
import type { Db } from '#db/store.ts';
import { AppError } from '#lib/errors.ts';
import { normalizePhone } from '#lib/phone.server.ts';
import type { PublicSettings, SettingsInput } from './settings.contract.ts';
import { readSettings, readSettingsVersion, saveSettings } from './settings.db.server.ts';

/** The facts and the version that an edit of them is of. */
export interface VersionedSettings {
  settings: PublicSettings;
  version: number;
}

/** The facts as they are now. */
export async function findSettings(db: Db): Promise<VersionedSettings> {
  return { settings: await readSettings(db), version: await readSettingsVersion(db) };
}

/**
 * Changes the given facts, each whole, and writes down which. What is so already is no conflict: a retry after a lost
 * answer finds it done.
 * @param by the user's id.
 * @throws {AppError} INVALID naming a phone; CONFLICT with the facts as `current` where another edit came before.
 */
export async function changeSettings(
  { store, clock }: Pick<Deps, 'store' | 'clock'>,
  by: string,
  { version, ...given }: SettingsInput,
): Promise<VersionedSettings> {
  const facts = withPhones(given);
  const at = clock();
  return store.write(async (trx) => {
    const now = await findSettings(trx);
    const settings = { ...now.settings, ...facts };
    const fields = Object.keys(facts).filter((name) => !isSame(name, settings, now.settings));
    if (fields.length === 0) return now;
    if (version !== undefined && version !== now.version) throw new AppError('CONFLICT', { current: now });
    await saveSettings(trx, settings, at);
    const subject = { type: 'settings' };
    await recordAudit(trx, { actor: by, action: 'settings.change', subject, at, detail: { fields } });
    return { settings, version: now.version + 1 };
  });
}

/** Given facts without what is undefined, phones as they are kept. */
function withPhones(given: Omit<SettingsInput, 'version'>): Partial<PublicSettings> {
  const facts = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as Partial<PublicSettings>;
  const fields: Record<string, string> = {};
  for (const name of ['phone', 'whatsApp'] as const) {
    const typed = facts[name];
    if (!typed) continue;
    const phone = normalizePhone(typed);
    if (phone) facts[name] = phone;
    else fields[name] = 'PHONE_INVALID';
  }
  if (Object.keys(fields).length > 0) throw new AppError('INVALID', { fields });
  return facts;
}

function isSame(name: string, a: object, b: object): boolean {
  return JSON.stringify(Reflect.get(a, name)) === JSON.stringify(Reflect.get(b, name));
}
