import { currentStep, type Refusal } from '@haven/kit';
import { prisonersOf } from './enemies/enemies.ts';
import type { Move, State, Step } from './types.ts';

/** Every reason why a move can be impossible. */
export const REFUSALS = [
  'already-boosted',
  'back-room-empty',
  'enemy-locked',
  'hand-full',
  'hand-not-full',
  'illegal-move',
  'life-full',
  'no-drone',
  'no-flight-now',
  'no-prisoner',
  'not-asked',
  'not-at-enterprise',
  'not-collected',
  'not-in-battle',
  'not-in-front-row',
  'not-in-hand',
  'not-next',
  'not-on-shelf',
  'not-prisoner',
  'nothing-to-repair',
  'system-disabled',
  'system-full',
  'too-many-hearts',
  'too-poor',
  'wrong-phase',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

export function because(code: RefusalCode, rule: string, values?: Refusal['values']): Refusal {
  return values ? { code, rule, values } : { code, rule };
}

/** §6.7 Nobody spends what is not there. */
export function tooPoor({ credits }: Pick<State, 'credits'>, price: number): Refusal | undefined {
  return credits < price ? because('too-poor', '§6.7', { price, credits }) : undefined;
}

/** Why the present step does not have this act. */
export function elsewhere(state: State, move: Move): Refusal {
  switch (move.type) {
    case 'engage':
      return state.battle ? because('enemy-locked', '§2.4') : notAsked(state);
    case 'flee':
      return because(prisonersOf(state).length > 0 ? 'no-flight-now' : 'no-prisoner', '§5.10');
    case 'improvise':
      return state.battle ? notAsked(state) : because('not-in-battle', '§4.8');
    case 'drone':
      return state.battle ? notAsked(state) : because('not-in-battle', '§4.5');
    case 'fire':
    case 'strike':
    case 'brace':
    case 'endure':
    case 'reengage':
      return notAsked(state);
    default:
      return because('not-at-enterprise', '§6.1');
  }
}

const RULE_OF = {
  engage: '§2.4',
  fire: '§5.1',
  volley: '§4.8',
  brace: '§5.4',
  impact: '§4.8',
  reengage: '§5.9',
  enterprise: '§6.15',
} as const satisfies Record<Step['type'], string>;

function notAsked(state: State): Refusal {
  return because('not-asked', RULE_OF[currentStep(state)?.type ?? 'engage']);
}
