import { at, type GameTypes, type Viewer } from '../game.ts';
import { type Match, play, seenBy, witnessed } from '../match.ts';
import { type Rng, shuffle } from '../rng.ts';
import type { InspectedPosition } from './inspect-position.ts';

type Names = ReadonlyMap<string, string>;

/**
 * Equal pieces are alike: in a world where they have changed places among themselves, a viewer is told the same,
 * byte for byte, before the move and after it. One viewer, taken at random: to look with all eyes costs several times as much.
 */
export function inspectEqualCopies<T extends GameTypes>(position: InspectedPosition<T>, after: Match<T>): void {
  const { game, match, rng, viewers, fault } = position;
  const names = exchangedCopies(position, rng);
  const entry = after.entries.at(-1);
  if (names.size === 0 || entry === undefined || !('move' in entry)) return;
  const other = { ...match, state: renamed(match.state, names) };
  const moved = play(game, other, { seat: entry.seat, move: entry.move }).match;
  const viewer = at(viewers, rng.below(viewers.length));
  const toldOf = (before: Match<T>, then: Match<T> | undefined) =>
    JSON.stringify([seenBy(game, before, viewer), then && newsOf(position, then, viewer)]);
  if (toldOf(other, moved) !== toldOf(match, after))
    fault('copies-told-apart', `"${entry.move}" tells ${viewer} which of several equal pieces lies where`);
}

function newsOf<T extends GameTypes>({ game }: InspectedPosition<T>, then: Match<T>, viewer: Viewer) {
  const events = then.entries.slice(-1).flatMap((entry) => witnessed(game, entry, viewer));
  return { events, seen: seenBy(game, then, viewer) };
}

/** All pieces of a kind that the state names, dealt anew to the places of their kind. */
function exchangedCopies<T extends GameTypes>({ game, match }: InspectedPosition<T>, rng: Rng): Names {
  const kinds = new Map<string, Set<string>>();
  for (const name of game.kindOf ? textsIn(match.state) : []) {
    const kind = game.kindOf?.(name);
    if (kind !== undefined) kinds.set(kind, (kinds.get(kind) ?? new Set()).add(name));
  }
  return new Map([...kinds.values()].flatMap((copies) => exchanged([...copies], rng)));
}

/** Each name of a list stands for another one of it. */
export function exchanged(names: readonly string[], rng: Rng): (readonly [string, string])[] {
  const others = shuffle(rng, [...names]);
  return names.map((name, index) => [name, others[index] ?? name]);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...textsIn(inner)]);
}

/** The same plain data with other names in it. */
export function renamed<Data>(value: Data, names: Names): Data {
  return withNames(value, names) as Data;
}

function withNames(value: unknown, names: Names): unknown {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((inner) => withNames(inner, names));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [names.get(key) ?? key, withNames(inner, names)]);
  return Object.fromEntries(entries);
}
