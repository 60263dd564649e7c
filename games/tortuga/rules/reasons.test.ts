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

const WISHES: [told: `${RefusalCode} §${string}`, state: State, wish: string][] = [
  ['area-settled §5.3', arranging(), 'arrange crew red'],
  ['bonus-full §2.9', choosingBonus, 'bonus fleet'],
  ['chest-alike §4.8', raiding(), 'attack 2 chest 1'],
  ['chest-unknown §4.8', raiding(), 'attack 2 chest 3'],
  ['chest-unknown §4.6', attacking({ centre: ['red'] }), 'attack 1 centre blue'],
  ['chests-unknown §5.2', arranging(), 'arrange fleet red red'],
  ['dice-placed §2.5', placedAtA(), 'pick A'],
  ['dice-unknown §2.1', rolling(faces).state, 'pick Z'],
  ['dice-unknown §2.1', rolling(faces).state, 'pick BA'],
  ['no-chest-named §4.8', raiding(), 'attack 2'],
  ['no-chest-named §4.6', attacking({ centre: ['red'] }), 'attack 1'],
  ['no-room §2.6', boatAtOne(), 'pick AB'],
  ['none-kept §2.2', rolling(faces).state, 'pick none'],
  ['not-asked §2.2', rolling(faces).state, 'forfeit'],
  ['not-asked §2.9', choosingBonus, 'pick A'],
  ['not-asked §4.8', raiding(), 'perform'],
  ['not-asked §5.3', arranging(), 'keep coin1'],
  ['target-barred §4.6', attacking(), 'attack 2'],
  ['target-self §4.5', attacking(), 'attack 0'],
  ['target-unknown §4.5', attacking(), 'attack 7'],
  ['target-unknown §4.8', raiding(), 'attack 7'],
  ['tile-unseen §4.3', hunting(), 'keep coin2'],
  ['two-symbols §2.2', rolling(faces).state, 'pick AC'],
  ['wrong-count §5.6', arranging(), 'arrange fleet red'],
  ['wrong-source §4.8', raiding(), 'attack 2 centre red'],
  ['wrong-source §4.6', attacking(), 'attack 1 chest 0'],
];

const legalIn = (state: State) => tortuga.legalMoves(state, 0).map((move) => tortuga.notate(move));

test.each(WISHES)('%s', (told, state, wish) => {
  expect(legalIn(state)).not.toContain(wish);
  const refusal = tortuga.refusal?.(state, 0, wish);
  expect(`${refusal?.code} ${refusal?.rule}`).toBe(told);
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
  expect(REFUSALS.filter((code) => !WISHES.some(([told]) => told.startsWith(`${code} `)))).toEqual([]);
});

test('§2.6 a token thrown back leaves more dice than its box holds: there is no room, not less than none', () => {
  expect(tortuga.refusal?.(pirateAtOne, 0, 'pick A')?.values).toEqual({ action: 'raid', room: 0, wanted: 1 });
});
