import { copy } from '../copy.ts';
import type { Game, GameTypes, Seat } from '../game.ts';
import { type Rng, simRng } from '../rng.ts';
import { SEEDS } from '../search/playout.ts';
import { simulate } from '../simulate.ts';
import { type Bench, chancesIn, meanOf, type Trials } from './chances.ts';
import type { Fortune } from './glance.ts';

/** A move, and what really came of it. */
interface Made<T extends GameTypes> {
  readonly state: T['State'];
  readonly seat: Seat;
  readonly move: T['Move'];
  readonly events: readonly T['Event'][];
}

/** Each of the ways in which the dice might have fallen is played on so often. */
const PLAYED_ON = 2;

/** What dice and draws made of a move, against all that they might have brought; nothing if they had no say. */
export function fortuneIn<T extends GameTypes>(
  bench: Bench<T>,
  made: Made<T>,
  { count, rng }: Trials,
): Fortune | undefined {
  const { game } = bench.expert;
  if (outcomeOf(game, made, rng).draws === 0) return undefined;
  const anyOutcome = () => chancesIn(bench, outcomeOf(game, made, rng).state, { count: PLAYED_ON, rng });
  return {
    expected: meanOf(Math.ceil(count / PLAYED_ON), anyOutcome),
    after: chancesIn(bench, stateAfter(game, made), { count, rng }),
  };
}

function stateAfter<T extends GameTypes>(game: Game<T>, { state, events }: Made<T>): T['State'] {
  const after = copy(state);
  for (const event of events) game.apply(after, copy(event));
  return after;
}

/** One way it might have come out, and how often chance had a say in it. */
function outcomeOf<T extends GameTypes>(game: Game<T>, { state, seat, move }: Made<T>, rng: Rng) {
  const chance = counting(simRng(rng.below(SEEDS)));
  const table = simulate(game, copy(state), chance);
  table.play(seat, move);
  return { state: table.state, draws: chance.draws() };
}

/** A draw from a single thing is none. */
function counting(rng: Rng): Rng & { draws(): number } {
  let draws = 0;
  return {
    below: (n) => {
      if (n > 1) draws += 1;
      return rng.below(n);
    },
    draws: () => draws,
  };
}
