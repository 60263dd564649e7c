import { expect, test } from 'vitest';
import type { Colour } from './components/chests.ts';
import { tortuga } from './index.ts';
import { REFUSALS, type RefusalCode } from './reasons.ts';
import { acting, rolling, type Setting } from './testing/positions.ts';
import { goesOn } from './testing/start.ts';
import type { Player, State } from './types.ts';

const faces = ['fleet fleet board raid skull', 'crew hunt board raid fleet', 'crew hunt board raid fleet'];

function attacking(setting: Setting = {}): State {
  const table = acting(['board - - - -', '- board - - -', '- - - - -'], setting);
  goesOn(table);
  return table.plays('1 attack 2').state;
}

function placedAtA(): State {
  const placed: Player['placed'] = ['crew', null, 'crew', 'crew', 'crew'];
  return rolling(['- fleet - - -', ...faces.slice(1)], { players: [{ placed }] }).state;
}

function boatAtOne(): State {
  const placed: Player['placed'] = [null, null, 'crew', 'crew', 'crew'];
  return rolling(['board board - - -', ...faces.slice(1)], { players: [{ boat: 1, placed }] }).state;
}

const choosingBonus = rolling(
  faces.slice(0, 2).map((_, seat) => (seat === 0 ? 'crew crew crew crew crew' : (faces[1] ?? ''))),
  {
    players: [{ bonus: { fleet: 2, crew: 0, hunt: 0, board: 0, raid: 0 } }, {}],
  },
)
  .plays('0 pick ABCDE')
  .plays('1 pick A').state;

/** After BOARD, in which seat 2 was hit, seat 0 is first in RAID. */
function raiding(): State {
  const crew: Colour[] = ['red', 'red', 'blue'];
  const table = acting(['board - - - raid', '- board - - -', '- - - - -'], { players: [{}, {}, { crew }] });
  goesOn(table);
  return table.plays('1 attack 2').plays('0 forfeit').state;
}

/** Two tiles of one coin lie before seat 0. */
function hunting(): State {
  const table = acting(['hunt - - - -', '- - - - -', '- - - - -'], { tiles: ['coin1', 'coin1'] });
  goesOn(table);
  return table.plays('0 perform').state;
}

/** Seat 0 has two places in its fleet for three chests of the crew. */
function arranging(): State {
  const table = acting(['- - - - -', '- - - - -', '- - - - -'], { players: [{ crew: ['red', 'blue', 'white'] }] });
  goesOn(table);
  return table.state;
}

const pirateAtOne = rolling(['raid raid raid - -', ...faces.slice(1)], {
  players: [{ pirate: 1, placed: [null, null, null, 'raid', 'raid'] }],
}).state;

const WISHES: [code: RefusalCode, state: State, wish: string, rule: string][] = [
  ['area-settled', arranging(), 'arrange crew red', '§5.3'],
  ['bonus-full', choosingBonus, 'bonus fleet', '§2.9'],
  ['chest-alike', raiding(), 'attack 2 chest 1', '§4.8'],
  ['chest-unknown', raiding(), 'attack 2 chest 3', '§4.8'],
  ['chest-unknown', attacking({ centre: ['red'] }), 'attack 1 centre blue', '§4.6'],
  ['chests-unknown', arranging(), 'arrange fleet red red', '§5.2'],
  ['dice-placed', placedAtA(), 'pick A', '§2.5'],
  ['dice-unknown', rolling(faces).state, 'pick Z', '§2.1'],
  ['dice-unknown', rolling(faces).state, 'pick BA', '§2.1'],
  ['no-chest-named', raiding(), 'attack 2', '§4.8'],
  ['no-chest-named', attacking({ centre: ['red'] }), 'attack 1', '§4.6'],
  ['no-room', boatAtOne(), 'pick AB', '§2.6'],
  ['none-kept', rolling(faces).state, 'pick none', '§2.2'],
  ['not-asked', rolling(faces).state, 'forfeit', '§2.2'],
  ['not-asked', choosingBonus, 'pick A', '§2.9'],
  ['not-asked', raiding(), 'perform', '§4.8'],
  ['not-asked', arranging(), 'keep coin1', '§5.3'],
  ['target-barred', attacking(), 'attack 2', '§4.6'],
  ['target-self', attacking(), 'attack 0', '§4.5'],
  ['target-unknown', attacking(), 'attack 7', '§4.5'],
  ['target-unknown', raiding(), 'attack 7', '§4.8'],
  ['tile-unseen', hunting(), 'keep coin2', '§4.3'],
  ['two-symbols', rolling(faces).state, 'pick AC', '§2.2'],
  ['wrong-count', arranging(), 'arrange fleet red', '§5.6'],
  ['wrong-source', raiding(), 'attack 2 centre red', '§4.8'],
  ['wrong-source', attacking(), 'attack 1 chest 0', '§4.6'],
];

const legalIn = (state: State) => tortuga.legalMoves(state, 0).map((move) => tortuga.notate(move));

test.each(WISHES)('%s', (code, state, wish, rule) => {
  expect(legalIn(state)).not.toContain(wish);
  expect(tortuga.refusal?.(state, 0, wish)).toMatchObject({ code, rule });
});

test.each<[State, string]>([
  [rolling(faces).state, 'sail away'],
  [rolling(faces).state, 'pick'],
  [raiding(), 'attack 2 chest'],
  [raiding(), 'attack 2 centre green'],
  [arranging(), 'arrange fleet red green'],
])('what cannot be read has no better reason', (state, wish) => {
  expect(tortuga.refusal?.(state, 0, wish)).toEqual({ code: 'illegal-move' });
});

test('every reason is given somewhere', () => {
  expect(REFUSALS.filter((code) => !WISHES.some(([given]) => given === code))).toEqual([]);
});

test('§2.6 a token thrown back leaves more dice than its box holds: there is no room, not less than none', () => {
  expect(tortuga.refusal?.(pirateAtOne, 0, 'pick A')?.values).toEqual({ action: 'raid', room: 0, wanted: 1 });
});
