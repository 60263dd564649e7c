import { at } from '@haven/kit';
import { expect, test } from 'vitest';
import type { Ability } from './components/card-set.ts';
import { STANDARD_SET } from './components/standard-set.ts';
import { REFUSALS, type RefusalCode, tortuga2199 } from './index.ts';
import { inTurn, newTable, type Scene } from './testing/positions.ts';
import type { State } from './types.ts';

const why = (state: State, wish: string) => tortuga2199.refusal?.(state, 0, wish);
const lastRound = (scene: Scene) => inTurn(scene).with({ lastRound: { conqueror: 1 } });
const fighting = () => inTurn({ hands: [['scout', 'mining'], []] }).plays('0 attack 1');
const noPile = () => {
  const table = inTurn({ crypto: 9 });
  return table.with({ piles: { ...table.state.piles, hacker: 0 } });
};
const noDeck = () => {
  const table = inTurn({ at: ['lab'], crypto: 9 });
  return table.with({ decks: { ...table.state.decks, lab: { open: ['professor#1'], pile: [], bottom: [] } } });
};
const choosing = () => newTable(2).with({ agenda: [{ type: 'chooseShip', seats: [0] }] });
const chosen = () => {
  const table = choosing();
  at(table.state.captains, 1).ship = 'comet';
  return table;
};
const using = (...abilities: readonly Ability[]) => {
  const cards = STANDARD_SET.cards.map((card) => (card.id === 'hacker' ? { ...card, abilities } : card));
  const options = { cardSet: { ...STANDARD_SET, id: 'other', cards } };
  return inTurn({ options, at: ['mines'], hands: [['hacker']] }).plays('0 play hacker');
};
const fly: Ability = { does: 'move', n: 1 };
const asked = (type: 'placeShip' | 'defend' | 'sacrifice' | 'spoils') =>
  fighting().with({
    agenda: [
      { type: 'act', seats: [0] },
      { type, seats: [0] },
    ],
  });

const CASES: readonly [RefusalCode, string, ReturnType<typeof inTurn>, string][] = [
  ['ability-asked', '§2.5', inTurn({ hands: [['booster']] }), 'play-plain booster'],
  ['already-explored', '§3.7', inTurn({ at: ['lab'], explored: { lab: [0] }, manoeuvre: 3 }), 'explore'],
  ['cache-empty', '§5.5', inTurn({ at: ['mines'], owns: { mines: [0, 5] } }), 'cache'],
  ['condition-unmet', '§8.3.40', using(fly, { does: 'siege', if: { has: 'minerals' } }), 'use siege'],
  ['council', '§6.3', lastRound({ at: ['mines'], manoeuvre: 9 }), 'conquer'],
  ['council', '§6.3', lastRound({ hands: [['scout']] }), 'attack 1'],
  ['decide-first', '§2.5', inTurn({ hands: [['booster']] }).plays('0 play booster'), 'end'],
  ['decide-first', '§4.2', fighting(), 'end'],
  ['decide-first', '§4.3', asked('defend'), 'end'],
  ['decide-first', '§7.1.2', asked('sacrifice'), 'end'],
  ['decide-first', '§7.1.1', asked('spoils'), 'end'],
  ['decide-first', '§1.8', choosing(), 'end'],
  ['decide-first', '§4.11', asked('placeShip'), 'end'],
  ['decide-first', '§2.10', inTurn({ turnStart: true, reserves: ['scout'] }), 'end'],
  ['deck-empty', '§3.4', noDeck(), 'refresh professor'],
  ['defence-range', '§3.13', inTurn({ owns: { mines: [0, 5] }, crypto: 20 }), 'reinforce mines 11'],
  ['defence-range', '§3.13', inTurn({ owns: { mines: [0, 5] }, crypto: 20 }), 'reinforce mines 5'],
  ['guarded', '§3.12.4', inTurn({ at: ['mines', 'mines'], owns: { mines: [1, 5] }, manoeuvre: 9 }), 'conquer'],
  ['illegal-move', '', inTurn(), 'surrender'],
  ['illegal-move', '', inTurn(), 'play no-such-card'],
  ['no-ability', '§2.5', inTurn({ hands: [['scout']] }), 'play-plain scout'],
  ['no-creature', '§3.7', inTurn({ manoeuvre: 1 }), 'explore'],
  ['no-creature', '§3.10', inTurn({ manoeuvre: 9 }), 'capture'],
  ['no-effect', '§8.3.5', using(fly, { does: 'from-cache' }), 'use from-cache'],
  ['no-enemy-here', '§3.14', inTurn({ at: ['mines'], hands: [['scout']] }), 'attack 1'],
  ['no-fight', '§4.2', inTurn({ hands: [['scout']] }), 'commit scout'],
  ['no-fight-card', '§4.15', inTurn({ hands: [['mining']] }), 'attack 1'],
  ['no-landing', '§4.11', asked('placeShip'), 'place mines'],
  ['no-lobby', '§8.3.15', inTurn({ crypto: 9 }), 'influence 5'],
  ['no-manoeuvre-on-card', '§4.15', fighting(), 'commit mining'],
  ['no-mineral', '§3.6', inTurn({ manoeuvre: 1 }), 'collect'],
  ['no-payment-choice', '§3.6.2', inTurn({ crypto: 9 }), 'mineral'],
  ['nothing-laid', '§3.6.2', inTurn({ crypto: 9, minerals: [1] }), 'mineral-back'],
  ['no-place', '§4.16', inTurn({ at: [null], crypto: 9 }), 'buy hacker'],
  ['not-a-hunt-card', '§3.11', inTurn({ hands: [['scout']] }), 'redeem scout'],
  ['not-adjacent', '§3.5', inTurn({ at: ['mines'], manoeuvre: 1 }), 'move vortex'],
  ['not-at-tortuga', '§5.7', inTurn({ at: ['mines'], crypto: 9 }), 'influence 7'],
  ['not-committed', '§4.2', fighting(), 'ready'],
  ['not-controlled', '§3.13', inTurn({ crypto: 9 }), 'reinforce mines 6'],
  ['not-controlled', '§5.2', inTurn({ at: ['vortex'] }), 'vortex mining'],
  ['not-explored', '§3.10', inTurn({ at: ['mines'], manoeuvre: 9 }), 'capture'],
  ['not-for-sale', '§3.3', inTurn({ at: ['mines'], crypto: 9 }), 'buy hacker'],
  ['not-for-sale', '§3.4', inTurn({ at: ['mines'], crypto: 9 }), 'refresh professor'],
  ['not-in-fight', '§7.1.2', asked('sacrifice'), 'sacrifice scout'],
  ['not-in-hand', '§3.2', inTurn(), 'play scout'],
  [
    'not-leader',
    '§7.1.4',
    inTurn({ options: { scenario: 'aggressive' }, manoeuvre: 15, influence: [0, 9] }),
    'conquer',
  ],
  ['not-on-card', '§2.5', using(fly), 'use draw'],
  ['not-peaceful', '§7.2.2', inTurn({ at: ['mines'], crypto: 9 }), 'conquer crypto'],
  ['not-played', '§3.9', inTurn({ manoeuvre: 2 }), 'destroy scout'],
  ['not-there', '§5.2', inTurn({ owns: { mines: [0, 5] }, cache: 1 }), 'cache'],
  ['out-of-reach', '§8.3.2', using(fly), 'use move vortex'],
  ['own-sector', '§3.12.3', inTurn({ at: ['mines'], owns: { mines: [0, 5] }, manoeuvre: 9 }), 'conquer'],
  ['own-ship', '§3.14', inTurn({ hands: [['scout']] }), 'attack 0'],
  ['peaceful', '§7.2.1', inTurn({ options: { scenario: 'peaceful' }, hands: [['scout']] }), 'attack 1'],
  ['power-used', '§5.2', inTurn({ at: ['mines'], owns: { mines: [0, 5] }, cache: 2 }).plays('0 cache'), 'cache'],
  ['reserve-full', '§3.8', inTurn({ hands: [['scout']], reserves: ['mining'], crypto: 2 }), 'reserve scout'],
  ['ship-taken', '§1.8', chosen(), 'ship comet'],
  ['illegal-move', '', choosing(), 'ship no-such-ship'],
  ['sold-out', '§1.5', noPile(), 'buy hacker'],
  ['t-sector', '§3.4', inTurn({ crypto: 1 }), 'refresh hacker'],
  ['too-few-crypto', '§3.3', inTurn({ crypto: 1 }), 'buy hacker'],
  ['too-few-crypto', '§3.8', inTurn({ hands: [['scout']], minerals: [1] }), 'reserve scout'],
  [
    'too-few-crypto',
    '§7.2.2',
    inTurn({ options: { scenario: 'peaceful' }, at: ['mines'], crypto: 4 }),
    'conquer crypto',
  ],
  ['too-few-crypto', '§8.3.39', using(fly, { does: 'siege', pays: { crypto: 9 } }), 'use siege'],
  ['too-few-manoeuvre', '§3.5', inTurn({ at: ['mines'] }), 'move post-2'],
  ['too-few-manoeuvre', '§3.12', inTurn({ at: ['mines'], manoeuvre: 4 }), 'conquer'],
  ['too-few-manoeuvre', '§3.10', inTurn({ at: ['lab'], explored: { lab: [0] }, manoeuvre: 1 }), 'capture'],
  ['too-late', '§3.1', inTurn({ reserves: ['scout'] }), 'take-reserve'],
  ['too-late', '§2.5', inTurn(), 'use draw'],
];

test.each(CASES)('%s %s', (...[code, rule, { state }, wish]) => {
  expect(tortuga2199.legalMoves(state, 0).map((move) => tortuga2199.notate(move))).not.toContain(wish);
  expect(why(state, wish)).toMatchObject(rule === '' ? { code } : { code, rule });
});

test('every reason is shown by an example', () => {
  expect(new Set(CASES.map(([code]) => code))).toEqual(new Set(REFUSALS));
});

test('prices are told in numbers', () => {
  expect(why(inTurn({ crypto: 1, minerals: [2] }).state, 'buy bodyguard')?.values).toEqual({ price: 6, have: 3 });
});

test('§3.10 a refusal tells nothing of a token that was not explored', () => {
  const tell = (creature: string, manoeuvre: number) =>
    why(inTurn({ at: ['lab'], hunts: { lab: creature }, explored: { lab: [1] }, manoeuvre }).state, 'capture');
  expect(tell('bot', 3)).toEqual(tell('kraken', 3));
});
