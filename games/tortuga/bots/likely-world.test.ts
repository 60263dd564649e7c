import { at, copy, pick, positionOf, type Rng, type Seat, simRng, simulate } from '@haven/kit';
import { effort, type Guess, sigmasApart } from '@haven/kit/testing';
import {
  coinsIn,
  type Move,
  type Player,
  pickedDice,
  type State,
  sizeOf,
  tortuga,
  type View,
} from '@haven/tortuga-rules';
import { describe, expect, test } from 'vitest';
import { likelyWorld } from './likely-world.ts';
import { bestBy, homeWorth, plain } from './plain.ts';
import { roundPolicy } from './round-policy.ts';
import { asked } from './testing/positions.ts';

const POSITIONS = effort({ daily: 100, thorough: 5_000 });
const GAMES = effort({ daily: 100, thorough: 5_000 });
const LATE = 5;
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
      const others = state.players.flatMap((player, other) => (other !== seat && player.pick !== null ? [other] : []));
      if (state.phase !== 'pick' || others.length === 0) continue;
      const world = worldSeenBy(tortuga.view(state, seat), whims);
      for (const other of others) yield { real: copy(at(state.players, other)), imagined: at(world.players, other) };
    }
  }
}

function* questions(seats: number, seed: number): Generator<{ state: State; seat: Seat }> {
  const rng = simRng(seed);
  const { state, play } = simulate(tortuga, newGame(seats, rng), rng);
  for (let [seat] = tortuga.toAct(state); seat !== undefined; [seat] = tortuga.toAct(state)) {
    yield { state, seat };
    play(seat, plain.think(positionOf(tortuga, state, seat), rng).move);
  }
}

const newGame = (seats: number, rng: Rng) => tortuga.setup(seats, { long: false, start: 'random', swift: false }, rng);
const worldSeenBy = (view: View, rng: Rng) => likelyWorld(view, roundPolicy(view), rng);

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
    [
      'skulls are left',
      (player: Player) => player.rolled.filter((die) => die?.endsWith('skull')).length - skullsIn(player),
    ],
  ])('%s as often as it is imagined', (_, numberOf) => {
    expect(Math.abs(sigmasApart(guesses(numberOf)))).toBeLessThan(SURE);
  });
});

describe.each([2, 3, 4])('§4.3 face down before %i seats', (seats) => {
  test('others have as many coins as is imagined', () => {
    const guesses = Array.from({ length: GAMES }, (_, seed) => coinsGuessed(seats, seed));
    expect(Math.abs(sigmasApart(guesses))).toBeLessThan(SURE);
  });
});

/** The coins of all others, as they are late in a game and as the first seat imagines them. */
function coinsGuessed(seats: number, seed: number): Guess {
  const rng = simRng(seed);
  const { state, play } = simulate(tortuga, newGame(seats, rng), rng);
  for (let [seat] = tortuga.toAct(state); seat !== undefined && state.round < LATE; [seat] = tortuga.toAct(state))
    play(seat, anyHunt(state, seat, rng));
  const world = likelyWorld(tortuga.view(state, 0), anyHunt, rng);
  const others = ({ players }: State) => players.slice(1).reduce((sum, { tiles }) => sum + coinsIn(tiles), 0);
  return [others(state), others(world)];
}

/** Any move, but nobody lets a hunt be or keeps the worse tile. */
function anyHunt(state: State, seat: Seat, rng: Rng): Move {
  const moves = tortuga.legalMoves(state, seat);
  return pick(rng, isHunt(moves) ? bestBy((move) => homeWorth(at(state.players, seat), move), moves) : moves);
}

const isHunt = (moves: readonly Move[]) => moves[0]?.type === 'keep' || moves[0]?.type === 'perform';

test('§5.4 what others arrange in secret is what they would like best', () => {
  const { view } = asked(
    { type: 'arrange', seats: [0] },
    {
      phase: 'move',
      players: [
        { crew: ['red', 'blue'], boat: 1 },
        {
          crew: ['red', 'purple'],
          island: ['blue', 'white'],
          boat: 1,
          order: { fleet: ['red'], crew: ['blue', 'white'] },
        },
      ],
    },
  );
  const world = worldSeenBy(view, simRng(1));
  expect(world.players[1]?.order).toEqual({ fleet: ['purple'], crew: ['white', 'blue'] });
  expect(tortuga.view(world, 0)).toEqual(view);
});
