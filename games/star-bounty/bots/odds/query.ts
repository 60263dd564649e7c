import { type Bounty, healthOf, type Part, type Roll, type System, type View } from '@haven/star-bounty-rules';
import { flightTicket, type Worth } from './worth.ts';

/** Where in a battle the question is asked; a roll is known once the dice lie on the table. */
export type Moment =
  | { readonly type: 'fire' | 'brace' | 'reengage' }
  | { readonly type: 'volley' | 'impact'; readonly roll: Roll };

/** One battle as the captain sees it: all that its odds depend on. Plain data, so that it can travel to a worker. */
export interface Query {
  readonly enemy: Bounty;
  readonly health: number;
  readonly life: number;
  readonly systems: Readonly<Record<System, number>>;
  readonly ready: number;
  readonly assigned: readonly System[];
  readonly hand: readonly Part[];
  readonly lenient: boolean;
  /** §5.10 The prisoner to give up, if there is one. */
  readonly ticket: Bounty | null;
  readonly moment: Moment;
  readonly boost: number;
  readonly worth: Worth;
}

/** The battle that is on, or undefined if none is. */
export function queryOf(view: View, worth: Worth): Query | undefined {
  const moment = momentOf(view);
  if (view.battle === null || moment === undefined) return undefined;
  const { enemy, health, boost } = view.battle;
  return { ...shipOf(view), enemy, health, boost, moment, worth };
}

/** A battle that might be begun: the first shot at an enemy that is whole. */
export function queryAgainst(view: View, enemy: Bounty, worth: Worth): Query {
  const health = healthOf(enemy);
  return { ...shipOf(view), enemy, health, boost: 0, moment: { type: 'fire' }, worth };
}

function shipOf({ life, systems, drones, hand, options, collection }: View) {
  const ticket = flightTicket({ collection })?.card ?? null;
  return { life, systems, ready: drones.ready, assigned: drones.assigned, hand, lenient: options.lenient, ticket };
}

function momentOf({ step, battle }: View): Moment | undefined {
  switch (step?.type) {
    case 'fire':
    case 'brace':
    case 'reengage':
      return { type: step.type };
    case 'volley':
    case 'impact':
      return battle?.roll ? { type: step.type, roll: battle.roll } : undefined;
    default:
      return undefined;
  }
}
