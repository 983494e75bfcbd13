import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';

/**
 * A Chromium to drive: `CHROMIUM_PATH`, else `chromium` or `google-chrome` on PATH, else the one inside the
 * `@sparticuz/chromium` package, unpacked into a folder of our own (pitfall 19: it would reuse a stale one).
 */
export async function findChromium(): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  for (const name of ['chromium', 'google-chrome']) {
    const found = onPath(name);
    if (found) return found;
  }
  return unpackPackaged();
}

function onPath(name: string): string | undefined {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const file = join(folder, name);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {}
  }
}

/** Unpacked by a process of its own, since the package picks its folder from the environment when it is loaded. */
function unpackPackaged(): string {
  const folder = join(tmpdir(), `basma-chromium-${userInfo().uid}`);
  const binary = join(folder, 'chromium');
  if (existsSync(binary)) return binary;
  mkdirSync(folder, { recursive: true });
  const script = "import c from '@sparticuz/chromium'; process.stdout.write(await c.executablePath());";
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, TMPDIR: folder },
  });
  return output.toString().trim();
}
