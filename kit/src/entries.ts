import { at, type Seat } from './game.ts';

/** A move that was made: who, its text, what came of it, and what forbids taking it back alone. */
export interface Played<Event> {
  readonly seat: Seat;
  readonly move: string;
  readonly events: readonly Event[];
  readonly fixed?: 'dice-fell' | 'secret-learned';
  /** A bot moved for this seat. */
  readonly by?: 'bot';
  /** Of a sealed answer, as one gives it where several decide at once: the question, the player's own nonce, the seal of all of it. */
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

/** How many moves lie between now and this seat's last one, itself included; none if it made none. */
export function movesSince(entries: readonly { readonly seat: Seat; readonly undone?: number }[], seat: Seat): number {
  const movers: Seat[] = [];
  for (const entry of entries) {
    if (entry.undone === undefined) movers.push(entry.seat);
    else movers.length -= entry.undone;
  }
  const last = movers.lastIndexOf(seat);
  return last === -1 ? 0 : movers.length - last;
}

/** What entries add up to: how many there are, how many moves count, how often somebody took some back. */
export interface Tally {
  readonly entries: number;
  readonly moves: number;
  /** The most moves that ever counted: fewer than that were made before, and taken back. */
  readonly most: number;
  readonly undone: number;
  /** How many of the entries are of each seat; the last seats may be missing. */
  readonly bySeat: readonly number[];
}

const NOTHING: Tally = { entries: 0, moves: 0, most: 0, undone: 0, bySeat: [] };

/** All entries of a match, or the last of them and what those before add up to. */
export interface Story<Event> {
  readonly entries: readonly Entry<Event>[];
  /** Left out here: whoever holds a long match need not hold all of it. */
  readonly before?: Tally;
}

/** A list of entries never changes: each is counted once, a longer one from the one before it. */
const TALLIES = new WeakMap<readonly Entry<unknown>[], Tally>();

export function tallyOf({ entries, before }: Story<unknown>): Tally {
  const here = tallyOfList(entries);
  return before ? sumOf(before, here) : here;
}

function tallyOfList(entries: readonly Entry<unknown>[]): Tally {
  const tally = TALLIES.get(entries) ?? entries.reduce(counting, NOTHING);
  TALLIES.set(entries, tally);
  return tally;
}

function counting({ entries, moves, most, undone, bySeat }: Tally, entry: Entry<unknown>): Tally {
  const isUndo = 'undone' in entry;
  const now = isUndo ? moves - entry.undone : moves + 1;
  return {
    entries: entries + 1,
    moves: now,
    most: Math.max(most, now),
    undone: isUndo ? undone + 1 : undone,
    bySeat: oneMore(bySeat, entry.seat),
  };
}

function oneMore(bySeat: readonly number[], seat: Seat): number[] {
  const counts = bySeat.slice();
  while (counts.length <= seat) counts.push(0);
  counts[seat] = at(counts, seat) + 1;
  return counts;
}

function sumOf(one: Tally, other: Tally): Tally {
  const longest = one.bySeat.length > other.bySeat.length ? one.bySeat : other.bySeat;
  return {
    entries: one.entries + other.entries,
    moves: one.moves + other.moves,
    most: Math.max(one.most, one.moves + other.most),
    undone: one.undone + other.undone,
    bySeat: longest.map((_, seat) => (one.bySeat[seat] ?? 0) + (other.bySeat[seat] ?? 0)),
  };
}

/** The same entries and one more. */
export function longer<Event>(entries: readonly Entry<Event>[], entry: Entry<Event>): readonly Entry<Event>[] {
  const list = [...entries, entry];
  TALLIES.set(list, counting(tallyOfList(entries), entry));
  return list;
}

/** The entries from this number on. */
export function entriesFrom<Event>({ entries, before = NOTHING }: Story<Event>, from: number): readonly Entry<Event>[] {
  if (from < before.entries) throw new RangeError(`entry ${from} is left out, and all before ${before.entries}`);
  return entries.slice(from - before.entries);
}

/** Leaves out all but the last entries; the last move that counts stays, for it may be taken back. */
export function lastOf<S extends Story<unknown>>(story: S, most: number): S {
  const { entries, before = NOTHING } = story;
  const kept = entries.slice(-most);
  if (kept.length === entries.length || lastInForce(kept, 1).length === 0) return story;
  const left = entries.slice(0, -most).reduce(counting, NOTHING);
  return { ...story, entries: kept, before: sumOf(before, left) };
}
