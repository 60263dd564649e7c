import { LAST_BONUS } from '../components/board.ts';
import { ACTIONS, ALL_DICE, lettersOf, pickOf, setOf, sizeOf } from '../components/dice.ts';
import { answered } from '../effects/agenda.ts';
import { legalPicks, roomFor } from '../effects/dice.ts';
import { pickOfPlayer, placeOrAsk } from '../effects/rolling.ts';
import { goOn } from '../effects/round.ts';
import { playerOf } from '../effects/seats.ts';
import type { Moves, Rules } from '../types.ts';

/** Every pick there is, made once. */
const PICKS: readonly Moves['pick'][] = Array.from({ length: ALL_DICE + 1 }, (_, set) =>
  Object.freeze({ type: 'pick', dice: lettersOf(set) }),
);
const TURNS = ACTIONS.map((action): Moves['skulls'] => Object.freeze({ type: 'turn', action }));
const BONUSES = ACTIONS.map((action): Moves['bonus'] => Object.freeze({ type: 'bonus', action }));

/** §2.2 Keep dice of one symbol behind the screen, in secret (§2.3); §2.10 in the open after a reroll. */
export const pick: Rules<'pick'> = {
  legal: (state, _step, seat) => legalPicks(playerOf(state, seat), PICKS),
  play: (turn, step, move) => {
    const { seat } = turn;
    const set = setOf(move.dice);
    answered(turn, step);
    turn.emit({ type: 'picked', seat, pick: pickOf(seat, set) });
    if (step.open) placeOrAsk(turn, seat);
    goOn(turn);
  },
};

/** §2.8 Skulls alone are turned to one action that has room for them all, after the reveal and in start order. */
export const skulls: Rules<'skulls'> = {
  legal: (state, _step, seat) => {
    const player = playerOf(state, seat);
    const size = sizeOf(pickOfPlayer(player));
    return TURNS.filter(({ action }) => roomFor(player, action) >= size);
  },
  play: (turn, step, { action }) => {
    const { seat } = turn;
    const dice = lettersOf(pickOfPlayer(playerOf(turn.state, seat)));
    answered(turn, step);
    turn.emit({ type: 'placed', seat, dice, action });
    goOn(turn);
  },
};

/** §2.9 A new bonus tile on a free space, or one flipped to its second side. */
export const bonus: Rules<'bonus'> = {
  legal: (state, _step, seat) => BONUSES.filter(({ action }) => playerOf(state, seat).bonus[action] < LAST_BONUS),
  play: (turn, step, { action }) => {
    const { seat, state } = turn;
    answered(turn, step);
    turn.emit({ type: 'bonusTaken', seat, action, value: playerOf(state, seat).bonus[action] + 1 });
    goOn(turn);
  },
};
