import { at } from '@haven/kit';
import { expect, test } from 'vitest';
import type { Ability } from '../components/card-set.ts';
import { STANDARD_SET } from '../components/standard-set.ts';
import { inTurn, kindsOf, type Scene } from '../testing/positions.ts';
import type { Options } from '../types.ts';

/** What is left to spend: Crypto of the turn, minerals, and how many of them lie out. */
function left(table: ReturnType<typeof inTurn>): readonly [crypto: number, minerals: number, laid: number] {
  const { turn, captains } = table.state;
  return [turn.crypto, at(captains, 0).minerals, turn.laid];
}

const atTheMines: Scene = {
  at: ['mines'],
  owns: { mines: [0, 5] },
  crypto: 4,
  minerals: [1],
  open: { mines: ['ore-hauler', 'driller'] },
};
const atTheLab: Scene = { at: ['lab'], open: { lab: ['professor'] } };

test('§3.6.2 a mineral pays a refresh at the own Mines, comes back from the cache, and helps to pay the new card', () => {
  const table = inTurn(atTheMines);
  const { pile } = table.state.decks.mines;
  table.rigged(kindsOf(table.state, pile).indexOf('prospector')).plays(`
    0 mineral
    0 refresh driller
    0 cache
    0 buy prospector
  `);
  expect(left(table)).toEqual([0, 0, 0]);
  expect(table.state.cache).toBe(1);
  expect(kindsOf(table.state, at(table.state.captains, 0).discard)).toEqual(['prospector']);
});

test('§3.6.2 without a mineral laid out the pool pays first, and the same line is a Crypto short', () => {
  const table = inTurn(atTheMines).plays('0 refresh driller');
  expect(left(table)).toEqual([3, 1, 0]);
  expect(table.moves()).not.toContain('cache');
});

const RICH: Scene = { crypto: 5, minerals: [3] };
const PAYMENTS: readonly { what: string; scene: Scene; moves: string; after: ReturnType<typeof left> }[] = [
  { what: 'any number pays first', scene: RICH, moves: 'mineral, mineral, buy smuggler', after: [4, 1, 0] },
  { what: 'each pays once only', scene: RICH, moves: 'mineral, buy hacker, buy hacker', after: [2, 2, 0] },
  {
    what: 'those beyond the price stay in the cargo bay',
    scene: { ...atTheLab, ...RICH, hands: [['mining']] },
    moves: 'mineral, mineral, refresh professor',
    after: [5, 2, 0],
  },
  { what: 'one taken back pays last again', scene: RICH, moves: 'mineral, mineral-back, buy hacker', after: [3, 3, 0] },
];

test.each(PAYMENTS)('§3.6.2 of minerals laid out $what', ({ scene, moves, after }) => {
  expect(left(inTurn(scene).plays(`0 ${moves.replaceAll(', ', '\n0 ')}`))).toEqual(after);
});

test.each<[string, Scene]>([
  ['no Crypto', { minerals: [3] }],
  ['no mineral', { crypto: 3 }],
  ['nothing to pay', { at: ['lab'], crypto: 1, minerals: [1], open: { lab: [] } }],
  ['prices that take everything', { at: [null], crypto: 1, minerals: [1], hands: [['mining']] }],
])('§3.6.2 with %s there is no choice', (_what, scene) => {
  expect(inTurn(scene).moves()).not.toContain('mineral');
});

test('§3.6.2 no more minerals are laid out than there are, nor than anything costs', () => {
  const few = inTurn({ crypto: 9, minerals: [2] }).plays(`
    0 mineral
    0 mineral
  `);
  expect(few.moves()).not.toContain('mineral');
  const cheap = inTurn({ ...atTheLab, crypto: 1, minerals: [3] }).plays('0 mineral');
  expect(cheap.moves()).toContain('refresh professor');
  expect(cheap.moves()).not.toContain('mineral');
});

test('§3.6.2 a mineral that lies out can be taken back, also after a card was drawn and when nothing can be paid any more', () => {
  const table = inTurn({ crypto: 5, minerals: [1], hands: [['lab-assistant', 'manoeuvre']] }).plays(`
    0 mineral
    0 play lab-assistant
    0 play manoeuvre
    0 move post-2
  `);
  expect(table.moves()).toContain('mineral-back');
  expect(table.plays('0 mineral-back').moves()).not.toContain('mineral-back');
  expect(left(table)).toEqual([6, 1, 0]);
});

const hackerWith = (ability: Ability): Partial<Options> => ({
  cardSet: {
    id: 'test',
    cards: STANDARD_SET.cards.map((card) => (card.id === 'hacker' ? { ...card, abilities: [ability] } : card)),
  },
});

test('§8.3.39 how an ability is paid is chosen when it is used, with the Crypto of its own card in the pool', () => {
  const options = hackerWith({ does: 'gain-manoeuvre', n: 2, pays: { crypto: 1 } });
  const table = inTurn({ at: [null], options, minerals: [1], hands: [['hacker']] });
  expect(table.moves()).not.toContain('mineral');
  table.plays(`
    0 play hacker
    0 mineral
    0 use gain-manoeuvre
  `);
  expect(left(table)).toEqual([
    at(
      STANDARD_SET.cards.filter(({ id }) => id === 'hacker'),
      0,
    ).crypto,
    0,
    0,
  ]);
});

test('§8.3.39 an ability whose condition is not met offers nothing to pay', () => {
  const gain = { does: 'gain-manoeuvre', n: 2, pays: { crypto: 1 }, if: { has: 'tortuga' } } as const;
  const options = hackerWith({ does: 'choose', of: [gain, { does: 'reserve' }] });
  const table = inTurn({ at: [null], options, minerals: [1], hands: [['hacker', 'mining']] }).plays('0 play hacker');
  expect(table.moves()).toEqual(['use reserve mining', 'skip']);
});
