import { at, type Seat } from '@haven/kit';
import { ACTIONS, type Action, AIM, COLOURS, type Colour, LAST_BOX, totalOf, type View } from '@haven/tortuga-rules';
import { BETTER_TILE_WORTH, type Board, boardOf, movesLeft, outlook, TILE_WORTH } from './outlook.ts';

/** What values are measured by: the boards, the time that is left, and how much the points of each seat matter to each other one. */
export interface Table {
  readonly view: View;
  readonly boards: readonly Board[];
  readonly moves: number;
  readonly points: readonly number[];
  readonly rivalry: readonly (readonly number[])[];
}

export function tableOf(view: View): Table {
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

function swingOf({ moves, points }: Table, change: Change): Swing {
  return change.map(({ seat, board }) => ({ seat, points: outlook(board, moves) - at(points, seat) }));
}

/** What a swing is worth to a seat: the points it gains, less those that rivals gain. */
export function gainOf({ rivalry }: Table, seat: Seat, swing: Swing): number {
  const weights = at(rivalry, seat);
  return swing.reduce((gain, { seat: hit, points }) => gain + (hit === seat ? points : -points * at(weights, hit)), 0);
}

function withToken(board: Board, token: 'boat' | 'pirate', boxes: number): Board {
  return { ...board, [token]: Math.min(LAST_BOX, Math.max(1, board[token] + boxes)) };
}

/** Somebody's turn at an action. */
interface Turn<A extends Action = Action> {
  readonly seat: Seat;
  readonly action: A;
  readonly position: 1 | 2;
}

type Attacking = 'board' | 'raid';
export interface Blow {
  readonly seat: Seat;
  readonly action: Attacking;
  readonly target: Seat;
  /** A place in the target's area. */
  readonly chest: number | null;
  readonly centre: Colour | null;
}

/** §4.5-§4.8 What an attack costs and brings; a defended one throws the attacker back as well. */
export function swingOfBlow(table: Table, blow: Blow): Swing {
  const { area, token } = AIM[blow.action];
  const target = at(table.boards, blow.target);
  const attacker = at(table.boards, blow.seat);
  const spoils = blow.chest === null ? blow.centre : at(target[area], blow.chest);
  const robbed = blow.chest === null ? target : { ...target, [area]: target[area].toSpliced(blow.chest, 1) };
  const winner = spoils === null ? attacker : { ...attacker, island: [...attacker.island, spoils] };
  const defended = totalOf(at(table.view.players, blow.target), blow.action) > 0;
  return swingOf(table, [
    { seat: blow.target, board: withToken(robbed, token, -1) },
    { seat: blow.seat, board: defended ? withToken(winner, token, -1) : winner },
  ]);
}

/** The attack that this seat would like best; none if all would hurt it. */
function bestBlow(table: Table, turn: Turn<Attacking>): Swing {
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

function blows({ view, boards }: Table, { seat, action, position }: Turn<Attacking>): Blow[] {
  const base = { seat, action, chest: null, centre: null };
  return boards.flatMap((board, target): Blow[] => {
    if (target === seat) return [];
    const thefts = position === 1 ? board[AIM[action].area].map((_, chest) => ({ ...base, target, chest })) : [];
    const finds = position === 2 ? view.centre.map((centre) => ({ ...base, target, centre })) : [];
    return thefts.length + finds.length > 0 ? [...thefts, ...finds] : [{ ...base, target }];
  });
}

/** What a turn at an action changes, as far as it can be foretold. */
function swingOfTurn(table: Table, { seat, action, position }: Turn): Swing {
  if (action === 'board' || action === 'raid') return bestBlow(table, { seat, action, position });
  return swingOf(table, [{ seat, board: PROFIT[action](table, at(table.boards, seat), position) }]);
}

const PROFIT: Readonly<Record<Exclude<Action, Attacking>, (table: Table, board: Board, position: 1 | 2) => Board>> = {
  fleet: ({ boards }, board, position) => withToken(board, 'boat', position === 1 && boards.length > 2 ? 2 : 1),
  crew: ({ boards }, board, position) => withToken(board, 'pirate', position === 1 && boards.length > 2 ? 2 : 1),
  hunt: hunted,
};

function hunted({ view, boards }: Table, board: Board, position: 1 | 2): Board {
  const tile = position === 1 && boards.length > 2 ? BETTER_TILE_WORTH : TILE_WORTH;
  const coins = board.coins + (view.tileCount > 0 ? tile : 0);
  const finds = position === 1 && COLOURS.some((colour) => view.bag[colour] > 0);
  return finds ? { ...board, coins, island: [...board.island, 'unknown'] } : { ...board, coins };
}

/** By seat, action and position: what a turn there would change. */
export function allSwings(table: Table): (readonly [first: Swing, second: Swing])[][] {
  const secondActs = table.boards.length > 2;
  return table.boards.map((_, seat) =>
    ACTIONS.map((action) => [
      swingOfTurn(table, { seat, action, position: 1 }),
      secondActs ? swingOfTurn(table, { seat, action, position: 2 }) : [],
    ]),
  );
}
