import { at, simRng } from '@haven/kit';
import { momentsOf } from '@haven/text-kit/testing';
import { type Options, tortuga2199 } from '@haven/tortuga-2199-rules';
import { expect, test } from 'vitest';
import { conquestsNear, knowsConquests } from './conquests.ts';

const OPTIONS: Options = { scenario: 'standard', map: 'nestled', cardSet: null };
const TURNS = [...momentsOf(tortuga2199, { seed: 5, seats: 3, options: OPTIONS, most: 400 })].filter(
  ({ view, seat }) => view.agenda.at(-1)?.type === 'act' && view.turn.seat === seat,
);

test('§3.12 where the spaceship is, a price that can be paid is a conquest that the rules offer', () => {
  const told = TURNS.map(({ view: seen, seat }, place) => {
    const view = { ...seen, turn: { ...seen.turn, manoeuvre: place % 9 } };
    const state = tortuga2199.imagine?.(view, simRng(1));
    const moves = state ? tortuga2199.legalMoves(state, seat) : [];
    const here = at(view.captains, seat).at;
    const conquest = here && conquestsNear(view, seat).get(here);
    return { told: conquest?.isPayable === true, offered: moves.some(({ type }) => type === 'conquer') };
  });
  expect(told.filter((each) => each.told !== each.offered)).toEqual([]);
  expect(new Set(told.map((each) => each.offered))).toEqual(new Set([true, false]));
});

test('one move away the way there is paid as well; nobody else is told a price', () => {
  const { view, seat } = at(TURNS, 0);
  const here = at(view.captains, seat).at;
  const [away] = [...conquestsNear(view, seat).keys()].filter((id) => id !== here);
  if (away === undefined) throw new Error('there is nothing to conquer nearby');
  const { price } = conquestsNear(view, seat).get(away) ?? { price: 0 };
  expect(price).toBe((view.sectors[away]?.defence ?? 0) + 1);
  const withManoeuvre = (manoeuvre: number) => ({ ...view, turn: { ...view.turn, manoeuvre } });
  expect([price, price + 1].map((have) => conquestsNear(withManoeuvre(have), seat).get(away)?.isPayable)).toEqual([
    false,
    true,
  ]);
  expect(conquestsNear(view, (seat + 1) % 3).size + conquestsNear(view, null).size).toBe(0);
});

test('§3.12 nothing of conquests is shown in a lesson that comes before them', () => {
  expect(knowsConquests({ untaught: ['§3.12', '§5.1'] })).toBe(false);
  expect(knowsConquests({ untaught: ['§4.1'] })).toBe(true);
  expect(knowsConquests({})).toBe(true);
});
