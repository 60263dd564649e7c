import type { FromTable, GameTypes, ToTable } from '@haven/kit';
import { listeners } from '../../page/listeners.ts';
import type { HotSeat } from '../hand-over.ts';
import type { OpenTable } from '../open-table.ts';
import type { RunBeginning } from './local-table.ts';
import type { Rehearsal } from './rehearsal.ts';
import type { FromWorker, ToWorker } from './table-messages.ts';

/** Opens a run of this browser in a worker of its own. */
export function openLocal(run: string, beginning?: RunBeginning): Promise<OpenTable | 'unknown-table'> {
  return opened(newWorker(), { type: 'sit', run, beginning });
}

/** A table at which the rivals follow a line of moves. */
export interface RehearsalTable extends OpenTable {
  /** What has been played and what the rivals may play by now. */
  follow(line: readonly string[]): void;
}

/** Opens a match that was dealt on purpose, in a worker of its own; nothing of it is kept. */
export async function openRehearsal(rehearsal: Rehearsal): Promise<RehearsalTable | 'unknown-table'> {
  const worker = newWorker();
  const table = await opened(worker, { type: 'rehearse', rehearsal });
  if (table === 'unknown-table') return table;
  return { ...table, follow: (line) => worker.postMessage({ type: 'follow', line } satisfies ToWorker) };
}

async function opened(worker: Worker, question: ToWorker): Promise<OpenTable | 'unknown-table'> {
  const { sat } = await ask(worker, question, 'sat');
  if (sat === null) {
    worker.terminate();
    return 'unknown-table';
  }
  const { setting, hotSeat } = sat;
  const { game, aids, branch } = sat.run;
  const say = (message: ToWorker) => worker.postMessage(message);
  return {
    game,
    setting,
    hotSeat,
    aids,
    link: linkTo(worker),
    watch: alwaysHere,
    watchHotSeat: hotSeatsOf(worker),
    watchAnew: () => () => undefined,
    ...(branch !== undefined && { branch }),
    take: (seat) => say({ type: 'take', seat }),
    setPace: (ms) => say({ type: 'pace', ms }),
    ...counselOf(worker),
  };
}

/** One question after the other: an answer does not say to which it belongs. */
function counselOf(worker: Worker): Required<Pick<OpenTable, 'explain' | 'advise'>> {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <A>(asking: () => Promise<A>): Promise<A> => {
    const answer = last.then(asking);
    last = answer.catch(() => undefined);
    return answer;
  };
  return {
    explain: (entry) => inTurn(async () => (await ask(worker, { type: 'explain', entry }, 'explained')).explanation),
    advise: () => inTurn(async () => (await ask(worker, { type: 'advise' }, 'advised')).advice),
  };
}

function hotSeatsOf(worker: Worker): OpenTable['watchHotSeat'] {
  const hotSeats = listeners<HotSeat>();
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'hot-seat') hotSeats.tell(data.hotSeat);
  });
  return hotSeats.add;
}

function newWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}

function ask<K extends FromWorker['type']>(
  worker: Worker,
  question: ToWorker,
  kind: K,
): Promise<Extract<FromWorker, { type: K }>> {
  return new Promise((resolve, reject) => {
    const hear = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type !== kind) return;
      worker.removeEventListener('message', hear);
      resolve(data as Extract<FromWorker, { type: K }>);
    };
    worker.addEventListener('message', hear);
    worker.addEventListener('error', (event) => reject(new Error(event.message)), { once: true });
    worker.postMessage(question);
  });
}

function linkTo(worker: Worker): OpenTable['link'] {
  const messages = listeners<FromTable<GameTypes>>();
  const say = (message: ToTable) => worker.postMessage({ type: 'say', message } satisfies ToWorker);
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'told') messages.tell(data.message);
  });
  return {
    play: (asked, move) => say({ type: 'play', asked, move }),
    undo: (moves) => say({ type: 'undo', moves }),
    look: (from) => say({ type: 'look', from }),
    aided: (aid) => worker.postMessage({ type: 'aided', aid } satisfies ToWorker),
    listen: messages.add,
    close: () => worker.terminate(),
  };
}

function alwaysHere(tell: Parameters<OpenTable['watch']>[0]): () => void {
  tell('here');
  return () => undefined;
}
