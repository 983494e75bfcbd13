/** A value in the environment that cannot be used: one line that names the variable, never its value. */
export class ConfigError extends Error {
  constructor(variable: string, rule: string) {
    super(`${variable} ${rule}`);
    this.name = 'ConfigError';
  }
}

export type Env = Record<string, string | undefined>;

/** A variable without the spaces around it; null where it is unset or empty. */
export function read(env: Env, name: string): string | null {
  return env[name]?.trim() || null;
}

/** One as it stands: the spaces of a password belong to it. */
export function readSecretly(env: Env, name: string): string | null {
  return read(env, name) === null ? null : (env[name] ?? null);
}

/** @throws {ConfigError} where it does not look like `pattern`; `rule` ends the line that says so. */
export function readMatch(env: Env, name: string, pattern: RegExp, rule: string): string | null {
  const value = read(env, name);
  if (value !== null && !pattern.test(value)) throw new ConfigError(name, rule);
  return value;
}

/** @throws {ConfigError} where it is none of the choices. */
export function readChoice<T extends string>(env: Env, name: string, choices: readonly T[], fallback: T): T {
  const value = read(env, name);
  if (value === null) return fallback;
  const choice = choices.find((allowed) => allowed === value);
  if (!choice) throw new ConfigError(name, `must be one of ${choices.join(', ')}`);
  return choice;
}

/** @throws {ConfigError} where it is no address of one of the protocols, given as `https:`. */
export function readUrl(env: Env, name: string, protocols: readonly string[]): URL | null {
  const value = read(env, name);
  if (value === null) return null;
  const url = URL.parse(value);
  if (!url?.hostname || !protocols.includes(url.protocol)) {
    throw new ConfigError(name, `must be an address that begins with ${protocols.join('// or ')}//`);
  }
  return url;
}
