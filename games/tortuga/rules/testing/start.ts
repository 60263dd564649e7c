import { currentStep, simRng } from '@haven/kit';
import type { Table } from '@haven/kit/testing';
import { apply } from '../events.ts';
import { goOn } from '../round.ts';
import type { Event, Tortuga } from '../types.ts';

/** Lets the rules go on from a position that was set up by hand; returns what happened until somebody is asked. */
export function goesOn(table: Table<Tortuga>, seed = 1): Event[] {
  const { state } = table;
  const events: Event[] = [];
  const emit = (event: Event) => {
    events.push(event);
    apply(state, event);
  };
  goOn({ state, seat: 0, rng: simRng(seed), emit });
  return events;
}

/** The same, and whoever may expand the fleet, recruit a crew or hunt does so. */
export function actsOn(table: Table<Tortuga>, seed = 1): Event[] {
  const events = goesOn(table, seed);
  for (let step = currentStep(table.state); step?.type === 'perform'; step = currentStep(table.state))
    events.push(...table.plays(`${step.deed.seat} perform`).events);
  return events;
}
