import { momentsOf } from '@haven/text-kit/testing';
import { type Options, SECTOR, tortuga2199, type View } from '@haven/tortuga-2199-rules';
import { expect, test } from 'vitest';
import { shownMarket, whenceOf } from './shown-market.ts';

const OPTIONS: Options = { scenario: 'standard', map: 'nestled', cardSet: null };
const ME = 0;
const VIEWS = [...momentsOf(tortuga2199, { seed: 5, seats: 3, options: OPTIONS, most: 120 })].map(({ view }) => view);

/** The same table at the turn of another captain. */
const turnOf = (view: View, seat: number, round: number): View => ({
  ...view,
  first: 1,
  round,
  turn: { ...view.turn, seat },
});

test('§3.3 what was chosen lies open until the own next turn begins, then the market of the ship does', () => {
  const view = VIEWS.find(({ captains }) => captains[ME]?.at && SECTOR[captains[ME].at].sells !== 'vortex');
  if (view === undefined) throw new Error('nobody is on the planet');
  const mine = turnOf(view, ME, 3);
  const here = shownMarket(mine, ME, null);
  const wanted = { ...whenceOf(mine, ME), market: 'vortex' } as const;
  expect(shownMarket(mine, ME, wanted)).toBe('vortex');
  expect(shownMarket(turnOf(view, 1, 4), ME, wanted), 'the others play').toBe('vortex');
  expect(shownMarket(turnOf(view, 2, 4), ME, wanted), 'the others play').toBe('vortex');
  expect(shownMarket(turnOf(view, ME, 4), ME, wanted), 'the next own turn').toBe(here);
});
