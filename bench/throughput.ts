import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';

const ROUNDS = 3;
const SECONDS = 4;
const CONNECTIONS = 20;
const BARE_PORT = 39_117;

export interface Ratio {
  /** Requests a second of the product and of the bare server, medians of the rounds. */
  ours: number;
  bare: number;
}

/**
 * Requests a second of one address against a bare Node server that answers the same bytes under the same headers.
 * Both are asked in turns in the same run, so that a noisy machine is noisy for both.
 */
export async function againstBareServer(address: string, headers: Record<string, string>): Promise<Ratio> {
  const sample = await fetch(address, { headers });
  if (!sample.ok) throw new Error(`${address} answered ${sample.status}`);
  const folder = mkdtempSync(join(tmpdir(), 'basma-bench-'));
  const file = join(folder, 'bytes');
  writeFileSync(file, await rawBytes(address, headers));
  const kept = Object.fromEntries(
    [...sample.headers].filter(
      ([name]) => !/^(date|connection|keep-alive|content-length|transfer-encoding)$/.test(name),
    ),
  );
  const script = fileURLToPath(new URL('bare-server.ts', import.meta.url));
  const bare = spawn(process.execPath, [script, file, String(BARE_PORT), JSON.stringify(kept)], {
    stdio: 'inherit',
  });
  try {
    const bareAddress = `http://127.0.0.1:${BARE_PORT}/`;
    await answering(bareAddress);
    await Promise.all([load(address, headers, 1), load(bareAddress, headers, 1)]);
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await load(address, headers, SECONDS));
      theirs.push(await load(bareAddress, headers, SECONDS));
    }
    return { ours: median(ours), bare: median(theirs) };
  } finally {
    bare.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The bytes as they travel: `fetch` would unpack them. */
async function rawBytes(address: string, headers: Record<string, string>): Promise<Buffer> {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    const call = request(address, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve(Buffer.concat(parts)));
    });
    call.on('error', reject);
    call.end();
  });
}

async function load(url: string, headers: Record<string, string>, duration: number): Promise<number> {
  const result = await autocannon({ url, headers, duration, connections: CONNECTIONS });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url} failed ${result.non2xx + result.errors} times`);
  return result.requests.average;
}

async function answering(address: string): Promise<void> {
  while (
    !(await fetch(address).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
