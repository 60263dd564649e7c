import type { Game } from '@haven/kit';
import { inspect } from '@haven/kit/testing';
import { expect, test } from 'vitest';
import { tortuga } from './index.ts';
import type { Event, Tortuga } from './types.ts';

/** The game, with one kind of event told to all as it is. */
function telling(type: Event['type']): Game<Tortuga> {
  return { ...tortuga, witness: (event, viewer) => (event.type === type ? event : tortuga.witness(event, viewer)) };
}

const faultsOf = (game: Game<Tortuga>) => inspect(game, { runs: 60, maxMoves: 3_000 }).faults.map(({ kind }) => kind);

test('§2.3 a pick that is told before the reveal would be noticed', () => {
  expect(faultsOf(telling('picked'))).toContain('sealed-choice-told');
});

test('§5.4 an arrangement that is told before all have chosen would be noticed', () => {
  expect(faultsOf(telling('arranged'))).toContain('sealed-choice-told');
});

test('§2.10 leaving out whoever can place nothing would be noticed', () => {
  const leavingOut: Game<Tortuga> = {
    ...tortuga,
    toAct: thoseWhoChoose,
    legalMoves: (state, seat) => (thoseWhoChoose(state).includes(seat) ? tortuga.legalMoves(state, seat) : []),
  };
  expect(faultsOf(leavingOut)).toContain('question-gives-away');
});

function thoseWhoChoose(state: Tortuga['State']): readonly number[] {
  const asked = tortuga.toAct(state);
  const choosing = asked.filter((seat) => tortuga.legalMoves(state, seat).some((move) => !isNothing(move)));
  return choosing.length > 0 ? choosing : asked;
}

function isNothing(move: Tortuga['Move']): boolean {
  return move.type === 'pick' && move.dice === '';
}
