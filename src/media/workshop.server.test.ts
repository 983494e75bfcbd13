import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LostWorker, openWorkshop } from './workshop.server.ts';

/** Answers who it is and what it sees; `crash`, `fail` and `hang` do what they say. */
const SCRIPT = `process.on('message', (job) => {
  if (job.do === 'crash') process.kill(process.pid, 'SIGSEGV');
  else if (job.do === 'fail') process.exit(3);
  else if (job.do !== 'hang') process.send({ pid: process.pid, bytes: job.bytes, secret: process.env.SECRET });
});`;

interface Answer {
  pid: number;
  bytes: Uint8Array;
  secret: string | undefined;
}

let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'workshop-'));
  file = join(folder, 'worker.mjs');
  writeFileSync(file, SCRIPT);
});
afterAll(() => rmSync(folder, { recursive: true }));

function workshop(more: { patience?: number; idle?: number } = {}) {
  const work = openWorkshop({ file, atOnce: 1, waiting: 10, patience: 60_000, idle: 60_000, ...more });
  return (job: object) => work(job) as Promise<Answer>;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('does one job after the other in a process apart, at low priority and without our secrets', async () => {
  process.env.SECRET = 'ours';
  const work = workshop();
  const [first, second] = await Promise.all([work({ bytes: new Uint8Array([1, 2]) }), work({})]);
  delete process.env.SECRET;
  expect(first.bytes).toEqual(new Uint8Array([1, 2]));
  expect(first.secret).toBeUndefined();
  expect(first.pid).not.toBe(process.pid);
  expect(second.pid).toBe(first.pid);
  expect(getPriority(first.pid)).toBeGreaterThan(getPriority(process.pid));
  process.kill(first.pid);
});

it('survives the death of a process, in a job or between two', async () => {
  const work = workshop();
  await expect(work({ do: 'crash' })).rejects.toThrow(LostWorker);
  const { pid } = await work({});
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => isAlive(pid)).toBe(false);
  const next = await work({});
  expect(next.pid).not.toBe(pid);
  process.kill(next.pid);
});

it('tells a failing script from a lost process', async () => {
  await expect(workshop()({ do: 'fail' })).rejects.toThrow('ended with code 3');
  await expect(
    openWorkshop({ file: 'nowhere.mjs', atOnce: 1, waiting: 1, patience: 60_000, idle: 1 })({}),
  ).rejects.toThrow('ended with code 1');
});

it('gives up a job that never ends', async () => {
  await expect(workshop({ patience: 300 })({ do: 'hang' })).rejects.toThrow(LostWorker);
});

it('gives no job to a process that was just told to end', async () => {
  const work = workshop({ idle: 1 });
  for (let at = 0; at < 20; at += 1) {
    await work({});
    // Behind the timer that ends it, and before the process has gone.
    await setTimeout(1);
  }
});

it('ends a process that has nothing to do', async () => {
  const { pid } = await workshop({ idle: 1 })({});
  await expect.poll(() => isAlive(pid)).toBe(false);
});
