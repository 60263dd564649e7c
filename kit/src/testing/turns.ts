import { defaultOptions, type Game, type GameTypes, type Seat } from '../game.ts';
import { simRng } from '../rng.ts';
import { isTurnOn, type Questions, questionsIn } from '../turns.ts';
import type { Deal } from './table.ts';

export interface PlayedTurn {
  readonly seat: Seat;
  readonly moves: string[];
}

/** The turns of a random match that came to their end, as a clock counts them; in the order of their ends. */
export function turnsIn<T extends GameTypes>(game: Game<T>, dealt: Deal<T> & { readonly most: number }): PlayedTurn[] {
  const { seats, options, seed = 1, most } = dealt;
  const rng = simRng(seed);
  const state = game.setup(seats, { ...defaultOptions(game.options), ...options } as T['Options'], rng);
  const open = new Map<Seat, PlayedTurn>();
  const ended: PlayedTurn[] = [];
  const asked = (): Questions => questionsIn(game, state);
  for (let made = 0; made < most && game.toAct(state).length > 0; made += 1) {
    const before = asked();
    const mover = drawn(before.toAct, rng.below);
    const move = drawn(game.legalMoves(state, mover), rng.below);
    const turn = open.get(mover) ?? { seat: mover, moves: [] };
    turn.moves.push(game.notate(move));
    open.set(mover, turn);
    game.play({ state, seat: mover, rng, emit: (event) => game.apply(state, event) }, move);
    for (const [seat, one] of open) {
      if (isTurnOn(seat, { mover, before, after: asked() })) continue;
      open.delete(seat);
      ended.push(one);
    }
  }
  return ended;
}

function drawn<V>(values: readonly V[], below: (n: number) => number): V {
  const value = values[below(values.length)];
  if (value === undefined) throw new Error('nothing to draw from');
  return value;
}
