import { simRng } from '@haven/kit';
import type { Table } from '@haven/kit/testing';
import { goOn } from '../effects/round.ts';
import { apply } from '../events.ts';
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
