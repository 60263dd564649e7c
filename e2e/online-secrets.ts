import { type AnyGame, copy, type Entry, type GameTypes, type MatchRecord } from '@haven/kit';
import type { FromServer } from '@haven/wire';
import type { Page } from './test.ts';

type Letter = Extract<FromServer, { type: 'seen' }>;

/** All that a page was sent over its sockets. */
export function listenTo(page: Page): readonly string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return frames;
}

/** A page as it looked after so many entries. */
export interface Look {
  readonly seq: number;
  readonly html: string;
}

export function lookAt(page: Page): Promise<Look> {
  return page.locator('.table-frame').evaluate((frame: HTMLElement) => ({
    seq: Number(frame.dataset.seq),
    html: document.documentElement.outerHTML,
  }));
}

/** The names that nobody but the players may know, after each entry of a match that is now open. */
export interface Secrets {
  readonly game: AnyGame;
  readonly record: MatchRecord<GameTypes>;
  /** The position before the first entry, after it, and so on. */
  readonly states: readonly unknown[];
}

export function secretsOf(game: AnyGame, record: MatchRecord<GameTypes>): Secrets {
  const states = [record.initial];
  for (const entry of record.entries) {
    const state = copy(states.at(-1));
    for (const event of eventsOf(entry)) game.apply(state, copy(event));
    states.push(state);
  }
  return { game, record, states };
}

function eventsOf(entry: Entry<unknown> | undefined): readonly unknown[] {
  return entry && 'events' in entry ? entry.events : [];
}

const WATCHER = 'spectator';

/** Secrets that frames gave away: an event against the moment it happened in, all the rest against the whole entry. */
export function leaksIn(secrets: Secrets, frames: readonly string[]): string[] {
  const { game, record, states } = secrets;
  return frames.flatMap((frame) => {
    const letter = JSON.parse(frame) as FromServer;
    if (letter.type !== 'seen') return named(letter, [record.seed]);
    const now = [...game.secrets(states[letter.seen.seq], WATCHER), record.seed];
    return [...named({ ...letter, news: [] }, now), ...leaksInNews(secrets, letter)];
  });
}

function leaksInNews({ game, record, states }: Secrets, { from, news }: Letter): string[] {
  return news.flatMap((told, index) => {
    const state = copy(states[from + index]);
    const wire = [...told.events];
    return eventsOf(record.entries[from + index]).flatMap((event) => {
      game.apply(state, copy(event));
      if (game.witness(event, WATCHER) === undefined) return [];
      return named(wire.shift(), game.secrets(state, WATCHER));
    });
  });
}

/** A secret has a name of its own, which no word of any language is. */
export function leaksOnPage({ game, states }: Secrets, looks: readonly Look[]): string[] {
  return looks.flatMap(({ seq, html }) => {
    const words = new Set(html.split(/[^\w:.-]+/));
    return game.secrets(states[seq], WATCHER).filter((name) => words.has(name));
  });
}

function named(value: unknown, names: readonly string[]): string[] {
  const words = new Set(wordsOf(value));
  return names.filter((name) => words.has(name));
}

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/\s/);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...wordsOf(inner)]);
}
