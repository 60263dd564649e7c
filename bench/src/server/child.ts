import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { bundle } from '@haven/server/bundle';

/** A server in a process of its own, so that it and the load do not share a core. */
export interface Child {
  readonly port: number;
  /** Asks the process something and waits for its answer. */
  ask(question: unknown): Promise<unknown>;
  stop(): Promise<void>;
}

interface Start {
  readonly args?: readonly string[];
  /** For Node itself. */
  readonly execArgv?: readonly string[];
}

/** Starts a module of this folder, bundled as a released server would be. It tells its port first, answers one message per message, and ends with the channel. */
export async function startChild(name: string, { args = [], execArgv = [] }: Start = {}): Promise<Child> {
  const file = await bundled(name);
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = fork(file, args, { env, execArgv: [...execArgv], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const death = once(child, 'exit').then(diedEarly(name));
  death.catch(() => undefined);
  const next = async (): Promise<unknown> => {
    const [message] = await Promise.race([once(child, 'message'), death]);
    return message;
  };
  const port = Number(await next());
  return {
    port,
    ask: (question) => {
      child.send(question as object);
      return next();
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

const bundles = new Map<string, Promise<string>>();

/** Once for all servers of a kind. */
export function bundled(name: string): Promise<string> {
  const known = bundles.get(name) ?? bundleOf(name);
  bundles.set(name, known);
  return known;
}

async function bundleOf(name: string): Promise<string> {
  const file = fileURLToPath(new URL(`../../dist/${name}.mjs`, import.meta.url));
  await bundle(fileURLToPath(new URL(`${name}.ts`, import.meta.url)), file);
  return file;
}

function diedEarly(name: string): () => never {
  return () => {
    throw new Error(`${name} ended by itself`);
  };
}

/** The other side of the channel. */
export function tellParent(message: unknown): void {
  process.send?.(message);
}
