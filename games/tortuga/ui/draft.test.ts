import { at, type Match, play, seenBy, simRng, start } from '@haven/kit';
import { type Move, setOf, type Tortuga, tortuga, type View } from '@haven/tortuga-rules';
import { expect, test } from 'vitest';
import { blankDraft, type Draft, moveIn, tapped } from './draft.ts';

interface Asked {
  readonly view: View;
  readonly moves: readonly Move[];
}

function begun(seats: number): Match<Tortuga> {
  return start(tortuga, { seats, options: { long: true, start: 'random', swift: false }, seed: 'b3'.repeat(32) });
}

/** Plays a random game and hands over everything that seat 0 is asked. */
function questions(seats: number, look: (asked: Asked) => void): void {
  const rng = simRng(seats + 20);
  let match = begun(seats);
  while (tortuga.toAct(match.state).length > 0) {
    const seat = at(tortuga.toAct(match.state), 0);
    const legal = tortuga.legalMoves(match.state, seat);
    const seen = seenBy(tortuga, match, 0);
    if (seat === 0) look({ view: seen.view, moves: seen.moves.map(({ move }) => move) });
    const result = play(tortuga, match, { seat, move: tortuga.notate(at(legal, rng.below(legal.length))) });
    if (result.match === undefined) throw new Error(result.refusal.code);
    match = result.match;
  }
}

/** The taps that lead to a move. */
function draftFor({ view, moves }: Asked, move: Move): Draft {
  const blank = blankDraft(view, moves);
  if (move.type === 'pick') return tapped(blank, { type: 'dice', dice: setOf(move.dice) }, view);
  if (move.type === 'arrange') return { ...blank, order: [...move.chests] };
  if (move.type !== 'attack') return blank;
  const aimed = tapped(blank, { type: 'target', target: move.target, chest: move.chest }, view);
  return move.centre === null ? aimed : tapped(aimed, { type: 'centre', colour: move.centre }, view);
}

test.each([2, 3, 4])('with %i seats every pick, attack and order can be tapped together', (seats) => {
  const kinds = new Set<string>();
  questions(seats, (asked) => {
    for (const move of asked.moves) {
      if (move.type !== 'pick' && move.type !== 'attack' && move.type !== 'arrange') continue;
      kinds.add(move.type);
      expect(moveIn(draftFor(asked, move), asked.moves)).toBe(move);
    }
  });
  expect([...kinds].toSorted()).toEqual(['arrange', 'attack', 'pick']);
});

test('the first order that is offered is a legal one', () => {
  let asked = 0;
  questions(4, ({ view, moves }) => {
    if (moves[0]?.type !== 'arrange') return;
    asked += 1;
    expect(moveIn(blankDraft(view, moves), moves)?.type).toBe('arrange');
  });
  expect(asked).toBeGreaterThan(0);
});

test('dice that do not go together are not taken up, and the reason is kept', () => {
  const taken = { up: 0, refused: 0 };
  questions(2, ({ view, moves }) => {
    if (moves[0]?.type !== 'pick') return;
    const legal = new Set(moves.map((move) => (move.type === 'pick' ? setOf(move.dice) : 0)));
    for (const dice of setsWithin(setOf(at(view.players, 0).rolling))) {
      const draft = tapped(blankDraft(view, moves), { type: 'dice', dice }, view);
      expect(draft.dice === dice).toBe(legal.has(dice));
      expect(draft.why === null).toBe(legal.has(dice));
      taken[legal.has(dice) ? 'up' : 'refused'] += 1;
    }
  });
  expect(taken.up).toBeGreaterThan(100);
  expect(taken.refused).toBeGreaterThan(100);
});

const setsWithin = (hand: number): number[] =>
  Array.from({ length: hand }, (_, index) => index + 1).filter((dice) => (dice & hand) === dice);

test('dice that were taken up can all be put back', () => {
  let asked = 0;
  questions(2, ({ view, moves }) => {
    const pick = moves.find((move) => move.type === 'pick' && move.dice.length === 1);
    if (pick?.type !== 'pick') return;
    const tap = { type: 'die', die: Math.log2(setOf(pick.dice)) } as const;
    const up = tapped(blankDraft(view, moves), tap, view);
    expect(up.dice).toBe(setOf(pick.dice));
    expect(tapped(up, tap, view)).toEqual(blankDraft(view, moves));
    asked += 1;
  });
  expect(asked).toBeGreaterThan(10);
});

test('a chest that is lifted goes where it is put, and the others close up', () => {
  const { view } = seenBy(tortuga, begun(2), 0);
  const blank: Draft = { dice: 0, target: null, chest: null, centre: null, why: null, order: ['red', 'blue', 'white'] };
  expect(tapped(blank, { type: 'lift', from: 0, to: 2 }, view).order).toEqual(['blue', 'white', 'red']);
  expect(tapped(blank, { type: 'lift', from: 2, to: 1 }, view).order).toEqual(['red', 'white', 'blue']);
});
