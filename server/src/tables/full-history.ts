import { type GameTypes, lastOf, type Match, tallyOf } from '@haven/kit';
import type { ServerContext } from '../server-context.ts';
import type { PlayingTable } from './table.ts';

/** Enough for a page that was away for a moment and for what may be taken back alone. */
const HELD_ENTRIES = 50;

/** Whoever plays and takes back for ever would make a record that nobody can check: those of 20,000 entries are refused. */
export const MOST_WITH_UNDO = 10_000;

export function mayTakeBack(match: Match<GameTypes>): boolean {
  return tallyOf(match).entries < MOST_WITH_UNDO;
}

/** A running match as it is held in memory: its last entries. However long it lasts, it takes no more room. */
export function heldPart(match: Match<GameTypes>): Match<GameTypes> {
  return match.entries.length < 2 * HELD_ENTRIES ? match : lastOf(match, HELD_ENTRIES);
}

/** The match with all of its entries, those from the store included. To be called from the table's queue. */
export async function fullHistory(
  { store }: ServerContext,
  { id, match }: Pick<PlayingTable, 'id' | 'match'>,
): Promise<Match<GameTypes>> {
  const { before, ...whole } = match;
  if (before === undefined) return match;
  const stored = await store.load(id);
  if (stored === undefined) throw new Error(`match ${id} is no longer in the store`);
  return { ...whole, entries: [...stored.record.entries.slice(0, before.entries), ...match.entries] };
}
