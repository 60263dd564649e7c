import { at, type Bot, type Position, pick, type Seat } from '@haven/kit';
import {
  ACTIONS,
  type Attack,
  type Colour,
  canTurnTo,
  coinsOf,
  type Move,
  pickedDice,
  type SeenPlayer,
  setOf,
  symbolOf,
  type Tortuga,
  totalOf,
} from '@haven/tortuga-rules';
import type { Board } from './outlook.ts';
import { type Plan, planOf, valueOfPlacing } from './plan.ts';
import { type Prospects, prospectsOf } from './prospects.ts';
import { gainOf, type StakesTable, swingOfBlow, tableOf } from './stakes.ts';

/** Plays by what each action is worth now. It sees one round ahead and remembers nothing. */
export const plain: Bot<Tortuga> = {
  id: 'plain',
  think: (position, rng) => ({ move: pick(rng, bestOf(position)), reasons: [] }),
};

/** The moves that are worth most: of equals chance chooses, so that no seat is picked on for its number. */
function bestOf({ seat, view, moves }: Position<Tortuga>): Move[] {
  return bestBy(judgeFor(tableOf(view), seat, moves), moves);
}

export function bestBy(worthOf: Judge, moves: readonly Move[]): Move[] {
  const worths = moves.map(worthOf);
  const most = Math.max(...worths);
  return moves.filter((_, index) => at(worths, index) > most - EQUAL);
}

/** Sums of the same numbers in another order differ by less. */
const EQUAL = 1e-9;

type Judge = (move: Move) => number;
type Bonuses = Pick<SeenPlayer, 'placed' | 'bonus'>;

/** One way to judge per kind of question. */
function judgeFor(table: StakesTable, seat: Seat, moves: readonly Move[]): Judge {
  const player = at(table.view.players, seat);
  switch (moves[0]?.type) {
    case 'pick':
    case 'turn':
      return placingJudge(table, seat, player);
    case 'bonus':
      return bonusJudge(table, seat, player);
    default:
      return (move) => plainWorth(table, seat, move);
  }
}

function placingJudge(table: StakesTable, seat: Seat, player: SeenPlayer): Judge {
  const plan = planOf(player, prospectsOf(table, seat), table.moves);
  return (move) => placingWorth(plan, player, move);
}

/** A board with its dice, of a view or of a state. */
export type Roller = Pick<SeenPlayer, 'placed' | 'rolled' | 'pick' | 'boat' | 'pirate'>;

/** What placing dice by this move is worth. */
export function placingWorth(plan: Plan, player: Roller, move: Move): number {
  if (move.type === 'turn') return valueOfPlacing(plan, pickedDice(player), move.action);
  return move.type === 'pick' ? pickWorth(plan, player, move.dice) : 0;
}

/** Skulls alone may still go anywhere: they are worth the best action with room for them. */
function pickWorth(plan: Plan, player: Roller, letters: string): number {
  const dice = setOf(letters);
  const action = symbolOf(player, dice);
  if (action) return valueOfPlacing(plan, dice, action);
  const open = ACTIONS.filter((each) => canTurnTo(player, each, letters.length));
  return Math.max(...open.map((each) => valueOfPlacing(plan, dice, each)));
}

export function plainWorth(table: StakesTable, seat: Seat, move: Move): number {
  return move.type === 'attack' ? attackWorth(table, seat, move) : homeWorth(at(table.boards, seat), move);
}

/** A board with its chests, of a view or of a state. */
type Shelf = Pick<Board, 'fleet' | 'tortuga'>;

/** What a move is worth that concerns the own board alone. */
export function homeWorth(board: Shelf, move: Move): number {
  switch (move.type) {
    case 'perform':
      return GAIN;
    case 'keep':
      return coinsOf(move.tile);
    case 'arrange':
      return orderWorth(board, move.chests);
    default:
      return 0;
  }
}

/** FLEET, CREW and HUNT help, as far as this bot can see: whatever the gain is, it is more than letting it be. */
const GAIN = 1;

function attackWorth(table: StakesTable, seat: Seat, { target, chest, centre }: Attack): number {
  const step = table.view.agenda.at(-1);
  if (step?.type !== 'attack') return 0;
  const { action } = step.deed;
  return gainOf(table, seat, swingOfBlow(table, { seat, action, target, chest, centre }));
}

/** The best chests go on, and lie so that the least valuable is rightmost: it is the first to be lost. */
function orderWorth(board: Shelf, chests: readonly Colour[]): number {
  const worths = chests.map(
    (colour, place) =>
      wishFor(board, colour) - REPEATED * chests.slice(0, place).filter((each) => each === colour).length,
  );
  return worths.reduce((sum, worth, place) => sum + worth * (1 - LATER * place), 0);
}

const REPEATED = 0.2;
const LATER = 0.01;

/** Purple counts twice and white completes sets; of the others, the fewer one has the better. */
function wishFor(board: Shelf, colour: Colour): number {
  if (colour === 'purple') return 3;
  if (colour === 'white') return 2;
  const home = [...board.tortuga, ...board.fleet].filter((each) => each === colour).length;
  return 1.5 - 0.1 * Math.min(home, 5);
}

/** What one more point on an action brings now, and in the rounds to come on a middling total. */
function bonusJudge(table: StakesTable, seat: Seat, player: SeenPlayer): Judge {
  return bonusJudgeWith(prospectsOf(table, seat), table.moves, player);
}

export function bonusJudgeWith(prospects: Prospects, moves: number, player: Bonuses): Judge {
  const later = Math.max(0, moves - 1);
  return (move) => {
    if (move.type !== 'bonus') return 0;
    const worths = at(prospects, ACTIONS.indexOf(move.action));
    const total = totalOf(player, move.action);
    const now = total === 0 ? 0 : at(worths, total + 1) - at(worths, total);
    const usual = (at(worths, USUAL.high) - at(worths, USUAL.low)) / (USUAL.high - USUAL.low);
    return now + later * usual * OFTEN;
  };
}

const USUAL = { low: 3, high: 9 } as const;
/** How often an action has a die of ours. */
const OFTEN = 0.6;
