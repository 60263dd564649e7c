import { at, type GameTypes } from '../game.ts';
import { type Match, witnessed } from '../match.ts';
import { lastOf } from './inspect-entry.ts';
import type { InspectedPosition } from './inspect-position.ts';

/** From the view before a move, what its events tell a viewer leads to the view after it. The viewers take turns. */
export function inspectFollowed<T extends GameTypes>(position: InspectedPosition<T>, after: Match<T>): void {
  const { game, match, plan, fault, viewers } = position;
  if (game.follow === undefined) return;
  const viewer = at(viewers, match.entries.length % viewers.length);
  const entry = lastOf(after);
  const before = game.view(match.state, viewer);
  const written = JSON.stringify(before);
  const told = witnessed(game, entry, viewer);
  const followed = told.reduce<T['View']>((view, event) => game.follow?.(view, event), before);
  if (JSON.stringify(before) !== written) fault('looking-writes', `following "${entry.move}" changed the view before`);
  const where = { untold: plan.untold ?? [], isExcused: told.length === 0 ? () => true : isLess, path: [] };
  const strayed = differenceOf(followed, game.view(after.state, viewer), where);
  if (strayed !== undefined) fault('not-followed', `"${entry.move}" told to ${viewer}: ${strayed}`);
}

interface Where {
  readonly untold: readonly string[];
  /** Of what is untold a follower may know less, but nothing wrong; who was told nothing at all still knows the old. */
  isExcused(followed: unknown, seen: unknown): boolean;
  readonly path: readonly string[];
}

/** The first place where a followed view says something else than the view itself. */
function differenceOf(followed: unknown, seen: unknown, where: Where): string | undefined {
  const { untold, path } = where;
  if (followed === seen) return undefined;
  if (untold.includes(fieldOf(path)) && where.isExcused(followed, seen)) return undefined;
  if (!isInner(followed) || !isInner(seen) || Array.isArray(followed) !== Array.isArray(seen))
    return `${path.join('.')} is ${show(seen)}, followed as ${show(followed)}`;
  for (const name of new Set([...Object.keys(followed), ...Object.keys(seen)])) {
    const difference = differenceOf(followed[name], seen[name], { ...where, path: [...path, name] });
    if (difference !== undefined) return difference;
  }
  return undefined;
}

/** Of all places in a list the same. */
const fieldOf = (path: readonly string[]): string => path.filter((name) => !/^\d+$/.test(name)).join('.');

/** Nothing at all, or not in which order. */
const isLess = (followed: unknown, seen: unknown): boolean => isNothing(followed) || isReordered(followed, seen);

function isReordered(one: unknown, other: unknown): boolean {
  return Array.isArray(one) && Array.isArray(other) && sorted(one) === sorted(other);
}

const sorted = (list: readonly unknown[]): string => list.map(show).toSorted().join();

const isNothing = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

const isInner = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const show = (value: unknown): string => JSON.stringify(value) ?? 'missing';
