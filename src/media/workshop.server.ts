import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { turns } from './turns.server.ts';

/** Against the server's 0 this gets a quarter of a core that both want; 10 would get a tenth and keep an upload waiting. */
const LOW_PRIORITY = 5;

export interface WorkshopOptions {
  /** The script the processes run: one message in, one message out, until the channel closes. */
  file: string;
  atOnce: number;
  /** How many more jobs may stand in line. */
  waiting: number;
  /** Milliseconds after which a job is given up and its process ended. */
  patience: number;
  /** Milliseconds without a job after which a process ends and its memory goes back. */
  idle: number;
}

/** The process was ended by a signal before it answered: its own crash, or our patience. */
export class LostWorker extends Error {
  override name = 'LostWorker';
}

/**
 * Runs jobs in processes of their own, started when needed: what a decoder does to memory, or to itself, stays there,
 * and at low priority the work leaves the cores to the server (speed.md: others' p99 ≤ 2×). They inherit nothing of
 * the environment, so that no secret is near a hostile file.
 * @returns a function that answers a job. It throws AppError TOO_MANY_REQUESTS when the line is full, `LostWorker`,
 * or an Error when the script itself fails.
 */
export function openWorkshop(options: WorkshopOptions): (job: object) => Promise<unknown> {
  const inTurn = turns(options.atOnce, options.waiting);
  const resting: { worker: ChildProcess; end: NodeJS.Timeout }[] = [];

  function take(): ChildProcess {
    for (let next = resting.pop(); next; next = resting.pop()) {
      clearTimeout(next.end);
      if (isAlive(next.worker)) return next.worker;
    }
    return start(options.file);
  }

  /** A resting process keeps nobody's event loop alive. */
  function rest(worker: ChildProcess) {
    worker.unref();
    worker.channel?.unref();
    resting.push({ worker, end: setTimeout(() => worker.kill('SIGKILL'), options.idle).unref() });
  }

  return (job) =>
    inTurn(async () => {
      const worker = take();
      const answer = await ask(worker, job, options.patience);
      rest(worker);
      return answer;
    });
}

/** One that was told to end may have the word of it still on its way. */
function isAlive({ connected, killed, exitCode, signalCode }: ChildProcess): boolean {
  return connected && !killed && exitCode === null && signalCode === null;
}

function start(file: string): ChildProcess {
  const worker = fork(file, {
    // Otherwise each thread keeps its own freed memory, some 40 MB a picture.
    env: { MALLOC_ARENA_MAX: '2' },
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  if (worker.pid) setPriority(worker.pid, LOW_PRIORITY);
  return worker;
}

function ask(worker: ChildProcess, job: object, patience: number): Promise<unknown> {
  worker.ref();
  worker.channel?.ref();
  return new Promise((resolve, reject) => {
    const patienceEnd = setTimeout(() => worker.kill('SIGKILL'), patience);
    function done() {
      clearTimeout(patienceEnd);
      worker.off('message', answered).off('exit', ended).off('error', failed);
    }
    function answered(answer: unknown) {
      done();
      resolve(answer);
    }
    function failed(cause: unknown) {
      done();
      reject(cause);
    }
    function ended(code: number | null, signal: string | null) {
      failed(signal ? new LostWorker(signal) : new Error(`a picture process ended with code ${code}`));
    }
    worker.on('message', answered).on('exit', ended).on('error', failed);
    worker.send(job);
  });
}
