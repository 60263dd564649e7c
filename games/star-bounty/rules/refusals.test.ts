import { expect, test } from 'vitest';
import { starBounty } from './index.ts';
import type { RefusalCode } from './refusals.ts';
import { before, facing, newTable, shopping } from './testing/positions.ts';
import type { State } from './types.ts';

const noDrones = { ready: 0, assigned: [], wrecked: 0 };
const why = (state: State, wish: string) => starBounty.refusal?.(state, 0, wish);

const withPrisoner = { collection: [{ card: 'JH', alive: true, sector: 1 }] } satisfies Partial<State>;
const FLIGHT: State['agenda'] = [{ type: 'engage', seats: [0], mayFlee: true }];
const fullHand: State['hand'] = ['5C', '6C', '7C', '8C', '9C', '10C', '5S'];

test.each<[RefusalCode, State, string]>([
  ['already-boosted', facing('AH').plays('0 drone shields').state, 'drone shields'],
  ['back-room-empty', shopping({ credits: 9, shopPile: [], salvage: [] }).state, 'back-room'],
  ['enemy-locked', facing(['JD', 'QS']).state, 'engage QS'],
  ['hand-full', shopping({ hand: fullHand, shelf: ['3D'], credits: 9 }).state, 'buy 3D'],
  ['hand-not-full', shopping({ shelf: ['3D'], credits: 9 }).state, 'buy-fit 3D'],
  ['illegal-move', newTable().state, 'surrender'],
  ['life-full', shopping({ credits: 9 }).state, 'heal 1'],
  ['no-drone', facing('AH', { drones: noDrones }).state, 'drone shields'],
  ['no-flight-now', facing('AH', withPrisoner).state, 'flee JH'],
  ['no-prisoner', facing('AH').state, 'flee JH'],
  ['not-asked', before('AH').state, 'fire'],
  ['not-at-enterprise', facing('AH').state, 'buy 3D'],
  ['not-collected', shopping().state, 'sell AD'],
  ['not-in-battle', before('AH', { hand: ['3C'] }).state, 'improvise 3C'],
  ['not-in-front-row', before('AH').state, 'engage JD'],
  ['not-in-hand', facing('AH').state, 'improvise 9C'],
  ['not-next', shopping({ hand: ['9D'], credits: 9 }).state, 'fit 9D'],
  ['not-on-shelf', shopping({ credits: 9 }).state, 'buy 3D'],
  ['not-prisoner', before('AH', { ...withPrisoner, agenda: FLIGHT }).state, 'flee JD'],
  ['nothing-to-repair', shopping({ credits: 20 }).state, 'repair'],
  ['system-disabled', facing('AD').state, 'drone shields'],
  ['system-full', facing('AH', { systems: { shields: 10, ballistics: 2, engines: 2 } }).state, 'drone shields'],
  ['too-many-hearts', shopping({ life: 8, credits: 9 }).state, 'heal 3'],
  ['too-poor', shopping({ life: 5, credits: 2 }).state, 'heal 3'],
  ['wrong-phase', facing('AH', { hand: ['4D'] }).state, 'improvise 4D'],
])('%s', (code, state, wish) => {
  expect(starBounty.legalMoves(state, 0).map((move) => starBounty.notate(move))).not.toContain(wish);
  expect(why(state, wish)?.code).toBe(code);
});

test('§2.3 a refusal does not tell whether a card lies face down in the sector or in the pile', () => {
  const { state } = before('AH');
  const inRow = state.rows[1]?.enemies[0];
  const inPile = state.bountyPile[0];
  expect(why(state, `engage ${inRow}`)).toEqual(why(state, `engage ${inPile}`));
});
