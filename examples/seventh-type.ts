import { cpSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const EXAMPLE = fileURLToPath(new URL('reviews', import.meta.url));

/** Not of the sources: packages, what is built, stores. */
const LEFT_OUT = new Set(['node_modules', '.git', 'dist', 'data', 'test-results']);

/** Each line that a seventh type has outside its own files: in which file, behind which text, and what. */
export const LINES: readonly (readonly [file: string, behind: string, line: string])[] = [
  [
    'src/lib/content-types.ts',
    "  heroes: { path: 'hero', one: 'hero', list: 'heroes', total: 'totalHeroes' },\n",
    "  reviews: { path: 'review', one: 'review', list: 'reviews', total: 'totalReviews' },\n",
  ],
  [
    'src/back-office/screens.ts',
    "() => import('#features/news/news-admin.tsx')),\n",
    "  content('reviews', reviewWords, IconQuote, () => import('#features/reviews/reviews-admin.tsx')),\n",
  ],
  ['src/back-office/screens.ts', '  IconNews,\n', '  IconQuote,\n'],
  ['src/back-office/screens.ts', '', "import { reviewWords } from '#messages/staff-reviews.ts';\n"],
  ['src/api/api.ts', '  heroes: heroRoutes,\n', '  reviews: reviewRoutes,\n'],
  ['src/api/api.ts', '', "import { reviewRoutes } from '#features/reviews/reviews.api.server.ts';\n"],
  ['src/db/migrations/all.ts', '  leadSource,\n', '  reviews,\n'],
  ['src/db/migrations/all.ts', '', "import { reviews } from './9999-reviews.ts';\n"],
];

/** What every test over all types has to know of it. */
const TEST_LINES: typeof LINES = [
  [
    'src/testing/content-kinds.ts',
    '  heroes: { type: heroType, add: addHero },\n',
    "  reviews: { type: reviewType, least: async () => ({ author: 'أم خالد' }) },\n",
  ],
  [
    'src/testing/content-kinds.ts',
    '',
    "import { reviewType } from '#features/reviews/reviews.db.server.ts';\n",
  ],
];

/** The files that are the type's own: where each goes, and its text. */
export function ownFiles(): { path: string; text: string }[] {
  return readdirSync(EXAMPLE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const full = join(entry.parentPath, entry.name);
      return { path: relative(EXAMPLE, full).split(sep).join('/'), text: readFileSync(full, 'utf8') };
    });
}

/** A copy of the sources to which the seventh type was added, with the packages of this one. The caller removes it. */
export function copyWithSeventhType(): string {
  const copy = mkdtempSync(join(tmpdir(), 'basma-seventh-'));
  for (const name of readdirSync(ROOT)) {
    if (!LEFT_OUT.has(name)) cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  cpSync(EXAMPLE, copy, { recursive: true });
  for (const [file, behind, line] of [...LINES, ...TEST_LINES]) {
    const text = readFileSync(join(copy, file), 'utf8');
    const at = text.lastIndexOf(behind, behind ? undefined : 0);
    if (at < 0) throw new Error(`${file} has no «${behind}» any more`);
    const end = at + behind.length;
    writeFileSync(join(copy, file), text.slice(0, end) + line + text.slice(end));
  }
  return copy;
}
