import { at, type Seat } from './game.ts';

/** A move that was made: who, its text, what came of it, and what forbids taking it back alone. */
export interface Played<Event> {
  readonly seat: Seat;
  readonly move: string;
  readonly events: readonly Event[];
  readonly fixed?: 'dice-fell' | 'secret-learned';
  /** A bot moved for this seat. */
  readonly by?: 'bot';
  /** Given while others were still deciding: the question, the player's own nonce, and the seal of all of it. */
  readonly asked?: number;
  readonly nonce?: string;
  readonly seal?: string;
}

/** So many moves were taken back. Entries are only ever added. */
export interface Undone {
  readonly seat: Seat;
  readonly undone: number;
}

export type Entry<Event> = Played<Event> | Undone;

/** The moves that count: all that were made, less those taken back. */
export function inForce<Event>(entries: readonly Entry<Event>[]): Played<Event>[] {
  const line: Played<Event>[] = [];
  for (const entry of entries) {
    if ('undone' in entry) line.length -= entry.undone;
    else line.push(entry);
  }
  return line;
}

/** The last moves that count, so many of them or fewer, the latest first. */
export function lastInForce<Event>(entries: readonly Entry<Event>[], moves: number): Played<Event>[] {
  const last: Played<Event>[] = [];
  let takenBack = 0;
  for (let index = entries.length - 1; index >= 0 && last.length < moves; index -= 1) {
    const entry = at(entries, index);
    if ('undone' in entry) takenBack += entry.undone;
    else if (takenBack > 0) takenBack -= 1;
    else last.push(entry);
  }
  return last;
}

interface Tally {
  readonly moves: number;
  readonly undone: number;
}

/** A list of entries never changes: each is counted once, a longer one from the one before it. */
const TALLIES = new WeakMap<readonly Entry<unknown>[], Tally>();

export function tallyOf(entries: readonly Entry<unknown>[]): Tally {
  const tally = TALLIES.get(entries) ?? entries.reduce(counting, { moves: 0, undone: 0 });
  TALLIES.set(entries, tally);
  return tally;
}

function counting({ moves, undone }: Tally, entry: Entry<unknown>): Tally {
  return 'undone' in entry ? { moves: moves - entry.undone, undone: undone + 1 } : { moves: moves + 1, undone };
}

/** The same entries and one more. */
export function longer<Event>(entries: readonly Entry<Event>[], entry: Entry<Event>): readonly Entry<Event>[] {
  const list = [...entries, entry];
  TALLIES.set(list, counting(tallyOf(entries), entry));
  return list;
}

/** How often somebody took a move back. */
export function timesUndone<Event>(entries: readonly Entry<Event>[]): number {
  return tallyOf(entries).undone;
}
