import { currentStep } from '@haven/kit';
import { layMineralFor } from '../actions/minerals.ts';
import { askAbilities } from '../actions/play-card.ts';
import { endStep } from '../agenda.ts';
import * as moves from '../moves.ts';
import type { AbilityStep, Act, State } from '../types.ts';
import { barrierToUse, cryptoPricesOf, useAbility, usesOf } from './abilities.ts';

/** §2.5 Use an ability of the card just played, in any order. */
export const use: Act<'use', 'ability'> = {
  offer: (state, step, seat) => usesOf(state, seat, step),
  barrier: (state, seat, choice) => barrierToUse(state, seat, { ...abilityStep(state), choice }),
  play: (turn, { card, left }, choice) => {
    endStep(turn);
    const rest = useAbility(turn, turn.seat, { card, left, choice });
    askAbilities(turn, turn.seat, { card, left: rest });
  },
};

function abilityStep(state: State): AbilityStep {
  const step = currentStep(state);
  if (step?.type !== 'ability') throw new Error('no ability is asked about');
  return step;
}

/** §8.3.39 How the price of an ability is paid is chosen when it is used. */
export const layMineralForAbility = layMineralFor((state, seat) => cryptoPricesOf(state, seat, abilityStep(state)));

/** §2.5 The rest is left unused. */
export const skip: Act<'skip', 'ability'> = {
  offer: () => [moves.skip],
  play: endStep,
};
