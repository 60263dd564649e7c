import { type ChildProcess, spawn } from 'node:child_process';

const NODE: readonly string[] = [process.execPath];

interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
  readonly errors: string;
}

export interface ServerProcess {
  /** Where it listens; a rejection if it ended instead. */
  readonly address: Promise<string>;
  readonly ended: Promise<Ended>;
  kill(signal: NodeJS.Signals): void;
}

const running = new Set<ChildProcess>();

/** Leaves no process behind, whatever became of the test. */
export function endServers(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** Starts the bundled server on a free port, unless the environment names one. */
export function startServer(file: string, environment: Record<string, string>, command = NODE): ServerProcess {
  return watched([...command, file], environment);
}

/** No file can grow beyond so many blocks of 512 bytes, as if the disk were full. */
export function startWithoutRoom(file: string, environment: Record<string, string>, blocks: number): ServerProcess {
  const limited = `trap '' XFSZ; ulimit -f ${blocks}; exec "$0" "$1"`;
  return watched(['/bin/sh', '-c', limited, process.execPath, file], environment);
}

function watched([program = '', ...words]: readonly string[], environment: Record<string, string>): ServerProcess {
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', HAVEN_LOG: 'silent', ...environment };
  const child = spawn(program, words, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  const ended = endOf(child).finally(() => running.delete(child));
  const address = new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      const found = /open at (\S+)/.exec(String(chunk))?.[1];
      if (found) resolve(found);
    });
    void ended.then(({ errors }) => reject(new Error(errors)));
  });
  address.catch(() => {});
  return { address, ended, kill: (signal) => child.kill(signal) };
}

function endOf(child: ChildProcess): Promise<Ended> {
  let output = '';
  let errors = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  return new Promise((resolve) => child.on('close', (code, signal) => resolve({ code, signal, output, errors })));
}
