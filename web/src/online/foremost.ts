import type { Chair } from '@haven/wire';
import type { OnlineState } from '../links/online-state.ts';
import { type Missing, missingOf } from './away.ts';
import { isOver, isStoodInFor } from './online-table.ts';

/** What can stand between the people and the board. */
export type BannerKind = 'request' | 'over' | 'otherRules' | 'standIn' | 'missing' | 'away' | 'join';

/** A page that is loaded again is no absence worth a line. */
const BLINK_MS = 5_000;

/** Of all that could be said at this moment, the one thing that matters most: the board needs its room. */
export function foremost(state: OnlineState, now: number): BannerKind | undefined {
  if (state.request !== null) return 'request';
  if (isOver(state)) return 'over';
  if (state.table.otherRules !== undefined) return 'otherRules';
  if (missingFor(state, now)) return 'missing';
  if (awayFor(state, now)) return 'away';
  if (isStoodInFor(state)) return 'standIn';
  return freeChairFor(state) && 'join';
}

/** Who has kept this person waiting for long enough. */
export function missingFor(state: OnlineState, now: number): Missing | undefined {
  return state.viewer === 'spectator' ? undefined : othersMissing(state, now).find(({ botMs }) => botMs === 0);
}

/** Who is away, and not long enough yet: of several the one who went first. */
export function awayFor(state: OnlineState, now: number): Missing | undefined {
  return othersAway(state, now)
    .filter(({ botMs }) => botMs > 0)
    .toSorted((a, b) => a.botMs - b.botMs)[0];
}

/** How long until the match can be ended, or its end proposed: nobody who is away is asked to agree. */
export function endingIn(state: OnlineState, now: number): number {
  return Math.max(0, ...othersAway(state, now).map(({ endMs }) => endMs));
}

function othersAway(state: OnlineState, now: number): Missing[] {
  return othersMissing(state, now).filter(({ chair: { awaySince = now } }) => now - awaySince > BLINK_MS);
}

/** Whether the match ends as soon as this person says so: the others are bots, or have been away for long enough. */
export function endsAlone({ table, viewer }: OnlineState, now: number): boolean {
  const others = table.chairs.filter(({ seat, kind }) => seat !== viewer && kind === 'human');
  return others.every((chair) => missingOf(table, chair, now)?.endMs === 0);
}

function othersMissing({ table, viewer }: OnlineState, now: number): Missing[] {
  const others = table.chairs.filter(({ seat }) => seat !== viewer);
  return others.flatMap((chair) => missingOf(table, chair, now) ?? []);
}

/** A chair that a spectator may ask for: no person's, and none that they gave up. */
export function freeChairFor({ table, viewer, stoodUpFrom = [] }: OnlineState): Chair | undefined {
  if (viewer !== 'spectator') return undefined;
  return table.chairs.find(({ seat, kind, isStandIn }) => kind === 'bot' && !isStandIn && !stoodUpFrom.includes(seat));
}
