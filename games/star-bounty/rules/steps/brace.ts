import { ask } from '../effects/agenda.ts';
import { flipsHeads, rollDice } from '../effects/dice.ts';
import { damageThrough, landImpact } from '../effects/shots.ts';
import { boost, canBoost, withBoosts } from '../effects/systems.ts';
import * as moves from '../moves.ts';
import type { Rules, Turn } from '../types.ts';

/** §5.4 Brace for impact! The enemy rolls two dice and flips a coin. */
export const brace: Rules<'brace'> = {
  legal: (state) => withBoosts(state, 'defence', [moves.brace]),
  play: (turn, _step, move) => (move.type === 'brace' ? roll(turn) : boost(turn, move)),
};

/** With nothing to fear or nothing to add, the shot lands at once. */
function roll(turn: Turn): void {
  turn.emit({ type: 'braced', dice: rollDice(turn.rng), heads: flipsHeads(turn.rng) });
  if (damageThrough(turn.state) > 0 && canBoost(turn.state, 'defence')) ask(turn, 'impact');
  else landImpact(turn);
}

/** §4.8 Dice and coin are known: add diamonds, spades (§4.10) or a drone, then take the hit. */
export const impact: Rules<'impact'> = {
  legal: (state) => withBoosts(state, 'defence', [moves.endure]),
  play: (turn, _step, move) => (move.type === 'endure' ? landImpact(turn) : boost(turn, move)),
};
