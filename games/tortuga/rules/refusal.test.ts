import { expect, test } from 'vitest';
import { tortuga } from './index.ts';
import type { RefusalCode } from './refusal.ts';
import { acting, rolling, type Setting } from './testing/positions.ts';
import { goesOn } from './testing/start.ts';
import type { State } from './types.ts';

const faces = ['fleet fleet board raid skull', 'crew hunt board raid fleet', 'crew hunt board raid fleet'];

function attacking(setting: Setting = {}): State {
  const table = acting(['board - - - -', '- board - - -', '- - - - -'], setting);
  goesOn(table);
  return table.plays('1 attack 2').state;
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
  const table = acting(['board - - - raid', '- board - - -', '- - - - -'], { players: [{}, {}, { crew: ['red'] }] });
  goesOn(table);
  return table.plays('1 attack 2').plays('0 forfeit').state;
}

test.each<[RefusalCode, State, string]>([
  ['bonus-full', choosingBonus, 'bonus fleet'],
  [
    'dice-placed',
    rolling(['- fleet - - -', ...faces.slice(1)], { players: [{ placed: ['crew', null, 'crew', 'crew', 'crew'] }] })
      .state,
    'pick A',
  ],
  ['dice-unknown', rolling(faces).state, 'pick Z'],
  ['chest-unknown', raiding(), 'attack 2 chest 3'],
  ['chest-unknown', raiding(), 'attack 2'],
  ['illegal-move', rolling(faces).state, 'sail away'],
  [
    'no-room',
    rolling(['board board - - -', ...faces.slice(1)], {
      players: [{ boat: 1, placed: [null, null, 'crew', 'crew', 'crew'] }],
    }).state,
    'pick AB',
  ],
  ['none-kept', rolling(faces).state, 'pick none'],
  ['not-asked', rolling(faces).state, 'forfeit'],
  ['not-asked', rolling(faces).state, 'bonus fleet'],
  ['target-barred', attacking(), 'attack 2'],
  ['target-self', attacking(), 'attack 0'],
  ['target-unknown', attacking(), 'attack 7'],
  ['two-symbols', rolling(faces).state, 'pick AC'],
])('%s', (code, state, wish) => {
  expect(tortuga.legalMoves(state, 0).map((move) => tortuga.notate(move))).not.toContain(wish);
  expect(tortuga.refusal?.(state, 0, wish)?.code).toBe(code);
});
