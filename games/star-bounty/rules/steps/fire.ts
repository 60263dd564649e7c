import { ask } from '../effects/agenda.ts';
import { rollDice } from '../effects/dice.ts';
import { landShot } from '../effects/shots.ts';
import { boost, canBoost, withBoosts } from '../effects/systems.ts';
import * as moves from '../moves.ts';
import type { Rules, Turn } from '../types.ts';

/** §5.1 Fire! Roll two dice. Clubs and drones may be used before the roll. */
export const fire: Rules<'fire'> = {
  legal: (state) => withBoosts(state, 'attack', [moves.fire]),
  play: (turn, _step, move) => (move.type === 'fire' ? roll(turn) : boost(turn, move)),
};

/** With nothing left to add, the shot lands at once. */
function roll(turn: Turn): void {
  turn.emit({ type: 'fired', dice: rollDice(turn.rng) });
  if (canBoost(turn.state, 'attack')) ask(turn, 'volley');
  else landShot(turn);
}

/** §4.8 The dice are known: add clubs (§4.9) or a drone, then let the shot land. */
export const volley: Rules<'volley'> = {
  legal: (state) => withBoosts(state, 'attack', [moves.strike]),
  play: (turn, _step, move) => (move.type === 'strike' ? landShot(turn) : boost(turn, move)),
};
