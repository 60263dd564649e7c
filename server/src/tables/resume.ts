import { type Entry, type Game, type GameTypes, type Match, type MatchRecord, replay } from '@haven/kit';
import type { Snapshot } from '../store/store.ts';

/** The match as its record tells it, from the snapshot on where that is possible. */
export function resume<T extends GameTypes>(game: Game<T>, record: MatchRecord<T>, snapshot?: Snapshot): Match<T> {
  if (snapshot === undefined) return replay(game, record);
  const later = record.entries.slice(snapshot.seq);
  if (reachesBack(later)) return replay(game, record);
  const { state } = replay(game, { ...record, initial: snapshot.state as T['State'], entries: later });
  return { ...replay(game, record, 0), state };
}

/** Whether some of these entries take back a move that was made before them. */
function reachesBack(entries: readonly Entry<unknown>[]): boolean {
  let moves = 0;
  return entries.some((entry) => {
    moves += 'undone' in entry ? -entry.undone : 1;
    return moves < 0;
  });
}
