import { at, copy, positionOf, type Seat, simRng, simulate } from '@haven/kit';
import { effort, type Guess, sigmasApart } from '@haven/kit/testing';
import { type Player, pickedDice, sizeOf, type State, tortuga, type View } from '@haven/tortuga-rules';
import { describe, expect, test } from 'vitest';
import { likelyWorld } from './likely-world.ts';
import { plain } from './plain.ts';
import { roundPolicy } from './round-policy.ts';
import { asked } from './testing/positions.ts';

const POSITIONS = effort({ daily: 100, thorough: 5_000 });
const SURE = 3;

interface Picker {
  readonly real: Player;
  readonly imagined: Player;
}

/** Of games among those who play by the policy: everybody who has picked in secret, and how somebody who picks later imagines them. */
function* pickers(seats: number): Generator<Picker> {
  for (let seed = 1; ; seed += 1) {
    const whims = simRng(seed + 1_000_000);
    for (const { state, seat } of questions(seats, seed)) {
      const others = state.players.flatMap(({ pick }, other) => (other !== seat && pick !== null ? [other] : []));
      if (state.phase !== 'pick' || others.length === 0) continue;
      const world = worldSeenBy(tortuga.view(state, seat), whims);
      for (const other of others) yield { real: copy(at(state.players, other)), imagined: at(world.players, other) };
    }
  }
}

function* questions(seats: number, seed: number): Generator<{ state: State; seat: Seat }> {
  const rng = simRng(seed);
  const options = { long: false, start: 'random', swift: false } as const;
  const { state, play } = simulate(tortuga, tortuga.setup(seats, options, rng), rng);
  for (let [seat] = tortuga.toAct(state); seat !== undefined; [seat] = tortuga.toAct(state)) {
    yield { state, seat };
    play(seat, plain.think(positionOf(tortuga, state, seat), rng).move);
  }
}

const worldSeenBy = (view: View, rng: ReturnType<typeof simRng>) => likelyWorld(view, roundPolicy(view), rng);

function firstOf(seats: number): Picker[] {
  const found: Picker[] = [];
  for (const picker of pickers(seats)) {
    found.push(picker);
    if (found.length === POSITIONS) break;
  }
  return found;
}

const diceIn = (player: Player) => sizeOf(pickedDice(player));
const skullsIn = (player: Player) =>
  player.rolled.filter((die, place) => die?.endsWith('skull') && pickedDice(player) & (1 << place)).length;

describe.each([2, 4])('§2.3 behind the screens of %i seats', (seats) => {
  const seen = firstOf(seats);
  const guesses = (numberOf: (player: Player) => number) =>
    seen.map(({ real, imagined }): Guess => [numberOf(real), numberOf(imagined)]);

  test.each([
    ['dice are picked', diceIn],
    ['skulls are picked', (player: Player) => Math.min(1, skullsIn(player))],
    ['skulls are picked alone', (player: Player) => (skullsIn(player) === diceIn(player) ? 1 : 0)],
    ['skulls are left', (player: Player) => player.rolled.filter((die) => die?.endsWith('skull')).length - skullsIn(player)],
  ])('%s as often as it is imagined', (_, numberOf) => {
    expect(Math.abs(sigmasApart(guesses(numberOf)))).toBeLessThan(SURE);
  });
});

test('§5.4 what others arrange in secret is what they would like best', () => {
  const { view } = asked(
    { type: 'arrange', seats: [0] },
    {
      phase: 'move',
      players: [
        { crew: ['red', 'blue'], boat: 1 },
        { crew: ['red', 'purple'], island: ['blue', 'white'], boat: 1, order: { fleet: ['red'], crew: ['blue', 'white'] } },
      ],
    },
  );
  const world = worldSeenBy(view, simRng(1));
  expect(world.players[1]?.order).toEqual({ fleet: ['purple'], crew: ['white', 'blue'] });
  expect(tortuga.view(world, 0)).toEqual(view);
});
