/** A kind of guard: how it is written, how it is taken out, and which tests must notice. */
export interface Kind {
  /** What is lost. */
  loses: string;
  files: readonly string[];
  pattern: RegExp;
  /** What stands in its place; null leaves it alone. */
  to: (match: RegExpExecArray) => string | null;
  /** The tests that must notice it in a file, relative to the project. */
  tests: (path: string) => readonly string[];
}

const PARTS = ['src/{api,auth,audit,content,features/*,media,pages}/*.ts'];
const MATRIX = () => ['src/api/route-table.test.ts'];

/** The tests beside a file; what accounts stand on is asked for by theirs. */
function near(path: string): readonly string[] {
  const folder = path.slice(0, path.lastIndexOf('/'));
  return folder === 'src/auth' ? [folder, 'src/features/accounts'] : [folder];
}

/**
 * Every guard, found by how it is written: a new route, right, refusal, check, limit or condition is among them without
 * being named here.
 */
export const KINDS: readonly Kind[] = [
  {
    loses: 'the right of a route',
    files: ['src/**/*.api.server.ts'],
    pattern: /defineRoute\(\s*([^,\s]+),/g,
    to: ([, right]) => (right === "'public'" ? null : "defineRoute('public',"),
    tests: MATRIX,
  },
  {
    loses: 'the right of a route, for one of whoever is signed in',
    files: ['src/**/*.api.server.ts'],
    pattern: /defineRoute\(\s*([^,\s]+),/g,
    to: ([, right]) => (["'public'", "'signedIn'"].includes(right ?? '') ? null : "defineRoute('signedIn',"),
    tests: MATRIX,
  },
  {
    loses: 'a line of the table of rights',
    files: ['src/auth/permissions.ts'],
    pattern: /^ {2}(\w+): (SIGNED_IN|STAFF|SUPERADMIN),/gm,
    to: ([, right, holders]) =>
      `  ${right}: ${holders === 'SUPERADMIN' ? 'STAFF' : holders === 'STAFF' ? 'SIGNED_IN' : 'EVERYBODY'},`,
    tests: MATRIX,
  },
  {
    loses: 'a check of `may`',
    files: ['src/auth/permissions.ts'],
    pattern: /if \(!callers\.includes\([^;]+;|return holder\.areas\.includes\(permission\);/g,
    to: ([check]) => (check.startsWith('return') ? 'return true;' : ''),
    tests: MATRIX,
  },
  {
    // What stands behind a route's right, or cannot be reached, is a promise to the compiler.
    loses: 'a refusal',
    files: PARTS,
    pattern: /throw (?:new (?:AppError|\w+Refusal)|refus(?:al|ed))\([^;]+;/g,
    to: ([refusal]) => (/\('(?:INTERNAL|UNAUTHENTICATED)'\)/.test(refusal) ? null : ';'),
    tests: (path) => (path === 'src/api/route.ts' ? [...MATRIX(), ...near(path)] : near(path)),
  },
  {
    loses: 'a check that refuses',
    files: PARTS,
    pattern: /(?<!function )(?:await )?assert[A-Z]\w*\([^;]+;/g,
    to: () => ';',
    tests: near,
  },
  {
    loses: 'a count of attempts',
    files: PARTS,
    pattern: /(?<!function )await (?:options\.)?count(?:Attempt|FromAddress|Render)\([^;]+;/g,
    to: () => 'null;',
    tests: near,
  },
  {
    loses: 'a limit',
    files: PARTS,
    pattern: /points: (\d+), seconds:/g,
    to: () => 'points: 1_000_000, seconds:',
    tests: near,
  },
  {
    loses: 'whose it is, or until when',
    files: PARTS,
    pattern:
      /\.where\('(?:\w+\.)?(?:userId|user_id|session_id|expiresAt|expires_at|disabled|active|report_key|quarantined|deleted_at)', '(?:=|>|is)', [\w.]+(?:\(\))?\)/g,
    to: () => '',
    tests: near,
  },
  {
    loses: 'what visitors do not see yet, or no more',
    files: ['src/content/visible.db.server.ts'],
    pattern: /(?<=\[)eb\('status', '=', sql\.lit\('published'\)\), |\.\.\.begun, |, \.\.\.notOver/g,
    to: () => '',
    tests: near,
  },
  {
    loses: 'the end of sessions and links',
    files: PARTS,
    pattern: /await delete(?:SessionsOf|Resets)\([^;]+;/g,
    to: () => ';',
    tests: near,
  },
];
