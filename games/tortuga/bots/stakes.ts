import { at, type Seat } from '@haven/kit';
import {
  ACTIONS,
  type Action,
  type Attack,
  aimOf,
  attacksOn,
  BOXES_AHEAD,
  boxAfter,
  canDefend,
  chestsIn,
  effectFor,
  FINDS,
  isAttack,
  isDuel,
  type Token,
  type View,
} from '@haven/tortuga-rules';
import { BETTER_TILE_WORTH, type Board, boardOf, movesLeft, outlook, TILE_WORTH } from './outlook.ts';

/** What values are measured by: the boards, the time that is left, and how much the points of each seat matter to each other one. */
export interface StakesTable {
  readonly view: View;
  readonly boards: readonly Board[];
  readonly moves: number;
  readonly points: readonly number[];
  readonly rivalry: readonly (readonly number[])[];
}

export function tableOf(view: View): StakesTable {
  const boards = view.players.map(boardOf);
  const moves = movesLeft(view);
  const points = boards.map((board) => outlook(board, moves));
  return { view, boards, moves, points, rivalry: points.map((_, seat) => rivalryOf(points, seat)) };
}

/** How many points ahead draw twice the attention. */
const LEAD = 4;

/** What the points of all others weigh beside one's own. */
const ENVY = 0.4;

/** What a point of another seat costs this one; the leaders most. */
function rivalryOf(points: readonly number[], seat: Seat): number[] {
  const weights = points.map((own, other) => (other === seat ? 0 : 2 ** (own / LEAD)));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => (ENVY * weight) / sum);
}

/** Boards as they would be afterwards. */
type Change = readonly { readonly seat: Seat; readonly board: Board }[];

/** How many points each of the changed boards wins or loses. */
export type Swing = readonly { readonly seat: Seat; readonly points: number }[];

function swingOf({ moves, points }: StakesTable, change: Change): Swing {
  return change.map(({ seat, board }) => ({ seat, points: outlook(board, moves) - at(points, seat) }));
}

/** What a swing is worth to a seat: the points it gains, less those that rivals gain. */
export function gainOf({ rivalry }: StakesTable, seat: Seat, swing: Swing): number {
  const weights = at(rivalry, seat);
  return swing.reduce((gain, { seat: hit, points }) => gain + (hit === seat ? points : -points * at(weights, hit)), 0);
}

function withToken(board: Board, token: Token, boxes: number): Board {
  return { ...board, [token]: boxAfter(board[token], boxes) };
}

/** Somebody's turn at an action. */
interface Turn {
  readonly seat: Seat;
  readonly action: Action;
  readonly position: 1 | 2;
}

/** Somebody's attack. */
export interface Blow extends Pick<Attack, 'target' | 'chest' | 'centre'> {
  readonly seat: Seat;
  readonly action: Action;
}

/** What an attack costs and brings; a defended one throws the attacker back as well. */
export function swingOfBlow(table: StakesTable, blow: Blow): Swing {
  const { area, token } = aimOf(blow.action);
  const target = at(table.boards, blow.target);
  const attacker = at(table.boards, blow.seat);
  const spoils = blow.chest === null ? blow.centre : at(target[area], blow.chest);
  const robbed = blow.chest === null ? target : { ...target, [area]: target[area].toSpliced(blow.chest, 1) };
  const winner = spoils === null ? attacker : { ...attacker, island: [...attacker.island, spoils] };
  const defended = canDefend(at(table.view.players, blow.target), blow.action);
  return swingOf(table, [
    { seat: blow.target, board: withToken(robbed, token, -1) },
    { seat: blow.seat, board: defended ? withToken(winner, token, -1) : winner },
  ]);
}

/** The attack that this seat would like best; none if all would hurt it. */
function bestBlow(table: StakesTable, turn: Turn): Swing {
  let best: Swing = [];
  let most = 0;
  for (const blow of blows(table, turn)) {
    const swing = swingOfBlow(table, blow);
    const gain = gainOf(table, turn.seat, swing);
    if (gain <= most) continue;
    best = swing;
    most = gain;
  }
  return best;
}

function blows({ view }: StakesTable, { seat, action, position }: Turn): Blow[] {
  return view.players.flatMap((_, target) =>
    target === seat ? [] : attacksOn(view, { action, position, target }).map((move) => ({ ...move, seat, action })),
  );
}

/** What a turn at an action changes, as far as it can be foretold. */
function swingOfTurn(table: StakesTable, turn: Turn): Swing {
  if (isAttack(turn.action)) return bestBlow(table, turn);
  return swingOf(table, [{ seat: turn.seat, board: boardAfter(table.view, at(table.boards, turn.seat), turn) }]);
}

function boardAfter(view: View, board: Board, turn: Turn): Board {
  const effect = effectFor(view, turn);
  if (turn.action === 'fleet') return withToken(board, 'boat', BOXES_AHEAD[effect]);
  if (turn.action === 'crew') return withToken(board, 'pirate', BOXES_AHEAD[effect]);
  return withFinds(view, board, FINDS[effect]);
}

function withFinds(view: View, board: Board, { chests, tiles }: (typeof FINDS)['first' | 'second' | 'duel']): Board {
  const tile = tiles === 2 ? BETTER_TILE_WORTH : TILE_WORTH;
  const coins = board.coins + (view.tileCount > 0 ? tile : 0);
  const isFound = chests > 0 && chestsIn(view.bag) > 0;
  return isFound ? { ...board, coins, island: [...board.island, 'unknown'] } : { ...board, coins };
}

/** By seat, action and position: what a turn there would change. */
export function allSwings(table: StakesTable): (readonly [first: Swing, second: Swing])[][] {
  const secondActs = !isDuel(table.view);
  return table.boards.map((_, seat) =>
    ACTIONS.map((action) => [
      swingOfTurn(table, { seat, action, position: 1 }),
      secondActs ? swingOfTurn(table, { seat, action, position: 2 }) : [],
    ]),
  );
}
