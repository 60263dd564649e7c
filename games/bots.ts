import { type Bot, type GameTypes, type Level, USUAL_LEVEL } from '@haven/kit';
import type { Reviewer } from '@haven/kit/review';
import type { Adviser } from '@haven/kit/search';
import { captain, adviserBy as starBountyAdviser, levelsBy as starBountyLevels } from '@haven/star-bounty-bots';
import {
  adviserBy as adviser2199,
  levelsBy as levels2199,
  plain1,
  reviewer as reviewer2199,
  sailor as sailor2199,
} from '@haven/tortuga-2199-bots';
import {
  sailor,
  adviserBy as tortugaAdviser,
  levelsBy as tortugaLevels,
  reviewer as tortugaReviewer,
} from '@haven/tortuga-bots';

/** Who sits in for a missing player, by game. */
export const bots: Readonly<Record<string, Bot<GameTypes>>> = {
  'star-bounty': captain,
  tortuga: sailor,
  'tortuga-2199': sailor2199,
};

type Clock = () => number;

/** Games with bots of several levels. */
const levels: Readonly<Record<string, (now: Clock) => readonly Bot<GameTypes>[]>> = {
  'star-bounty': starBountyLevels,
  tortuga: tortugaLevels,
  'tortuga-2199': levels2199,
};

/** Who says why, and what to do. */
const advisers: Readonly<Record<string, (now: Clock) => Adviser<GameTypes>>> = {
  'star-bounty': starBountyAdviser,
  tortuga: tortugaAdviser,
  'tortuga-2199': adviser2199,
};

/** Somebody to ask about a position of this game; undefined if nobody looks ahead in it. */
export function adviserFor(game: string): Adviser<GameTypes> | undefined {
  return Object.hasOwn(advisers, game) ? advisers[game]?.(() => performance.now()) : undefined;
}

const reviewers: Readonly<Record<string, () => Reviewer<GameTypes>>> = {
  tortuga: tortugaReviewer,
  'tortuga-2199': reviewer2199,
};

/** Who looks back on a game that is over; undefined if nobody looks ahead in this game. */
export function reviewerFor(game: string): Reviewer<GameTypes> | undefined {
  return Object.hasOwn(reviewers, game) ? reviewers[game]?.() : undefined;
}

/** Bots that nobody meets at a table: others are measured against them. */
const references: Readonly<Record<string, Bot<GameTypes>>> = {
  'tortuga-2199': plain1,
};

/** Everybody who can be seated at a table of this game, the weakest first; the deepest thinkers stop by this clock. */
export function levelsOf(game: string, now: Clock = () => performance.now()): readonly Bot<GameTypes>[] {
  return levels[game]?.(now) ?? [bots[game]].flatMap((bot) => bot ?? []);
}

/** The bot of a chair: of the level that was chosen, else whoever sits in for people. */
export function botAt(game: string, level: Level = USUAL_LEVEL): Bot<GameTypes> | undefined {
  if (!Object.hasOwn(bots, game)) return undefined;
  const seatable = known.get(game) ?? levelsOf(game);
  known.set(game, seatable);
  return seatable.find(({ id }) => id === level) ?? bots[game];
}

/** Their weights are read once. */
const known = new Map<string, readonly Bot<GameTypes>[]>();

/** The levels without haste, below them what they are measured against: what a ladder compares can be repeated. */
export function rungsOf(game: string): readonly Bot<GameTypes>[] {
  return [...[references[game]].flatMap((bot) => bot ?? []), ...levelsOf(game, () => 0)];
}
