import {
  type AnyGame,
  copy,
  type GameTypes,
  inForce,
  type MatchRecord,
  type News,
  type Seen,
  seenBy,
  tallyOf,
  type Viewer,
  witnessed,
} from '@haven/kit';
import { sharing } from './sharing.ts';

/** Between two kept states, a position is at most so many moves away. */
const KEPT_EVERY = 64;

/** A whole match, to be looked at from any move. Positions are made when somebody asks: all of them would be megabytes. */
export interface History {
  /** The number of moves that count. */
  readonly last: number;
  positionAt(move: number, viewer: Viewer): Seen<GameTypes>;
  /** What each move brought, as the viewer learned of it. */
  newsFor(viewer: Viewer): News<unknown>[];
  /** The position at the start and after every move, for charts: without what could have been played. */
  courseFor(viewer: Viewer): Seen<GameTypes>[];
}

export function historyOf(game: AnyGame, record: MatchRecord<GameTypes>): History {
  const line = inForce(record.entries);
  const stateAt = statesOf(game, record);
  const positionAt = (move: number, viewer: Viewer) => {
    const entries = line.slice(0, move);
    const asked = new Array<number>(record.seats).fill(move);
    const seen = seenBy(game, { ...record, entries, asked, state: stateAt(move) }, viewer);
    // The moves in force no longer know what was taken back; the end tells how often that was.
    return move === line.length ? { ...seen, undone: tallyOf(record).undone } : seen;
  };
  const courseFor = (viewer: Viewer) => {
    const course: Seen<GameTypes>[] = [];
    for (let move = 0; move <= line.length; move += 1)
      course.push(sharing(course.at(-1), { ...positionAt(move, viewer), moves: [] }));
    return course;
  };
  const newsFor = (viewer: Viewer) =>
    line.map((entry) => ({
      seat: entry.seat,
      events: witnessed(game, entry, viewer),
      ...(entry.by && { by: entry.by }),
    }));
  return { last: line.length, positionAt, newsFor, courseFor };
}

/** The state after each move, reached from the nearest one that is kept. */
function statesOf(game: AnyGame, record: MatchRecord<GameTypes>): (move: number) => unknown {
  const line = inForce(record.entries);
  const kept = [copy(record.initial)];
  let last = { move: 0, state: copy(record.initial) };
  return (move) => {
    const nearest = Math.min(Math.floor(move / KEPT_EVERY), kept.length - 1);
    const isAhead = last.move <= move && last.move >= nearest * KEPT_EVERY;
    let { move: made, state } = isAhead ? last : { move: nearest * KEPT_EVERY, state: copy(kept[nearest]) };
    for (; made < move; made += 1) {
      for (const event of line[made]?.events ?? []) game.apply(state, copy(event));
      if ((made + 1) % KEPT_EVERY === 0) kept[(made + 1) / KEPT_EVERY] ??= copy(state);
    }
    last = { move, state };
    return copy(state);
  };
}
