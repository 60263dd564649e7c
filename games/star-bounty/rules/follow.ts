import { at, type Rng } from '@haven/kit';
import { apply } from './events.ts';
import type { Event, State, View } from './types.ts';
import { imagine, view } from './view.ts';

/** The position right after one witnessed event, between two messages of the table. Nothing is asked then. */
export function follow(seen: View, event: Event): View {
  const state = imagine({ ...seen, step: null }, UNSHUFFLED);
  apply(state, shown(state, event));
  return view(state, 0);
}

/** What lies face down is not in the next view either: any order of it will do. */
const UNSHUFFLED: Rng = { below: () => 0 };

/** §2.3 A row is what it turns out to be; §6.16 a new shop pile is the salvage, in any order. */
function shown(state: State, event: Event): Event {
  if (event.type === 'rowRevealed') at(state.rows, 0).enemies = [...event.enemies];
  return event.type === 'salvageShuffled' ? { ...event, pile: [...state.salvage] } : event;
}
