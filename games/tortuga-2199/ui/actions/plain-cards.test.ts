import { at, play, simRng, start } from '@haven/kit';
import { type Move, type Tortuga2199, tortuga2199 } from '@haven/tortuga-2199-rules';
import { expect, test } from 'vitest';
import { nextOf, plainCards } from './plain-cards.ts';

const OPTIONS = { scenario: 'standard', map: 'nestled', cardSet: null } as const;
const MOVES = 600;

function seenBy(state: Tortuga2199['State'], seat: number) {
  const view = tortuga2199.view(state, seat);
  const legal = tortuga2199.legalMoves(state, seat);
  const moves = new Map<string, Move>(legal.map((move) => [tortuga2199.notate(move), move]));
  return { view, moves, hand: at(view.captains, seat).own?.hand ?? [] };
}

test('§3.2 cards that are played in one go ask nothing and do nothing but give, in every position of a game', () => {
  const rng = simRng(5);
  let match = start(tortuga2199, { seats: 3, options: OPTIONS, seed: '5d'.repeat(32) });
  let tried = 0;
  for (let count = 0; count < MOVES && tortuga2199.toAct(match.state).length > 0; count += 1) {
    const seat = at(tortuga2199.toAct(match.state), 0);
    const seen = seenBy(match.state, seat);
    let after = match;
    for (const { id } of plainCards(seen)) {
      after = play(tortuga2199, after, { seat, move: `play ${id}` }).match ?? after;
      const entry = after.entries.at(-1);
      expect(entry && 'events' in entry && entry.events.map(({ type }) => type)).toEqual(['cardPlayed']);
      tried += 1;
    }
    const moves = [...seen.moves.keys()];
    match = play(tortuga2199, match, { seat, move: at(moves, rng.below(moves.length)) }).match ?? match;
  }
  expect(tried).toBeGreaterThan(50);
});

test('§4.1 where a rival can be attacked, cards with Manoeuvre stay in hand; creatures always do', () => {
  const match = start(tortuga2199, { seats: 2, options: OPTIONS, seed: '5d'.repeat(32) });
  const { view } = seenBy(match.state, 0);
  const hand = ['mining', 'manoeuvre', 'bot'];
  const moves = new Map<string, Move>(hand.map((card) => [`play ${card}`, { type: 'play', card }]));
  const idsOf = (legal: typeof moves) => plainCards({ view, hand, moves: legal }).map(({ id }) => id);
  expect(idsOf(moves)).toEqual(['mining', 'manoeuvre']);
  expect(idsOf(new Map<string, Move>([...moves, ['attack 1', { type: 'attack', seat: 1 }]]))).toEqual(['mining']);
});

test('a run stops where something has come between', () => {
  const match = start(tortuga2199, { seats: 2, options: OPTIONS, seed: '5d'.repeat(32) });
  const { view } = seenBy(match.state, 0);
  const moves = new Map<string, Move>([['play mining', { type: 'play', card: 'mining' }]]);
  const run = { left: ['play mining'], hand: 3, round: view.round };
  const now = { view, moves, hand: 3, isAsked: true };
  expect(nextOf(run, now)).toBe('play mining');
  expect(nextOf(run, { ...now, hand: 4 }), 'a card was taken back').toBeUndefined();
  expect(nextOf(run, { ...now, isAsked: false }), 'something else is asked').toBeUndefined();
  expect(nextOf({ ...run, round: view.round + 1 }, now), 'another turn').toBeUndefined();
  expect(nextOf({ ...run, left: ['play booster'] }, now)).toBeUndefined();
});
