import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type HostOrder = { main: string; env: Record<string, string> } | { stop: true };
export interface HostReport {
  ended: number;
}

/** A server that was started, wherever it runs. */
export interface Running {
  pid: number | undefined;
  /** What it wrote so far, standard output and errors together. */
  output: () => string;
  /** Its exit code once it has ended, by itself or not. */
  ended: () => number | null;
  /** Sends the stop signal and resolves with the exit code. */
  stop: () => Promise<number | null>;
}

/** A process that runs one server after another: starting Node and warming it up costs more than many a journey. */
export interface Host {
  run: (main: string, env: Record<string, string>) => Running;
  close: () => void;
}

/** Runs a server's script in a process of its own. */
export function runAlone(script: string, env: Record<string, string>): Running {
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'pipe'], env });
  return {
    pid: child.pid,
    output: outputOf(child),
    ended: () => child.exitCode,
    stop: async () => {
      if (child.exitCode !== null) return child.exitCode;
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = await exit;
      return code;
    },
  };
}

/** Starts a host. After a server that took the process along with it, the next one gets a new process. */
export function startHost(): Host {
  let child: ChildProcess | undefined;
  let written = () => '';

  function alive(): ChildProcess {
    if (child?.connected && child.exitCode === null && child.signalCode === null) return child;
    child = fork(join(import.meta.dirname, 'hosted-servers.ts'), {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    written = outputOf(child);
    return child;
  }

  function run(main: string, env: Record<string, string>): Running {
    const process = alive();
    const output = written;
    const before = output().length;
    let code: number | null = null;
    const end = firstWord(process).then((word) => {
      code = word;
    });
    order(process, { main, env });
    return {
      pid: process.pid,
      output: () => output().slice(before),
      ended: () => code,
      stop: async () => {
        if (code === null) order(process, { stop: true });
        await end;
        return code;
      },
    };
  }

  return { run, close: () => child?.connected && child.disconnect() };
}

function order(host: ChildProcess, what: HostOrder): void {
  host.send(what);
}

/** The exit code that a host reports of its server, or its own. */
async function firstWord(host: ChildProcess): Promise<number> {
  const heard = new AbortController();
  const word = (event: string) => once(host, event, { signal: heard.signal });
  const [said]: (HostReport | number | null)[] = await Promise.race([word('message'), word('exit')]);
  heard.abort();
  return typeof said === 'number' ? said : (said?.ended ?? 1);
}

function outputOf(child: ChildProcess): () => string {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data: Buffer) => {
      output += data;
    });
  }
  return () => output;
}
