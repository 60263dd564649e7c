import { currentStep, type Refusal } from '@haven/kit';
import { ruleOf } from './actions/attack.ts';
import { because } from './reasons.ts';
import type { State, Step } from './types.ts';

/** The answer to a move of another step: something else is asked now, by this rule. */
export function notAsked(state: State): Refusal {
  const step = currentStep(state);
  return because('not-asked', step ? ruleAsking(step) : '§7.1');
}

function ruleAsking(step: Step): string {
  return step.type === 'attack' ? ruleOf(step.deed) : RULE[step.type];
}

const RULE: Readonly<Record<Exclude<Step['type'], 'attack'>, string>> = {
  pick: '§2.2',
  skulls: '§2.8',
  bonus: '§2.9',
  perform: '§3.4',
  keep: '§4.3',
  arrange: '§5.3',
};
