import { expect, test } from 'vitest';
import { tortuga } from './index.ts';
import type { RefusalCode } from './refusal.ts';
import { acting, rolling, type Setting } from './testing/positions.ts';
import { goesOn } from './testing/start.ts';
import type { State, Step } from './types.ts';

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

const deed = (action: 'board' | 'raid' | 'hunt', position: 1 | 2) => ({ seat: 0, action, position, total: 3 }) as const;

test.each<[string, Step]>([
  ['§2.2', { type: 'pick', seats: [0, 1, 2], open: false }],
  ['§2.8', { type: 'skulls', seats: [0] }],
  ['§2.9', { type: 'bonus', seats: [0] }],
  ['§3.4', { type: 'perform', seats: [0], deed: deed('hunt', 1) }],
  ['§4.3', { type: 'keep', seats: [0] }],
  ['§4.5', { type: 'attack', seats: [0], deed: deed('board', 1) }],
  ['§4.6', { type: 'attack', seats: [0], deed: deed('board', 2) }],
  ['§4.8', { type: 'attack', seats: [0], deed: deed('raid', 1) }],
  ['§5.3', { type: 'arrange', seats: [0, 1, 2] }],
])('%s is cited by whoever asks it, whatever else is wished', (rule, step) => {
  const { state } = rolling(faces).with({ agenda: [step] });
  const wish = step.type === 'keep' ? 'pick A' : 'keep 0-1';
  expect(tortuga.refusal?.(state, 0, wish)).toEqual({ code: 'not-asked', rule });
});
