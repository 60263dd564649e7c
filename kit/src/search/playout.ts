import type { Position } from '../bot.ts';
import { copy } from '../copy.ts';
import type { GameTypes, Seat } from '../game.ts';
import { type Rng, simRng } from '../rng.ts';
import { type Simulation, simulate } from '../simulate.ts';
import type { Expert, Leaf, PlayoutPolicy } from './expert.ts';

/** One way that the unknown may be, and the chance that goes with it: all candidates are tried in the same ones. */
export interface World<T extends GameTypes> {
  readonly state: T['State'];
  readonly chance: number;
}

export function worldOf<T extends GameTypes>({ game }: Expert<T>, { view }: Position<T>, rng: Rng): World<T> {
  const state = game.imagine(view, simRng(rng.below(SEEDS)));
  return { state, chance: rng.below(SEEDS) };
}

/** So many streams of chance there are. */
export const SEEDS = 2 ** 32;

/** What comes of a move in a world if everybody then plays by the policy until the cut. */
export function playedOn<T extends GameTypes>(
  expert: Expert<T>,
  { position, policy, world }: { position: Position<T>; policy: PlayoutPolicy<T>; world: World<T> },
  move: T['Move'],
): Leaf {
  const state = copy(world.state);
  const rng = expert.luck?.(state, world.chance) ?? simRng(world.chance);
  const table = simulate(expert.game, state, rng);
  table.play(position.seat, move);
  playOn(expert, { position, policy, table }, rng);
  return leafOf(expert, state, position.seat);
}

/** Those who are asked at the same time choose by what they see, which is not what the others chose. */
export function playOn<T extends GameTypes>(
  { game, isCut }: Expert<T>,
  { position, policy, table }: { position: Position<T>; policy: PlayoutPolicy<T>; table: Simulation<T> },
  rng: Rng,
): void {
  const { state } = table;
  for (let made = 0; made < MOST_MOVES && !isCut(state, position.view); made += 1) {
    const [seat] = game.toAct(state);
    if (seat === undefined) return;
    table.play(seat, policy(state, seat, rng));
  }
}

/** No turn takes as many; one that would not end is judged as it is. */
const MOST_MOVES = 1_000;

/** A game that is over needs no judge, if winning is all there is to it; and nothing but that speaks for it. */
export function leafOf<T extends GameTypes>(
  { game, value, judgesEnds }: Expert<T>,
  state: T['State'],
  seat: Seat,
): Leaf {
  const winners = judgesEnds ? undefined : game.outcome(state)?.ranking[0];
  if (winners === undefined) return value(state, seat);
  return { win: winners.includes(seat) ? 1 / winners.length : 0, terms: [] };
}
