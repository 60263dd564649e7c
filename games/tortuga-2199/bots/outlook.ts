import { at, type Seat } from '@haven/kit';
import {
  type CountBy,
  type Face,
  faceNamed,
  INFLUENCE_TO_WIN,
  type KindId,
  type OwnCards,
  type SeenCaptain,
  sectorsOf,
  seenCountFor,
  turretsOf,
  type View,
} from '@haven/tortuga-2199-rules';
import { playWorth } from './play-worth.ts';
import type { Weights } from './weights.ts';

/** What a captain makes of the table; every worth is counted in points of Influence. */
export interface Outlook {
  readonly seat: Seat;
  readonly view: View;
  readonly me: SeenCaptain;
  readonly own: OwnCards;
  /** Own turns to come after this one, as far as one can tell. */
  readonly rounds: number;
  /** Every card of the captain's, wherever it is. */
  readonly cards: readonly Face[];
  /** What one card of them is worth on average when it is played. */
  readonly mean: number;
  /** What this captain has of all that cards count (§8.3.41). */
  readonly count: CountBy;
  readonly posts: number;
  readonly turrets: number;
  /** Points still lacking to fifteen (§6.1). */
  readonly needed: number;
  /** How much a point of each captain counts against ours. */
  readonly grudges: readonly number[];
  readonly weights: Weights;
  /** What playing each card is worth, as far as it was asked. */
  readonly playWorths: Map<Face, number>;
}

export function outlookOf(view: View, seat: Seat, weights: Weights): Outlook {
  const me = at(view.captains, seat);
  const own = me.own ?? NOTHING;
  const cards = ownedBy(me, own).map((card) => faceNamed(view, card));
  const unrated = {
    seat,
    view,
    me,
    own,
    cards,
    weights,
    rounds: pointsLeft(view) * weights.roundsPerPoint,
    count: seenCountFor(view, seat),
    posts: sectorsOf(view, seat, 'post'),
    turrets: turretsOf(view, seat),
    needed: INFLUENCE_TO_WIN - me.total,
    grudges: view.captains.map((_, other) => grudgeAgainst(view, other, weights)),
    mean: MIDDLING,
    playWorths: new Map<Face, number>(),
  };
  return { ...unrated, playWorths: new Map(), mean: meanOf(cards.map((face) => playWorth(unrated, face))) };
}

const NOTHING: OwnCards = { hand: [], deck: [], unseen: [], reserve: null };
const MIDDLING = 0.3;

function ownedBy({ played, discard }: SeenCaptain, { hand, deck, unseen, reserve }: OwnCards): KindId[] {
  return [...hand, ...deck, ...unseen, ...played, ...discard, ...(reserve === null ? [] : [reserve])];
}

function meanOf(worths: readonly number[]): number {
  return worths.reduce((sum, worth) => sum + worth, 0) / Math.max(1, worths.length);
}

/** Points that the leader still has to gather. */
function pointsLeft({ captains, lastRound }: View): number {
  if (lastRound !== null) return 0;
  return INFLUENCE_TO_WIN - Math.max(...captains.map(({ total }) => total));
}

/** Leaders count most, the more so the nearer they are to the end; of several rivals each counts less. */
function grudgeAgainst({ captains }: View, seat: Seat, { grudge, grudgeNearEnd }: Weights): number {
  const { total } = at(captains, seat);
  const behind = Math.max(...captains.map((each) => each.total)) - total;
  const weight = (grudge + grudgeNearEnd * Math.max(0, total - 9)) * (behind === 0 ? 1 : 0.6);
  return Math.min(1, captains.length === 2 ? weight + 0.15 : weight);
}
