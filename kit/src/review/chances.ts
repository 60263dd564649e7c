import { positionOf } from '../bot.ts';
import { copy } from '../copy.ts';
import type { GameTypes } from '../game.ts';
import { type Rng, simRng } from '../rng.ts';
import type { Expert } from '../search/expert.ts';
import { leafOf, playOn, SEEDS } from '../search/playout.ts';
import { simulate } from '../simulate.ts';

/** Who judges, and how many sit there. */
export interface Bench<T extends GameTypes> {
  readonly expert: Expert<T>;
  readonly seats: number;
}

/** How often something is tried, and by which chance. */
export interface Trials {
  readonly count: number;
  readonly rng: Rng;
}

/** The chance of every seat to win, as everything lies, if all play on by the policy. */
export function chancesIn<T extends GameTypes>(bench: Bench<T>, state: T['State'], { count, rng }: Trials): number[] {
  const { expert } = bench;
  const { game } = expert;
  const [seat] = game.toAct(state);
  if (seat === undefined) return winsIn(bench, state);
  const position = positionOf(game, state, seat);
  const policy = expert.policy(position);
  return meanOf(count, () => {
    const chance = simRng(rng.below(SEEDS));
    const table = simulate(game, copy(state), chance);
    playOn(expert, { position, policy, table }, chance);
    return winsIn(bench, table.state);
  });
}

function winsIn<T extends GameTypes>({ expert, seats }: Bench<T>, state: T['State']): number[] {
  return Array.from({ length: seats }, (_, seat) => leafOf(expert, state, seat).win);
}

/** The mean of so many lists, place by place. */
export function meanOf(count: number, list: () => readonly number[]): number[] {
  const lists = Array.from({ length: count }, list);
  const [first = []] = lists;
  return first.map((_, place) => lists.reduce((sum, each) => sum + (each[place] ?? 0), 0) / count);
}
