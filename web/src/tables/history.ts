import {
  type AnyGame,
  at,
  copy,
  type GameTypes,
  inForce,
  type Match,
  type MatchRecord,
  type News,
  replay,
  type Seen,
  seenBy,
  type Viewer,
  witnessed,
} from '@haven/kit';
import type { SeatInfo } from '@haven/ui-kit';

/** A whole match as one viewer saw it: the position at the start and after every move that counts. */
export interface History {
  readonly game: string;
  readonly viewer: Viewer;
  /** Who sat where; nobody's name if it was not kept. */
  readonly seats: readonly SeatInfo[];
  readonly positions: readonly Seen<GameTypes>[];
  /** Helping tools that were used. */
  readonly aids: readonly string[];
  /** What each of those moves brought; one fewer than positions. */
  readonly news: readonly News<unknown>[];
}

export function historyOf(
  game: AnyGame,
  record: MatchRecord<GameTypes>,
  told: Pick<History, 'aids' | 'viewer' | 'seats'>,
): History {
  const { aids, viewer, seats } = told;
  const line = inForce(record.entries);
  let match: Match<GameTypes> = replay(game, { ...record, entries: [] });
  const positions = [seenBy(game, match, viewer)];
  for (const entry of line) {
    const state = copy(match.state);
    for (const event of entry.events) game.apply(state, copy(event));
    match = { ...match, state, entries: [...match.entries, entry] };
    positions.push(seenBy(game, match, viewer));
  }
  const news = line.map((entry) => ({ seat: entry.seat, events: witnessed(game, entry, viewer) }));
  return { game: record.game, viewer, seats, aids, positions: withUndone(positions, record), news };
}

/** The end tells how often moves were taken back; the moves in force no longer know. */
function withUndone(positions: readonly Seen<GameTypes>[], record: MatchRecord<GameTypes>): Seen<GameTypes>[] {
  const undone = record.entries.filter((entry) => 'undone' in entry).length;
  return [...positions.slice(0, -1), { ...at(positions, positions.length - 1), undone }];
}
