import { moves, type System } from '@haven/star-bounty-rules';
import { type Piece, piecesIn, priceOf, setsWithin, valueIn } from './frame.ts';
import { type Effect, type Option, spending } from './option.ts';
import { rowOfEnd } from './rows.ts';
import type { Known, Solver } from './solver.ts';
import * as moments from './state.ts';

/** A known shot, with or without a drone on the ballistics. */
interface Shot {
  readonly state: number;
  readonly shot: Known;
  readonly drones: readonly System[];
}

const ORDER: readonly Effect[] = ['capture', 'destroy', 'hit'];

/** §4.9 What can be done with a known shot: every exact set of clubs, cheapest first; the cheapest kill; going on. */
export function volleyOptions(solver: Solver, state: number, shot: Known): Option[] {
  const finishing = finishingOptions(solver, state, shot);
  const kill = finishing
    .filter(({ effect }) => effect === 'destroy')
    .sort((one, other) => one.price - other.price)
    .slice(0, 1);
  const goingOn = shotsOf(solver, state, shot)
    .filter((each) => solver.healthAfter(each.state, shot) > 0)
    .map((each) => shotOption(solver, each, []));
  return [...finishing.filter(({ effect }) => effect === 'capture'), ...kill, ...goingOn].sort(
    (one, other) => ORDER.indexOf(one.effect) - ORDER.indexOf(other.effect) || one.price - other.price,
  );
}

/** All ways to end the battle with this shot. They need no thought about what would come after. */
export function finishingOptions(solver: Solver, state: number, shot: Known): Option[] {
  return shotsOf(solver, state, shot).flatMap((each) =>
    setsWithin(moments.handOf(state) & solver.frame.clubs)
      .map((set) => piecesIn(solver.frame, set))
      .filter((pieces) => ends(solver.healthAfter(each.state, shot), pieces))
      .map((pieces) => shotOption(solver, each, pieces)),
  );
}

/** A shot that ends the battle anyway gets no clubs. */
function ends(health: number, pieces: readonly Piece[]): boolean {
  return health <= 0 ? pieces.length === 0 : valueIn(pieces) >= health;
}

function shotsOf(solver: Solver, state: number, shot: Known): Shot[] {
  const gunner = solver.gunnerFor(state, shot);
  const plain: Shot = { state, shot, drones: [] };
  return gunner === state ? [plain] : [plain, { state: gunner, shot, drones: ['ballistics'] }];
}

function shotOption(solver: Solver, { state, shot, drones }: Shot, pieces: readonly Piece[]): Option {
  const price = priceOf(pieces) + drones.length * solver.frame.query.worth.drone;
  const health = solver.healthAfter(state, shot) - valueIn(pieces);
  const life = moments.lifeOf(state);
  const spent = { ...spending({ pieces, drones, last: moves.strike }), price, life };
  if (health > 0) return { ...spent, effect: 'hit', odds: solver.rows.odds(solver.rowOfShot(state, shot), price) };
  const [effect, end] = health === 0 ? (['capture', 'captured'] as const) : (['destroy', 'destroyed'] as const);
  return { ...spent, effect, odds: solver.rows.odds(rowOfEnd(end, life), price) };
}
