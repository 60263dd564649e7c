import { positionOf } from '../bot.ts';
import { copy } from '../copy.ts';
import { inForce, type Played } from '../entries.ts';
import type { GameTypes } from '../game.ts';
import type { MatchRecord } from '../match.ts';
import { type Rng, simRng } from '../rng.ts';
import type { Expert } from '../search/expert.ts';
import { SEEDS } from '../search/playout.ts';
import { type Bench, chancesIn } from './chances.ts';
import { decisionIn } from './decide.ts';
import { fortuneIn } from './fortune.ts';
import type { Glance } from './glance.ts';

/** Who judges. */
export interface Experts<T extends GameTypes> {
  /** What else could have been done. */
  readonly choices: Expert<T>;
  /** How everybody stands: it looks as far as it takes until what somebody drew makes a difference. */
  readonly chances: Expert<T>;
}

/** How much is tried at each move. */
export interface Effort {
  /** Playouts to compare what could be done. */
  readonly choice: number;
  /** Playouts to tell everybody's chances. */
  readonly chances: number;
  readonly seed: number;
}

/** Several may share the work: each looks at every so-manieth move. */
export interface Share {
  readonly part: number;
  readonly of: number;
}

const ALONE: Share = { part: 0, of: 1 };

/**
 * Looks at the moves of a match that is over, one by one; whoever has seen enough stops asking.
 * The same record and effort give the same glances, however they are shared.
 */
export function* glances<T extends GameTypes>(
  experts: Experts<T>,
  record: MatchRecord<T>,
  { effort, share = ALONE }: { readonly effort: Effort; readonly share?: Share },
): Generator<Glance<T['Move']>> {
  const { game } = experts.chances;
  const bench = { expert: experts.chances, seats: record.seats };
  const inquiry = { bench, choices: experts.choices, effort };
  const state = copy(record.initial);
  const line = inForce(record.entries);
  for (let move = 0; move <= line.length; move += 1) {
    const [before, entry] = [line[move - 1], line[move]];
    if (move % share.of === share.part) yield glanceAt(inquiry, { move, state, before, entry });
    for (const event of entry?.events ?? []) game.apply(state, copy(event));
  }
}

interface Inquiry<T extends GameTypes> {
  readonly bench: Bench<T>;
  readonly choices: Expert<T>;
  readonly effort: Effort;
}

interface Moment<T extends GameTypes> {
  readonly move: number;
  readonly state: T['State'];
  /** None at the beginning. */
  readonly before: Played<T['Event']> | undefined;
  /** None at the end. */
  readonly entry: Played<T['Event']> | undefined;
}

function glanceAt<T extends GameTypes>(inquiry: Inquiry<T>, moment: Moment<T>): Glance<T['Move']> {
  const { bench, effort } = inquiry;
  const { move, state, entry } = moment;
  const rng = simRng(effort.seed * SEEDS + move);
  const chances = isNewStand(moment) ? chancesIn(bench, state, { count: effort.chances, rng }) : undefined;
  return { move, ...(chances && { chances }), ...(entry && judged(inquiry, { state, entry }, rng)) };
}

/** Within a turn the chances follow from the choices; where dice fell they are looked at for that. */
function isNewStand({ before, entry }: Moment<GameTypes>): boolean {
  return entry === undefined || (entry.seat !== before?.seat && before?.fixed !== 'dice-fell');
}

function judged<T extends GameTypes>(
  { bench, choices, effort }: Inquiry<T>,
  { state, entry }: { readonly state: T['State']; readonly entry: Played<T['Event']> },
  rng: Rng,
): Pick<Glance<T['Move']>, 'seat' | 'decision' | 'fortune'> {
  const { seat, events } = entry;
  const position = positionOf(choices.game, state, seat);
  const chosen = position.moves.find((legal) => choices.game.notate(legal) === entry.move);
  if (chosen === undefined) return { seat };
  const decision = decisionIn(choices, { position, chosen }, { count: effort.choice, rng });
  const fortune = fortuneIn(bench, { state, seat, move: chosen, events }, { count: effort.chances, rng });
  return { seat, ...(decision && { decision }), ...(fortune && { fortune }) };
}
