import { ask } from '../agenda.ts';
import * as moves from '../moves.ts';
import { canBoost, withBoosts } from '../systems/boosts.ts';
import type { Act, Moves } from '../types.ts';
import { rollDice } from './dice.ts';
import { landShot } from './shots.ts';

/** §5.1 Fire! Roll two dice. With nothing left to add, the shot lands at once. */
export const fire: Act<'fire', Moves['fire']> = {
  offer: (state) => withBoosts(state, 'attack', [moves.fire]),
  play: (turn) => {
    turn.emit({ type: 'fired', dice: rollDice(turn.rng) });
    if (canBoost(turn.state, 'attack')) ask(turn, 'volley');
    else landShot(turn);
  },
};

/** §4.8 The dice are known, and whatever was to be added is: the shot lands. */
export const strike: Act<'strike', Moves['volley']> = {
  offer: (state) => withBoosts(state, 'attack', [moves.strike]),
  play: (turn) => landShot(turn),
};
