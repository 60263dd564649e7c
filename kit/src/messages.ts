import { type Entry, entriesFrom, tallyOf } from './entries.ts';
import type { Game, GameTypes, Refusal, Seat, Viewer } from './game.ts';
import { type Match, play, type Result, type Seen, seenBy, undo, witnessed } from './match.ts';

/** What a player sends to a table, whether it stands on a server or in a worker of the page. */
export type ToTable =
  | { readonly type: 'play'; readonly asked: number; readonly move: string; readonly nonce?: string }
  | { readonly type: 'undo'; readonly moves: number }
  /** Tell me again: all that happened from this entry on, and how things stand. */
  | { readonly type: 'look'; readonly from: number };

/** One entry as its viewer learned of it. */
export interface News<Event> {
  readonly seat: Seat;
  readonly events: readonly Event[];
  /** So many moves were taken back instead. */
  readonly undone?: number;
  /** A bot moved for this seat. */
  readonly by?: 'bot';
  /** Of a sealed answer; its nonce stays closed until the record opens. */
  readonly seal?: string;
}

/** What a table tells one viewer. A gap between `from` and what one knows means: look again. */
export type FromTable<T extends GameTypes> =
  | { readonly type: 'seen'; readonly seen: Seen<T>; readonly from: number; readonly news: readonly News<T['Event']>[] }
  | { readonly type: 'refused'; readonly refusal: Refusal; readonly seen: Seen<T> };

/** What a seat's message does to a match. */
export function answer<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  said: {
    readonly seat: Seat;
    readonly message: Exclude<ToTable, { type: 'look' }>;
    readonly by?: 'bot';
    readonly consent?: true;
  },
): Result<T> {
  const { message, consent = false, seat, by } = said;
  if (message.type === 'undo') return undo(game, match, { seat, moves: message.moves, consent });
  const { asked, move, nonce } = message;
  return play(game, match, { seat, move, asked, ...(nonce !== undefined && { nonce }), ...(by && { by }) });
}

/** How things stand for a viewer, and what happened from an entry on. */
export function tellFrom<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  told: { readonly viewer: Viewer; readonly from: number },
): FromTable<T> {
  const from = Math.min(Math.max(0, told.from), tallyOf(match).entries);
  const news = entriesFrom(match, from).map((entry) => newsOf(game, entry, told.viewer));
  return { type: 'seen', seen: seenBy(game, match, told.viewer), from, news };
}

/** One entry as this viewer learned of it: the same whenever it is told. */
export function newsOf<T extends GameTypes>(game: Game<T>, entry: Entry<T['Event']>, viewer: Viewer): News<T['Event']> {
  const { seat } = entry;
  const events = witnessed(game, entry, viewer);
  if ('undone' in entry) return { seat, events, undone: entry.undone };
  const { by, seal } = entry;
  return { seat, events, ...(by && { by }), ...(seal && { seal }) };
}
