import type { Seat } from '@haven/kit';
import { capacityOf, DICE_LIMIT } from '../components/board.ts';
import type { Action, DiceSet } from '../components/dice.ts';
import { type Boards, playerOf } from '../seats.ts';
import type { Player } from '../types.ts';

type Placed = Pick<Player, 'placed'>;
type Tokens = Pick<Player, 'boat' | 'pirate'>;

/** §2.6 How many dice an action of this board takes in all: BOARD is limited by the boat, RAID by the pirate. */
export function limitOf({ boat, pirate }: Tokens, action: Action): number {
  if (action === 'board') return capacityOf(boat);
  return action === 'raid' ? capacityOf(pirate) : DICE_LIMIT;
}

/** §2.5 How many lie there already. */
export function diceOn({ placed }: Placed, action: Action): number {
  let lying = 0;
  for (const where of placed) if (where === action) lying += 1;
  return lying;
}

/** §2.6 How many more it can take; less than none where a token was thrown back. */
export function roomFor(player: Placed & Tokens, action: Action): number {
  return limitOf(player, action) - diceOn(player, action);
}

/** The board once these dice are placed there. */
export function withPlaced<Board extends Placed>(board: Board, dice: DiceSet, action: Action): Board {
  return { ...board, placed: board.placed.map((now, die) => (dice & (1 << die) ? action : now)) };
}

/** The dice that are still in hand. */
export function diceInHand({ placed }: Placed): DiceSet {
  let hand = 0;
  for (let die = 0; die < placed.length; die += 1) if (placed[die] === null) hand |= 1 << die;
  return hand;
}

/** Whether the seat has dice left to place. */
export function isRolling(table: Boards<Placed>, seat: Seat): boolean {
  return diceInHand(playerOf(table, seat)) !== 0;
}

export function isAnyoneRolling({ players }: Boards<Placed>): boolean {
  for (const player of players) if (diceInHand(player) !== 0) return true;
  return false;
}
