/// <reference lib="webworker" />
import { reviewerFor } from '@haven/games/bots';
import { type GameTypes, inForce, replay } from '@haven/kit';
import type { Reviewer, Share } from '@haven/kit/review';
import { type LoadedMatch, loadMatch } from '../replays/load-match.ts';
import type { ReplaySource } from '../replays/replay-messages.ts';
import { keepReview, keptReview } from './kept-reviews.ts';
import type { FromReviewer, ToReviewer } from './review-messages.ts';
import { keyOf, toldReview } from './told-review.ts';

declare const self: DedicatedWorkerGlobalScope;

interface Looking {
  readonly match: LoadedMatch;
  readonly reviewer: Reviewer<GameTypes>;
  readonly key: string;
}

/** Everybody who looks back on a match sees the same in it. */
const SEED = 1;

let looking: Looking | undefined;

const post = (message: FromReviewer) => self.postMessage(message);

self.onmessage = ({ data }: MessageEvent<ToReviewer>) => {
  hear(data).catch(raise);
};

/** Out of the promise, so that the page hears of it as the worker's error. */
function raise(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}

function hear(message: ToReviewer): Promise<void> {
  return message.type === 'look' ? look(message.source, message.share) : conclude(message.glances);
}

async function look(source: ReplaySource, share: Share): Promise<void> {
  looking = await begun(source);
  if (looking === undefined) return post({ type: 'nothing' });
  const { match, reviewer, key } = looking;
  const review = await keptReview(key);
  if (review !== undefined) return post({ type: 'review', review });
  const all = inForce(match.record.entries).length + 1;
  for (const glance of reviewer.look(match.record, { seed: SEED, share })) post({ type: 'looked', glance, all });
}

async function begun(source: ReplaySource): Promise<Looking | undefined> {
  const match = await loadMatch(source);
  if (typeof match === 'string') return undefined;
  const { game, record } = match;
  const reviewer = reviewerFor(game.meta.id);
  const isOver = game.outcome(replay(game, record).state) !== undefined;
  const isReadable = isOver && record.version === game.meta.version;
  return reviewer && isReadable ? { match, reviewer, key: keyOf(record, reviewer.weights) } : undefined;
}

async function conclude(glances: Extract<ToReviewer, { type: 'conclude' }>['glances']): Promise<void> {
  if (looking === undefined) return;
  const { match, key } = looking;
  const review = toldReview(match.game, match.record, glances);
  await keepReview(key, review);
  post({ type: 'review', review });
}
