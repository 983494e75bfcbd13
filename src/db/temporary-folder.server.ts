import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders = new Set<string>();

/** A folder in the system's temporary one, removed by `remove()` or else when the process ends. */
export function temporaryFolder(): { path: string; remove: () => void } {
  if (folders.size === 0) process.once('exit', removeAll);
  const path = mkdtempSync(join(tmpdir(), 'basma-store-'));
  folders.add(path);
  return { path, remove: () => remove(path) };
}

function remove(path: string): void {
  rmSync(path, { recursive: true, force: true });
  folders.delete(path);
  if (folders.size === 0) process.removeListener('exit', removeAll);
}

function removeAll(): void {
  for (const path of folders) rmSync(path, { recursive: true, force: true });
}
