import { expect, test } from 'vitest';
import { tortuga } from '../index.ts';
import { acting } from '../testing/positions.ts';
import { goesOn } from '../testing/start.ts';

const nothing = '- - - - -';
const emptyBag = { red: 0, blue: 0, yellow: 0, white: 0, purple: 0 };

test('§3.1 the actions are performed in their order', () => {
  const table = acting(['fleet crew hunt board raid', nothing, nothing]);
  expect(table.state.deeds.map(({ action }) => action)).toEqual(['fleet', 'crew', 'hunt', 'board', 'raid']);
});

test.each(['fleet', 'crew', 'hunt'] as const)('§3.4 %s may be forfeited: nothing comes of it', (action) => {
  const table = acting([`${action} - - - -`, `- ${action} - - -`, nothing], { bag: emptyBag });
  goesOn(table);
  const [first, second] = table.state.deeds[0]?.seat === 0 ? [1, 0] : [0, 1];
  const before = JSON.stringify(table.state.players);
  expect(table.moves(first)).toEqual(['perform', 'forfeit']);
  table.plays(`${first} forfeit`);
  expect(table.events).toContainEqual(
    expect.objectContaining({ type: 'forfeited', deed: expect.objectContaining({ action, position: 1 }) }),
  );
  expect(JSON.stringify(table.state.players)).toBe(before);
  expect(table.moves(second)).toEqual(['perform', 'forfeit']);
});

test('§3.4 nobody is asked where nothing would come of it', () => {
  const far = acting(['fleet crew - - -', nothing, nothing], { players: [{ boat: 8, pirate: 8 }, {}, {}] });
  expect(goesOn(far).some((event) => event.type === 'stepBegan' && event.step.type === 'perform')).toBe(false);
  const bare = acting(['hunt - - - -', nothing, nothing], { bag: emptyBag, tiles: [] });
  expect(goesOn(bare)).toContainEqual({ type: 'bagEmpty', seat: 0 });
});

test('§8.2 in a swift harbour FLEET and CREW are performed at once, HUNT is asked', () => {
  const options = { long: false, start: 'first-seat', swift: true } as const;
  const table = acting(['fleet crew hunt - -', nothing, nothing], { options });
  goesOn(table);
  expect(table.state.players[0]).toMatchObject({ boat: 5, pirate: 5 });
  expect(table.moves(0)).toEqual(['perform', 'forfeit']);
});

test('§3.4 an attack may be forfeited; then the second may attack anybody', () => {
  const table = acting(['board - - - -', '- board - - -', nothing]);
  goesOn(table);
  expect(table.moves(1)).toContain('forfeit');
  table.plays('1 forfeit');
  expect(table.moves(0)).toEqual(['attack 1', 'attack 2', 'forfeit']);
});

test('§3.6 the first acts completely before the second is asked', () => {
  const table = acting(['board - - - -', '- board - - -', nothing], { players: [{}, {}, { fleet: ['red'] }] });
  goesOn(table);
  expect(tortuga.toAct(table.state)).toEqual([1]);
  table.plays('1 attack 2 chest 0');
  expect(table.state.players[2]).toMatchObject({ fleet: [], boat: 2 });
  expect(tortuga.toAct(table.state)).toEqual([0]);
});
