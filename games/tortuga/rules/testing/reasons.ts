import { at } from '@haven/kit';
import type { Reasons, Refused } from '@haven/kit/testing';
import type { Colour } from '../components/chests.ts';
import type { Rolled } from '../components/dice.ts';
import type { RefusalCode } from '../reasons.ts';
import type { Deed, Move, Player, Tortuga } from '../types.ts';

type Wish<K extends Move['type']> = Refused<Tortuga> & { readonly move: Extract<Move, { type: K }> };

function wishOf<K extends Move['type']>(refused: Refused<Tortuga>, type: K): Wish<K> {
  if (refused.move.type !== type) throw new Error(`no reason to refuse ${refused.move.type}`);
  return refused as Wish<K>;
}

/** By the refusal's code, what must be so on the table: read off the board and the printed tables, not asked of the rules. */
export const reasons: Reasons<Tortuga> & Record<RefusalCode, (refused: Refused<Tortuga>) => boolean> = {
  'area-settled': (refused) => !isAskedNow(refused),
  'bonus-full': (refused) => ownBoard(refused).bonus[wishOf(refused, 'bonus').move.action] === 2,
  'chest-alike': (refused) => {
    const { move } = wishOf(refused, 'attack');
    const chests = chestsOf(refused, move.target);
    return move.chest !== null && move.chest > 0 && chests[move.chest] === chests[move.chest - 1];
  },
  'chest-unknown': (refused) => {
    const { move, state } = wishOf(refused, 'attack');
    if (move.centre !== null) return deedOf(refused).position === 2 && !state.centre.includes(move.centre);
    return move.chest !== null && move.chest >= chestsOf(refused, move.target).length;
  },
  'chests-unknown': (refused) => {
    const { chests, area } = wishOf(refused, 'arrange').move;
    const lying = movingTo(ownBoard(refused), area);
    return chests.some((colour) => count(chests, colour) > count(lying, colour));
  },
  'dice-placed': (refused) => diceIn(refused).some((die) => ownBoard(refused).placed[die] !== null),
  'dice-unknown': (refused) => !/^A?B?C?D?E?$/.test(wishOf(refused, 'pick').move.dice),
  'no-chest-named': (refused) => {
    const { move, state } = wishOf(refused, 'attack');
    const toBeHad = deedOf(refused).position === 1 ? chestsOf(refused, move.target) : state.centre;
    return move.chest === null && move.centre === null && toBeHad.length > 0;
  },
  'no-room': (refused) => {
    const { action, room, wanted } = refused.refusal.values ?? {};
    const free = freePlaces(refused, String(action));
    return free === room && Number(wanted) > free && Number(wanted) === diceIn(refused).length;
  },
  'none-kept': (refused) => diceIn(refused).length === 0 && ownBoard(refused).rolled.some((die) => fits(refused, die)),
  'not-asked': ({ state, move }) => !(ANSWERS[state.agenda.at(-1)?.type ?? ''] ?? []).includes(move.type),
  'target-barred': (refused) => {
    const { move, state } = wishOf(refused, 'attack');
    const { action, position } = deedOf(refused);
    return position === 2 && state.hit?.action === action && state.hit.seat === move.target;
  },
  'target-self': (refused) => wishOf(refused, 'attack').move.target === refused.seat,
  'target-unknown': (refused) => wishOf(refused, 'attack').move.target >= refused.state.players.length,
  'tile-unseen': (refused) => !ownBoard(refused).offered.includes(wishOf(refused, 'keep').move.tile),
  'two-symbols': (refused) => {
    const faces = diceIn(refused).map((die) => ownBoard(refused).rolled[die]?.slice(3));
    return new Set(faces.filter((face) => face !== 'skull')).size > 1;
  },
  'wrong-count': (refused) => {
    const { chests, area } = wishOf(refused, 'arrange').move;
    const board = ownBoard(refused);
    const room = BY_BOX[area === 'fleet' ? board.boat : board.pirate] ?? 0;
    return chests.length !== Math.min(room, movingTo(board, area).length);
  },
  'wrong-source': (refused) => {
    const { move } = wishOf(refused, 'attack');
    return (deedOf(refused).position === 1 ? move.centre : move.chest) !== null;
  },
};

/** §5.6 as printed. */
const BY_BOX = [0, 1, 2, 2, 3, 3, 4, 4, 4];

function freePlaces(refused: Refused<Tortuga>, action: string): number {
  const { placed, boat, pirate } = ownBoard(refused);
  const limit = action === 'board' ? BY_BOX[boat] : action === 'raid' ? BY_BOX[pirate] : 5;
  return Math.max(0, (limit ?? 0) - placed.filter((each) => each === action).length);
}

function fits(refused: Refused<Tortuga>, die: Rolled | null): boolean {
  const face = die?.slice(3);
  return face !== undefined && (face === 'skull' || freePlaces(refused, face) > 0);
}

const ANSWERS: Readonly<Record<string, readonly Move['type'][]>> = {
  pick: ['pick'],
  skulls: ['turn'],
  bonus: ['bonus'],
  perform: ['perform', 'forfeit'],
  keep: ['keep'],
  attack: ['attack', 'forfeit'],
  arrange: ['arrange'],
};

const ownBoard = ({ state, seat }: Refused<Tortuga>): Player => at(state.players, seat);

/** The places of the dice that were to be kept or turned. */
function diceIn(refused: Refused<Tortuga>): number[] {
  const { move } = refused;
  const letters = move.type === 'pick' ? move.dice : (ownBoard(refused).pick?.split('-')[1] ?? '');
  return [...letters].map((letter) => 'ABCDE'.indexOf(letter));
}

function deedOf({ state }: Refused<Tortuga>): Deed {
  const step = state.agenda.at(-1);
  if (step?.type !== 'attack') throw new Error('nobody attacks');
  return step.deed;
}

function chestsOf(refused: Refused<Tortuga>, target: number): readonly Colour[] {
  const { fleet, crew } = at(refused.state.players, target);
  return deedOf(refused).action === 'board' ? fleet : crew;
}

const movingTo = (board: Player, area: string): readonly Colour[] => (area === 'fleet' ? board.crew : board.island);

const count = (chests: readonly Colour[], colour: Colour): number => chests.filter((each) => each === colour).length;

/** Two colours wait to be moved there, their order is open, and the fleet comes first. */
function isAskedNow(refused: Refused<Tortuga>): boolean {
  const board = ownBoard(refused);
  const isOpen = (area: 'fleet' | 'crew') => board.order[area] === null && new Set(movingTo(board, area)).size > 1;
  const { area } = wishOf(refused, 'arrange').move;
  return isOpen(area) && (area === 'fleet' || !isOpen('fleet'));
}
