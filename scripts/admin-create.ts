import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { createAccounts } from '../src/auth/accounts.server.ts';
import { readablePassword } from '../src/auth/readable-password.server.ts';
import { loadSecret } from '../src/auth/secret.server.ts';
import { openStore } from '../src/db/open-store.server.ts';
import { systemClock } from '../src/lib/clock.ts';
import { type Config, readConfig } from '../src/lib/env.server.ts';
import { AppError } from '../src/lib/errors.ts';

const USAGE = `npm run admin:create -- name@clinic.example [--password-stdin]

Makes a superadmin on the configured store, or repairs one: the account of that email becomes a superadmin's, enabled,
with a new password, and all its sessions end. Without an email SUPERADMIN_EMAIL and SUPERADMIN_PASSWORD are taken.
The password is made up and shown once, unless it comes by standard input: it does not belong on a command line.`;

/** What a password is refused for, in the words of the command line. */
const PROBLEMS: Record<string, string> = {
  EMAIL_INVALID: 'that is no e-mail address',
  TOO_SHORT: 'the password must have 8 characters or more',
  TOO_LONG: 'the password must have 128 characters or fewer',
  PASSWORD_COMMON: 'the password is one of the commonest; choose another',
};

export interface AdminCreateIo {
  env: Record<string, string | undefined>;
  readPassword: () => Promise<string>;
  say: (line: string) => void;
}

/** `npm run admin:create`; says what it did, or why it could not, and returns the exit code. */
export async function adminCreate(
  args: readonly string[],
  { env, readPassword, say }: AdminCreateIo,
): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { 'password-stdin': { type: 'boolean' }, help: { type: 'boolean' } },
      allowPositionals: true,
    });
    const config = readConfig(env);
    const [email = config.superadmin?.email, ...more] = positionals;
    if (values.help || email === undefined || more.length > 0) {
      say(USAGE);
      return values.help ? 0 : 1;
    }
    const given = values['password-stdin'] ? await readPassword() : passwordOf(config, positionals);
    const password = given ?? readablePassword();
    const outcome = await makeSuperadmin(config, { email, password });
    say(`The superadmin ${email} was ${outcome}.`);
    if (given === null) say(`  password  ${password}   (shown only now)`);
    return 0;
  } catch (error) {
    say(`Not done: ${reasonOf(error)}`);
    return 1;
  }
}

/** The environment's password is for the environment's email alone. */
function passwordOf(config: Config, positionals: readonly string[]): string | null {
  return positionals.length === 0 ? (config.superadmin?.password ?? null) : null;
}

async function makeSuperadmin(
  config: Config,
  login: { email: string; password: string },
): Promise<'made' | 'repaired'> {
  const log = pino({ level: 'silent' });
  const store = await openStore(config.databaseUrl, { log });
  try {
    const secret = await loadSecret(config);
    const accounts = createAccounts({ store, config: { ...config, secret }, clock: systemClock, log });
    return await accounts.makeSuperadmin(login);
  } finally {
    await store.close();
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AppError) {
    const [problem] = Object.values(error.fields ?? {});
    return (problem && PROBLEMS[problem]) ?? `${error.code}: is another program using the store?`;
  }
  return error instanceof Error ? error.message : String(error);
}

if (import.meta.main) {
  process.exitCode = await adminCreate(process.argv.slice(2), {
    env: process.env,
    // The line's end is the terminal's, not the password's.
    readPassword: async () => (await text(process.stdin)).replace(/\r?\n$/, ''),
    say: (line) => process.stdout.write(`${line}\n`),
  });
}
