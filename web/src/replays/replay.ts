import type { Finding, GameTypes, News, Receipt, Seat, Seen, Viewer } from '@haven/kit';
import type { Explanation } from '../why/explanation.ts';
import type {
  CheckedFile,
  NoReplay,
  ReplayAnswers,
  ReplayHead,
  ReplayQuestion,
  ReplaySource,
} from './replay-messages.ts';

/** Where a match stands, for links to it. */
export interface MatchPlace {
  readonly kind: 'run' | 'table';
  readonly id: string;
}

/** An open replay: whatever is asked is worked out beside the page. */
export interface Replay {
  readonly head: ReplayHead;
  look(move: number, viewer: Viewer): Promise<Seen<GameTypes>>;
  news(viewer: Viewer): Promise<readonly News<unknown>[]>;
  course(viewer: Viewer): Promise<readonly Seen<GameTypes>[]>;
  /** Why a move was made, by its number from 0. */
  explain(move: number): Promise<Explanation | undefined>;
  /** The text of its file. */
  write(): Promise<string>;
  /** A fragment with all of it; undefined if that would be too long. */
  pack(): Promise<string | undefined>;
  /** Also with what one of its players kept, if there is something. */
  check(receipt?: Receipt): Promise<readonly Finding[]>;
  /** Begins a run that goes on from there, and says which. */
  branch(move: number, seat: Seat): Promise<string>;
  close(): void;
}

export async function openReplay(source: ReplaySource): Promise<Replay | NoReplay> {
  const { ask, close } = newWorker();
  const head = await ask({ type: 'open', source });
  if (typeof head === 'string') {
    close();
    return head;
  }
  return {
    head,
    close,
    look: (move, viewer) => ask({ type: 'look', move, viewer }),
    news: (viewer) => ask({ type: 'news', viewer }),
    course: (viewer) => ask({ type: 'course', viewer }),
    explain: (move) => ask({ type: 'explain', move }),
    write: () => ask({ type: 'write' }),
    pack: () => ask({ type: 'pack' }),
    check: (receipt) => ask({ type: 'check', ...(receipt && { receipt }) }),
    branch: (move, seat) => ask({ type: 'branch', move, seat }),
  };
}

export function checkFile(text: string, receipt?: Receipt): Promise<CheckedFile> {
  const { ask, close } = newWorker();
  return ask({ type: 'read', text, ...(receipt && { receipt }) }).finally(close);
}

/** The positions of a whole match, for the charts after its end; undefined if there is none to be had. */
export async function historyOf(place: MatchPlace): Promise<readonly Seen<GameTypes>[] | undefined> {
  const replay = await openReplay(place);
  if (typeof replay === 'string') return undefined;
  return replay.course(replay.head.viewer).finally(replay.close);
}

interface ReplayWorker {
  ask<Q extends ReplayQuestion>(question: Q): Promise<ReplayAnswers[Q['type']]>;
  close(): void;
}

function newWorker(): ReplayWorker {
  const worker = new Worker(new URL('./replay-worker.ts', import.meta.url), { type: 'module' });
  let asked = 0;
  return {
    ask: (question) => {
      asked += 1;
      return answerOf(worker, asked, question);
    },
    close: () => worker.terminate(),
  };
}

function answerOf<Q extends ReplayQuestion>(
  worker: Worker,
  number: number,
  question: Q,
): Promise<ReplayAnswers[Q['type']]> {
  return new Promise((resolve, reject) => {
    const heard = new AbortController();
    const hear = ({ data }: MessageEvent<{ number: number; answer: ReplayAnswers[Q['type']] }>) => {
      if (data.number !== number) return;
      heard.abort();
      resolve(data.answer);
    };
    worker.addEventListener('message', hear, heard);
    worker.addEventListener('error', (event) => reject(new Error(event.message)), heard);
    worker.postMessage({ number, question });
  });
}
