import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { GameTypes, Level, Position } from '@haven/kit';
import { READY, type Reply, type ThoughtQuestion } from './thought.ts';

/** Threads that think, so that the table of nobody else waits meanwhile. */
export interface Thinkers {
  /** The move a bot would make, the usual one unless a level is named. A bot that fails or is late rejects. */
  think(game: string, position: Position<GameTypes>, level?: Level): Promise<GameTypes['Move']>;
  isClosed(): boolean;
  close(): Promise<void>;
}

interface Task {
  readonly question: ThoughtQuestion;
  resolve(move: GameTypes['Move']): void;
  reject(error: Error): void;
}

const MOST_THREADS = 4;
const SEEDS = 2 ** 32;

export interface Threads {
  /** A bot that thinks longer is late. */
  readonly budgetMs: number;
  /** What the threads run. */
  readonly program?: URL;
}

export function createThinkers({ budgetMs, program = botThread() }: Threads): Thinkers {
  const most = Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));
  const threads = new Set<Thread>();
  const waiting: Task[] = [];
  let asked = 0;
  let isClosed = false;

  const work = () => {
    const task = waiting[0];
    const thread = task && ([...threads].find(({ isBusy }) => !isBusy()) ?? hire());
    if (task === undefined || thread === undefined) return;
    waiting.shift();
    thread.ask(task);
    work();
  };
  const hire = () => {
    if (threads.size >= most) return undefined;
    const thread = startThread({ budgetMs, program, done: work, gone: () => threads.delete(thread) });
    threads.add(thread);
    return thread;
  };
  return {
    think: (game, position, level) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(closing());
        asked += 1;
        waiting.push({ question: { id: asked, game, level, position, seed: randomInt(SEEDS) }, resolve, reject });
        work();
      }),
    isClosed: () => isClosed,
    close: async () => {
      isClosed = true;
      for (const { reject } of waiting.splice(0)) reject(closing());
      await Promise.all([...threads].map(({ end }) => end(closing())));
    },
  };
}

function closing(): Error {
  return new Error('the house is closing');
}

interface Thread {
  isBusy(): boolean;
  ask(task: Task): void;
  /** Whoever waits for an answer gets none. */
  end(why: Error): Promise<unknown>;
}

interface Owner extends Required<Threads> {
  done(): void;
  gone(): void;
}

/** One thread thinks about one position at a time; one that is late is ended, for nothing else would stop it. */
function startThread(owner: Owner): Thread {
  const { budgetMs, program } = owner;
  const worker = new Worker(program);
  worker.unref();
  let isReady = false;
  let task: Task | undefined;
  let clock: ReturnType<typeof setTimeout> | undefined;

  const settle = (tell: (task: Task) => void) => {
    const settled = task;
    clearTimeout(clock);
    task = undefined;
    if (settled) tell(settled);
  };
  const end = (why: Error) => {
    owner.gone();
    settle(({ reject }) => reject(why));
    owner.done();
    return worker.terminate();
  };
  const runClock = () => {
    clock = setTimeout(() => void end(new Error(`no move within ${budgetMs} ms`)), budgetMs);
  };
  worker.on('message', (reply: Reply | typeof READY) => {
    if (reply === READY) {
      isReady = true;
      if (task) runClock();
      return;
    }
    if (reply.id !== task?.question.id) return;
    settle(({ resolve, reject }) => (reply.error === undefined ? resolve(reply.move) : reject(new Error(reply.error))));
    owner.done();
  });
  worker.on('error', (error) => void end(error instanceof Error ? error : new Error(String(error))));
  return {
    end,
    isBusy: () => task !== undefined,
    ask: (next) => {
      task = next;
      if (isReady) runClock();
      worker.postMessage(next.question);
    },
  };
}

/** A bundle has its own file for the thread. */
function botThread(): URL {
  const isSource = import.meta.url.endsWith('.ts');
  return new URL(isSource ? './source-thread.mjs' : './bot-thread.mjs', import.meta.url);
}
