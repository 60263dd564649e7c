import type { ReplaySource } from '../replays/replay-messages.ts';
import type { FromReviewer, ToReviewer } from './review-messages.ts';
import type { ToldReview } from './told-review.ts';

export type Reviewing =
  | { readonly kind: 'looking'; readonly done: number; readonly all: number }
  | { readonly kind: 'ready'; readonly review: ToldReview }
  | { readonly kind: 'failed' };

const MOST_WORKERS = 4;

/** Looks back on a match beside the page, with as many workers as there are idle hands; returns how to call it off. */
export function startReview(source: ReplaySource, tell: (now: Reviewing) => void): () => void {
  const of = Math.min(MOST_WORKERS, Math.max(1, navigator.hardwareConcurrency - 1));
  const workers = Array.from({ length: of }, newWorker);
  const stop = () => {
    for (const worker of workers) worker.terminate();
  };
  const end = (now: Reviewing) => {
    stop();
    tell(now);
  };
  const hear = hearing((glances) => say(workers[0], { type: 'conclude', glances }), { tell, end });
  for (const [part, worker] of workers.entries()) {
    worker.addEventListener('message', ({ data }: MessageEvent<FromReviewer>) => hear(data));
    worker.addEventListener('error', () => end({ kind: 'failed' }));
    say(worker, { type: 'look', source, share: { part, of } });
  }
  return stop;
}

function newWorker(): Worker {
  return new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' });
}

function say(worker: Worker | undefined, message: ToReviewer): void {
  worker?.postMessage(message);
}

type Looked = Extract<FromReviewer, { type: 'looked' }>['glance'];
type Tell = (now: Reviewing) => void;

function hearing(
  conclude: (glances: readonly Looked[]) => void,
  { tell, end }: { readonly tell: Tell; readonly end: Tell },
): (message: FromReviewer) => void {
  const glances: Looked[] = [];
  return (message) => {
    if (message.type === 'nothing') return end({ kind: 'failed' });
    if (message.type === 'review') return end({ kind: 'ready', review: message.review });
    glances.push(message.glance);
    tell({ kind: 'looking', done: glances.length, all: message.all });
    if (glances.length === message.all) conclude(glances);
  };
}
