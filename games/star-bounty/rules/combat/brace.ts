import { ask } from '../agenda.ts';
import * as moves from '../moves.ts';
import { canBoost, withBoosts } from '../systems/boosts.ts';
import type { Act, Moves } from '../types.ts';
import { flipsHeads, rollDice } from './dice.ts';
import { damageThrough, landImpact } from './shots.ts';

/** §5.4 Brace for impact! The enemy rolls two dice and flips a coin. With nothing to fear or nothing to add, the shot lands at once. */
export const brace: Act<'brace', Moves['brace']> = {
  offer: (state) => withBoosts(state, 'defence', [moves.brace]),
  play: (turn) => {
    turn.emit({ type: 'braced', dice: rollDice(turn.rng), heads: flipsHeads(turn.rng) });
    if (damageThrough(turn.state) > 0 && canBoost(turn.state, 'defence')) ask(turn, 'impact');
    else landImpact(turn);
  },
};

/** §4.8 Dice and coin are known, and whatever was to be added is: the ship takes the hit. */
export const endure: Act<'endure', Moves['impact']> = {
  offer: (state) => withBoosts(state, 'defence', [moves.endure]),
  play: (turn) => landImpact(turn),
};
