import type { FromTable, GameTypes, News, Refusal, Seen } from '@haven/kit';
import type { Progress } from '@haven/ui-kit';

/** One move as the log shows it. */
export interface LogGroup {
  /** The entry's number in the match. */
  readonly entry: number;
  readonly news: News<unknown>;
}

/** All that the page knows of a table. */
export interface TableState {
  readonly seen: Seen<GameTypes> | null;
  /** Everything that was told, from the first entry on. */
  readonly told: readonly News<unknown>[];
  /** The part of it that has just happened. */
  readonly fresh: readonly News<unknown>[];
  readonly refusal: Refusal | null;
  /** A question was answered and nothing has come back yet. */
  readonly waiting: boolean;
}

export const NOTHING_SEEN: TableState = { seen: null, told: [], fresh: [], refusal: null, waiting: false };

/** True if entries happened that were never told. */
export function hasGap(state: TableState, message: FromTable<GameTypes>): boolean {
  return message.type === 'seen' ? message.from > state.told.length : message.seen.seq !== state.told.length;
}

/** What a message makes of what was known. News after a gap are left to the next look. */
export function heard(state: TableState, message: FromTable<GameTypes>): TableState {
  if (message.type === 'refused') return { ...state, seen: message.seen, refusal: message.refusal, waiting: false };
  const isOlder = state.seen !== null && message.seen.seq < state.seen.seq;
  if (isOlder || hasGap(state, message)) return state;
  const news = message.news.slice(state.told.length - message.from);
  const fresh = state.seen === null ? [] : news;
  return { seen: message.seen, told: [...state.told, ...news], fresh, refusal: null, waiting: false };
}

/** The log: every move in force, and a note where moves were taken back. */
export function logOf(told: readonly News<unknown>[]): LogGroup[] {
  const groups: LogGroup[] = [];
  told.forEach((news, entry) => {
    if (news.undone !== undefined) takeBack(groups, news.undone);
    groups.push({ entry, news });
  });
  return groups;
}

function takeBack(groups: LogGroup[], moves: number): void {
  for (let left = moves; left > 0 && groups.length > 0; ) {
    const group = groups.pop();
    if (group?.news.undone === undefined) left -= 1;
  }
}

/** As much of what was told as the film has come to. */
export function toldUntil(told: readonly News<unknown>[], { entries, events }: Progress): readonly News<unknown>[] {
  if (told.length <= entries) return told;
  let left = events;
  const begun = told.slice(entries).map((news) => {
    const shown = news.events.slice(0, left);
    left -= shown.length;
    return { ...news, events: shown };
  });
  return [...told.slice(0, entries), ...begun.filter((news) => news.events.length > 0)];
}
