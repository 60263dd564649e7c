import { at, copy, type Rng, simulate } from '@haven/kit';
import { type Move, type State, starBounty } from '@haven/star-bounty-rules';

/** Plays the move once for every way the dice and the coin can fall. */
export function* throwsOf(state: State, move: Move): Generator<{ after: State; chance: number }> {
  let script: number[] = [];
  do {
    const sides: number[] = [];
    const rng: Rng = { below: (n) => script[sides.push(n) - 1] ?? 0 };
    const after = copy(state);
    simulate(starBounty, after, rng).play(0, move);
    yield { after, chance: sides.reduce((chance, n) => chance / n, 1) };
    script = nextScript(script, sides);
  } while (script.length > 0);
}

/** Counts on like a milometer; empty when all have been. */
function nextScript(script: readonly number[], sides: readonly number[]): number[] {
  const next = sides.map((_, index) => script[index] ?? 0);
  for (let index = next.length - 1; index >= 0; index -= 1) {
    const face = at(next, index) + 1;
    if (face < at(sides, index)) return next.with(index, face);
    next[index] = 0;
  }
  return [];
}

/** Two states of one battle with the same key are the same place in it. */
export function keyOf({ agenda, life, battle, hand, drones, collection, verdict }: State): string {
  const dice = battle?.roll?.dice.toSorted();
  return JSON.stringify([
    agenda[0]?.type,
    life,
    battle?.health,
    dice,
    battle?.roll?.heads,
    battle?.boost,
    hand.toSorted(),
    drones,
    collection,
    verdict,
  ]);
}

/** How a battle that is over has ended for a ship that is not lost. */
export function endOf(start: State, state: State): 'fled' | 'captured' | 'destroyed' {
  if (state.collection.length < start.collection.length) return 'fled';
  return at(state.collection, state.collection.length - 1).alive ? 'captured' : 'destroyed';
}
