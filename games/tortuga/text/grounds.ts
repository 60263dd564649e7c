import { at } from '@haven/kit';
import {
  type Action,
  type Attack,
  aimOf,
  BOXES_AHEAD,
  type Colour,
  canDefend,
  carries,
  coinsOf,
  collectionOf,
  effectFor,
  isAttack,
  LAST_BOX,
  type Move,
  missingFor,
  pickedDice,
  type SeenPlayer,
  setOf,
  setsIn,
  sizeOf,
  symbolOf,
  totalOf,
  type View,
} from '@haven/tortuga-rules';
import { ownBoard } from './figures.ts';
import { type Line, line } from './line.ts';
import { chestAt, totalWith } from './moves.ts';

type Kind<K extends Move['type']> = Extract<Move, { type: K }>;

/** What speaks for a move by the rules, in the figures of this position; undefined if the move says it all. */
export function groundLine(move: Move, view: View): Line | undefined {
  const board = ownBoard(view);
  if (board === undefined) return undefined;
  switch (move.type) {
    case 'pick':
      return pickGround(move, view, board);
    case 'turn':
      return diceGround(view, board, { action: move.action, dice: pickedDice(board) });
    case 'bonus':
      return bonusGround(move, view, board);
    case 'perform':
      return performGround(view, board);
    case 'keep':
      return line('grounds.coins', { other: coinsLess(move, board) });
    case 'attack':
      return spoilsGround(move, view, board);
    case 'forfeit':
      return forfeitGround(view, board);
    case 'arrange':
      return orderGround(move);
    default:
      return move satisfies never;
  }
}

function pickGround({ dice }: Kind<'pick'>, view: View, board: SeenPlayer): Line | undefined {
  const set = setOf(dice);
  if (sizeOf(set) === 0) return undefined;
  const action = symbolOf(board, set);
  if (action !== undefined) return diceGround(view, board, { action, dice: set });
  return line('grounds.skulls', { count: sizeOf(set), left: board.rolling.length - sizeOf(set) });
}

interface Placing {
  readonly action: Action;
  readonly dice: ReturnType<typeof setOf>;
}

/** §3.2 The total beside what the others show. */
function diceGround(view: View, board: SeenPlayer, { action, dice }: Placing): Line {
  const best = bestOfOthers(view, action);
  const total = totalWith(board, dice, action);
  const left = board.rolling.length - sizeOf(dice);
  return line('grounds.dice', { rank: rankOf(total, best), best, action: { action }, left });
}

function rankOf(total: number, best: number): 'alone' | 'ahead' | 'level' | 'behind' {
  if (best === 0) return 'alone';
  if (total === best) return 'level';
  return total > best ? 'ahead' : 'behind';
}

/** Of the dice that lie in the open. */
function bestOfOthers({ players, seat }: View, action: Action): number {
  return Math.max(...players.filter((_, other) => other !== seat).map((player) => totalOf(player, action)));
}

/** §2.9 The tile adds to the total where a die lies. */
function bonusGround({ action }: Kind<'bonus'>, view: View, board: SeenPlayer): Line {
  const now = totalOf(board, action);
  return line('grounds.bonus', {
    total: now === 0 ? 0 : now + 1,
    best: bestOfOthers(view, action),
    action: { action },
  });
}

/** §4.1 to §4.4 */
function performGround(view: View, board: SeenPlayer): Line | undefined {
  const step = view.agenda.at(-1);
  if (step?.type !== 'perform') return undefined;
  const { action } = step.deed;
  const effect = effectFor(view, step.deed);
  if (action === 'fleet' || action === 'crew') return advanceGround(board, action, BOXES_AHEAD[effect]);
  return isBagEmpty(view) ? undefined : line('grounds.hunt', { effect });
}

/** §5.6, §6.4 */
function advanceGround(board: SeenPlayer, area: 'fleet' | 'crew', boxes: number): Line {
  const token = area === 'fleet' ? 'boat' : 'pirate';
  const box = Math.min(LAST_BOX, board[token] + boxes);
  return line('grounds.advance', { box, room: carries({ ...board, [token]: box }, area) });
}

const isBagEmpty = ({ bag }: View) => Object.values(bag).every((count) => count === 0);

/** §4.3, §6.5 What the other tile has, if that is less. */
function coinsLess({ tile }: Kind<'keep'>, { offered }: SeenPlayer): number {
  const coins = (offered ?? []).map(coinsOf);
  const least = Math.min(...coins);
  return least < coinsOf(tile) ? least : 0;
}

/** §4.5 to §4.8 */
function spoilsGround({ target, chest, centre }: Attack, view: View, board: SeenPlayer): Line | undefined {
  const step = view.agenda.at(-1);
  if (step?.type !== 'attack') return undefined;
  const { area, token } = aimOf(step.deed.action);
  const victim = at(view.players, target);
  const won = chestAt(victim, area, chest) ?? centre;
  const back = victim[token] === 1 ? 0 : victim[token] - 1;
  return line('grounds.spoils', { why: worthOf(won, board), target: { seat: target }, token, back });
}

/** §6.2, §6.3 */
function worthOf(chest: Colour | null, board: SeenPlayer): string {
  if (chest === null) return 'none';
  if (chest === 'purple' || chest === 'white') return chest;
  const now = collectionOf(board);
  const then = collectionOf({ ...board, island: [...board.island, chest] });
  const next = setsIn(now) + 1;
  if (setsIn(then) === next) return 'set';
  return missingFor(then, next) < missingFor(now, next) ? 'missing' : 'other';
}

/** §4.7 */
function forfeitGround(view: View, board: SeenPlayer): Line | undefined {
  const step = view.agenda.at(-1);
  if (step?.type !== 'attack' || !isAttack(step.deed.action)) return undefined;
  const { action } = step.deed;
  const token = aimOf(action).token;
  const others = view.players.filter((_, seat) => seat !== view.seat);
  const isDear = board[token] > 1 && others.every((each) => canDefend(each, action));
  return line(isDear ? 'grounds.spared' : 'grounds.unworthy');
}

/** §4.9 */
function orderGround({ chests }: Kind<'arrange'>): Line | undefined {
  const last = chests.at(-1);
  if (last === undefined) return undefined;
  if (chests.every((each) => each === last)) return keptGround(last);
  return line('grounds.order', { chest: { chests: [last] } });
}

/** §6.2, §6.3 Why these were not left behind. */
function keptGround(colour: Colour): Line | undefined {
  if (colour === 'purple') return line('grounds.doubled');
  return colour === 'white' ? line('grounds.wild') : undefined;
}
