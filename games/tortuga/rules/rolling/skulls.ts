import { answered } from '../agenda.ts';
import { ACTIONS, type Action, lettersOf, sizeOf } from '../components/dice.ts';
import { playerOf } from '../seats.ts';
import type { Act, Move, Player } from '../types.ts';
import { pickedDice } from './faces.ts';
import { barrierOfRoom } from './pick.ts';
import { roomFor } from './placing.ts';

type TurnMove = Extract<Move, { type: 'turn' }>;

/** §2.8 Skulls alone are turned to one action that has room for them all, after the reveal and in start order. */
export const turn: Act<'skulls', TurnMove> = {
  offer: (state, _step, seat) => {
    const player = playerOf(state, seat);
    const count = sizeOf(pickedDice(player));
    return TURNS.filter(({ action }) => canTurnTo(player, action, count));
  },
  barrier: (state, seat, { action }) => {
    const player = playerOf(state, seat);
    return barrierOfRoom(player, action, sizeOf(pickedDice(player)));
  },
  play: (turning, step, { action }) => {
    const { seat } = turning;
    const dice = lettersOf(pickedDice(playerOf(turning.state, seat)));
    answered(turning, step);
    turning.emit({ type: 'placed', seat, dice, action });
  },
};

const TURNS = ACTIONS.map((action): TurnMove => Object.freeze({ type: 'turn', action }));

/** §2.8 Whether so many skulls can stand for this action. */
export function canTurnTo(player: Pick<Player, 'placed' | 'boat' | 'pirate'>, action: Action, skulls: number): boolean {
  return roomFor(player, action) >= skulls;
}
