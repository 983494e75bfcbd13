import { BROWSER_ENTRIES, STAFF_ROUTE } from './import-rules.ts';
import type { SourceFile } from './source-files.ts';

/** The staff's screens and their texts. */
const OF_STAFF = /^back-office\/|-admin[.-]|^messages\/staff-/;

/**
 * What of the staff's a visitor's page loads at once, each as the imports that lead to it: a text that one file of
 * `messages/` takes from another is not seen in the file that wants it.
 */
export function staffOfVisitors(files: readonly SourceFile[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const reached = new Set<string>();
  const visit = (path: string, trail: readonly string[]): string[] => {
    if (reached.has(path)) return [];
    reached.add(path);
    const way = [...trail, path];
    if (OF_STAFF.test(path)) return [way.join(' -> ')];
    const loaded = (byPath.get(path)?.imports ?? []).filter(
      ({ own, typeOnly, later, target }) => own && !typeOnly && !later && !target.endsWith('.server.ts'),
    );
    return loaded.flatMap(({ target }) => visit(target, way));
  };
  return files
    .map(({ path }) => path)
    .filter(isVisitors)
    .flatMap((path) => visit(path, []));
}

function isVisitors(path: string): boolean {
  return BROWSER_ENTRIES.has(path) || (path.startsWith('routes/') && !STAFF_ROUTE.test(path));
}
