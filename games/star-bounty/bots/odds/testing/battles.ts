import { defaultOptions, simRng } from '@haven/kit';
import {
  type Bounty,
  healthOf,
  type Part,
  type Roll,
  type StarBounty,
  type State,
  type Step,
  type System,
  starBounty,
} from '@haven/star-bounty-rules';
import { type Query, queryOf } from '../query.ts';
import { TASTES, type Taste, worthOf } from '../worth.ts';

/** A battle to set up: what is not named is as at the start of a run. */
export interface Setup {
  readonly enemy: Bounty;
  readonly health?: number;
  readonly life?: number;
  readonly hand?: readonly Part[];
  readonly systems?: Partial<Record<System, number>>;
  readonly ready?: number;
  readonly assigned?: readonly System[];
  readonly prisoner?: Bounty;
  readonly lenient?: boolean;
  readonly step?: Exclude<Step['type'], 'engage'>;
  readonly roll?: Roll;
  readonly boost?: number;
  readonly taste?: Taste;
}

/** The battle in a run of its own. Another enemy waits behind, so that no shop opens when this one is beaten. */
export function battleState(setup: Setup): State {
  const options = { ...defaultOptions(starBounty.options), lenient: setup.lenient ?? false } as StarBounty['Options'];
  const state = starBounty.setup(1, options, simRng(1));
  const { enemy, health = healthOf(enemy), roll = null, boost = 0 } = setup;
  state.life = setup.life ?? state.life;
  state.hand = [...(setup.hand ?? [])];
  Object.assign(state.systems, setup.systems);
  state.drones = { ready: setup.ready ?? 0, assigned: [...(setup.assigned ?? [])], wrecked: 0 };
  if (setup.prisoner) state.collection.push({ card: setup.prisoner, alive: true, sector: 1 });
  state.rows = [enemy, enemy === 'AS' ? 'KS' : 'AS'].map((each) => ({ faceUp: true, enemies: [each as Bounty] }));
  state.battle = { enemy, health, roll, boost };
  state.agenda.splice(0, 1, { type: setup.step ?? 'fire', seats: [0] });
  return state;
}

export function battleQuery(setup: Setup): Query {
  const view = starBounty.view(battleState(setup), 0);
  const query = queryOf(view, worthOf(view, setup.enemy, setup.taste ?? TASTES.balanced));
  if (query === undefined) throw new Error('no battle is on');
  return query;
}
