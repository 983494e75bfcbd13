import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const AT_ONCE = 2;

/** A guard, and how it is taken out. */
interface Mutation {
  file: string;
  at: number;
  from: string;
  to: string;
}

interface Kind {
  /** What is lost. */
  loses: string;
  files: string;
  pattern: RegExp;
  /** What stands in its place; null leaves it alone. */
  to: (match: RegExpExecArray) => string | null;
  /** The tests that must notice. */
  tests: readonly string[];
}

const MATRIX = ['src/api/route-table.test.ts'];
const ACCOUNTS = ['src/features/accounts'];

/** Every guard, found by how it is written; a new route or right is among them without being named here. */
const KINDS: readonly Kind[] = [
  {
    loses: 'the right of a route',
    files: 'src/**/*.api.server.ts',
    pattern: /defineRoute\(\s*([^,\s]+),/g,
    to: ([, right]) => (right === "'public'" ? null : "defineRoute('public',"),
    tests: MATRIX,
  },
  {
    loses: 'the right of a route, for one of whoever is signed in',
    files: 'src/**/*.api.server.ts',
    pattern: /defineRoute\(\s*([^,\s]+),/g,
    to: ([, right]) => (["'public'", "'signedIn'"].includes(right ?? '') ? null : "defineRoute('signedIn',"),
    tests: MATRIX,
  },
  {
    loses: 'the gate in front of all routes',
    files: 'src/api/route.ts',
    pattern: /if \(!may\(user, permission\)\) throw [^;]+;/g,
    to: () => '',
    tests: MATRIX,
  },
  {
    loses: 'a line of the table of rights',
    files: 'src/auth/permissions.ts',
    pattern: /^ {2}(\w+): (SIGNED_IN|STAFF|SUPERADMIN),/gm,
    to: ([, right, holders]) =>
      `  ${right}: ${holders === 'SUPERADMIN' ? 'STAFF' : holders === 'STAFF' ? 'SIGNED_IN' : 'EVERYBODY'},`,
    tests: MATRIX,
  },
  {
    loses: 'a check of `may`',
    files: 'src/auth/permissions.ts',
    pattern: /if \(!callers\.includes\([^;]+;|return holder\.areas\.includes\(permission\);/g,
    to: ([check]) => (check.startsWith('return') ? 'return true;' : ''),
    tests: MATRIX,
  },
  {
    loses: 'the right to the staff’s view of what is public',
    files: 'src/content/*.server.ts',
    pattern: /assertStaff\(c\.get\('user'\), calls\.area\);/g,
    to: () => ';',
    tests: ['src/content/arrange.api.test.ts'],
  },
  {
    loses: 'the confirmed password',
    files: 'src/features/*/*.server.ts',
    pattern: /assertConfirmed\(\w+, [^;]+;/g,
    to: () => ';',
    tests: [...ACCOUNTS, 'src/features/webhooks'],
  },
  {
    loses: 'the last superadmin',
    files: 'src/features/accounts/*.server.ts',
    pattern:
      /(if \(\w+(?: && \(await isLastSuperadmin\(trx, row\)\))?\) throw new AppError\('LAST_SUPERADMIN'\);|(?:if \(isDown\) )?await assertNotLast\(trx, user\);)/g,
    to: () => ';',
    tests: ACCOUNTS,
  },
  {
    loses: 'whose session it is',
    files: 'src/auth/sessions.db.server.ts',
    pattern: /\.where\('(?:sessions\.expiresAt|users\.disabled|userId)', '[=>]', \w+\)/g,
    to: () => '',
    tests: [...ACCOUNTS, 'src/auth'],
  },
  {
    loses: 'the end of sessions',
    files: 'src/features/accounts/*.server.ts',
    pattern: /await deleteSessionsOf\([^;]+;/g,
    to: () => ';',
    tests: ACCOUNTS,
  },
  {
    loses: 'the look at who asks',
    files: 'src/{api,features/accounts}/*.server.ts',
    pattern: /if \([^\n]*isForeign\([^\n]+FOREIGN_ORIGIN'\);/g,
    to: () => ';',
    tests: [...ACCOUNTS, 'src/api/foreign-changes.test.ts'],
  },
];

/** Removes each single guard in turn and sees to it that the tests fail; `npm run test:guards -- users` takes some. */
const wanted = process.argv.slice(2);
const mutants = KINDS.flatMap((kind) =>
  mutationsOf(kind).map((mutation) => ({ kind, mutation, name: nameOf(kind, mutation) })),
);
const chosen = mutants.filter(({ name }) => wanted.every((word) => name.includes(word)));
const reports = mkdtempSync(join(tmpdir(), 'basma-guards-'));
let survived = 0;

try {
  const sound = await run(null, [...new Set(chosen.flatMap(({ kind }) => kind.tests))]);
  if (sound.failed > 0 || sound.passed === 0) throw new Error('The tests fail with every guard in its place');
  const queue = [...chosen];
  await Promise.all(Array.from({ length: AT_ONCE }, () => work(queue)));
} finally {
  rmSync(reports, { recursive: true });
}
process.stdout.write(`${chosen.length} guards taken out, ${survived} of them unnoticed\n`);
process.exitCode = survived > 0 || chosen.length === 0 ? 1 : 0;

async function work(queue: (typeof mutants)[number][]): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { failed } = await run(next.mutation, next.kind.tests);
    if (failed === 0) survived += 1;
    process.stdout.write(`${failed > 0 ? 'noticed  ' : 'UNNOTICED'}  ${next.name}\n`);
  }
}

function mutationsOf({ files, pattern, to }: Kind): Mutation[] {
  return globSync(files, { cwd: root }).flatMap((path) => {
    const file = join(root, path);
    return [...readFileSync(file, 'utf8').matchAll(pattern)].flatMap((match) => {
      const replacement = to(match as RegExpExecArray);
      return replacement === null ? [] : [{ file, at: match.index, from: match[0], to: replacement }];
    });
  });
}

function nameOf({ loses }: Kind, { file, at, from }: Mutation): string {
  const line = readFileSync(file, 'utf8').slice(0, at).split('\n').length;
  return `${loses}: ${relative(root, file)}:${line} ${from.replaceAll(/\s+/g, ' ')}`;
}

/** Runs tests with one guard out, and says how they went; what cannot even be loaded has failed. */
function run(
  mutation: Mutation | null,
  tests: readonly string[],
): Promise<{ passed: number; failed: number }> {
  const report = join(reports, `${Math.random()}.json`);
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const child = spawn(
    process.execPath,
    [
      vitest,
      'run',
      '--config',
      'scripts/guards.vitest.config.ts',
      '--root',
      root,
      '--bail',
      mutation ? '1' : '0',
      ...tests,
    ],
    {
      cwd: root,
      stdio: 'ignore',
      env: { ...process.env, MUTATION: JSON.stringify(mutation), VITEST_JSON_OUTPUT_FILE: report },
    },
  );
  return new Promise((resolve) => {
    child.on('exit', () => {
      const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as Record<
        string,
        number
      >;
      resolve({ passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 });
    });
  });
}
