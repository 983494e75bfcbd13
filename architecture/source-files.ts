import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Import {
  /** Path under `src/` for our own files, else the package's name. */
  target: string;
  own: boolean;
  typeOnly: boolean;
  /** Loaded when it is wanted: `import('…')`. */
  later: boolean;
}

export interface SourceFile {
  /** Path under `src/`, with slashes. */
  path: string;
  text: string;
  imports: Import[];
}

const SOURCE_FOLDER = fileURLToPath(new URL('../src', import.meta.url));
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Every TypeScript file under `src/` but the generated ones. */
export function readSourceFiles(): SourceFile[] {
  return readdirSync(SOURCE_FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes('.gen.'))
    .map((entry) => {
      const full = join(entry.parentPath, entry.name);
      return sourceFile(relative(SOURCE_FOLDER, full).split(sep).join('/'), readFileSync(full, 'utf8'));
    });
}

/** A file with its imports read out, as `readSourceFiles` makes them; for planting violations in tests. */
export function sourceFile(path: string, text: string): SourceFile {
  const imports = [...text.matchAll(IMPORT)].map(([statement, typeOnly, from, dynamic]) => {
    const specifier = from ?? dynamic ?? '';
    return {
      ...resolveImport(path, specifier),
      typeOnly: Boolean(typeOnly) || onlyInlineTypes(statement),
      later: dynamic !== undefined,
    };
  });
  return { path, text, imports };
}

function resolveImport(from: string, specifier: string): { target: string; own: boolean } {
  if (specifier.startsWith('#')) return { target: specifier.slice(1), own: true };
  if (specifier.startsWith('.')) return { target: normalize(join(dirname(from), specifier)), own: true };
  const parts = specifier.split('/');
  const name = specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? '');
  return { target: name, own: false };
}

/** `import { type A, type B } from …` is erased too. */
function onlyInlineTypes(statement: string): boolean {
  const names = /\{([^}]*)\}/.exec(statement)?.[1];
  if (names === undefined || !statement.includes('import')) return false;
  if (/import\s+\w+\s*,/.test(statement)) return false;
  const list = names.split(',').map((name) => name.trim());
  return list.filter(Boolean).every((name) => name.startsWith('type '));
}
