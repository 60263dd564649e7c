import { at } from '@haven/kit';
import { answered, ask } from '../agenda.ts';
import { LAST_BONUS } from '../components/board.ts';
import { ACTIONS, type Action } from '../components/dice.ts';
import { because } from '../reasons.ts';
import { inOrder, playerOf } from '../seats.ts';
import type { Act, Move, Player, Turn } from '../types.ts';
import { isRolling } from './placing.ts';

/** §2.9 Before others roll on, every finished player takes a bonus tile, in start order and in the open. */
export function offerBonuses(turn: Turn): void {
  turn.emit(BONUS_BEGAN);
  const order = inOrder(turn.state);
  for (let step = order.length - 1; step >= 0; step -= 1) {
    const seat = at(order, step);
    if (!isRolling(turn.state, seat) && hasBonusRoom(playerOf(turn.state, seat)))
      ask(turn, { type: 'bonus', seats: [seat] });
  }
}

const BONUS_BEGAN = { type: 'phaseBegan', phase: 'bonus' } as const;

type BonusMove = Extract<Move, { type: 'bonus' }>;

/** §2.9 A new bonus tile on a free space, or one flipped to its second side. */
export const bonus: Act<'bonus', BonusMove> = {
  offer: (state, _step, seat) => BONUSES.filter(({ action }) => canTakeBonus(playerOf(state, seat), action)),
  barrier: (state, seat, { action }) =>
    canTakeBonus(playerOf(state, seat), action) ? undefined : because('bonus-full', '§2.9', { action }),
  play: (turn, step, { action }) => {
    const { seat, state } = turn;
    answered(turn, step);
    turn.emit({ type: 'bonusTaken', seat, action, value: playerOf(state, seat).bonus[action] + 1 });
  },
};

const BONUSES = ACTIONS.map((action): BonusMove => Object.freeze({ type: 'bonus', action }));

function canTakeBonus({ bonus: tiles }: Pick<Player, 'bonus'>, action: Action): boolean {
  return tiles[action] < LAST_BONUS;
}

/** §2.9 Five tiles on their second side: nothing more to take. */
function hasBonusRoom(player: Pick<Player, 'bonus'>): boolean {
  for (const action of ACTIONS) if (canTakeBonus(player, action)) return true;
  return false;
}
