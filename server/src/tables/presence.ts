import type { Seat } from '@haven/kit';
import type { ServerContext } from '../server-context.ts';
import type { StoredChair } from '../store/tables.ts';
import type { Listener, Table } from './table.ts';

/** Whether a page of this seat is connected, looked at or not. */
export function isOnline(table: Table, seat: Seat): boolean {
  return pagesAt(table, seat).length > 0;
}

/** Here and at other servers. */
function pagesAt({ listeners, elsewhere }: Table, seat: Seat): Page[] {
  const here: Page[] = [...listeners].filter(({ viewer }) => viewer === seat);
  return elsewhere.length === 0 ? here : [...here, ...elsewhere.filter(({ viewer }) => viewer === seat)];
}

type Page = Pick<Listener, 'viewer' | 'unseenSince'> & { readonly player?: string | undefined };

/** Whether the clock of a seat runs as for somebody with a connection: nobody loses theirs while that cannot be known. */
export function connectionsAt({ bus }: Pick<ServerContext, 'bus'>, table: Table): (seat: Seat) => boolean {
  const isGraced = (seat: Seat) => table.setting?.clocks[seat]?.graceSince !== undefined;
  return (seat) => isOnline(table, seat) || (!bus.isWell() && !isGraced(seat));
}

/**
 * So long nobody may look at any page of theirs before a person is away as if they had closed it. It is more than
 * for a closed page, as the connection says that they mean to come back.
 */
export const UNSEEN_MS = 10 * 60_000;

/** From when on nobody is at this seat; never while somebody looks at a page of it. */
export function goneFrom(table: Table, seat: Seat): number {
  const pages = pagesAt(table, seat);
  if (pages.length === 0) return 0;
  return pages.some(({ unseenSince }) => unseenSince === undefined) ? NEVER : lastLook(table, pages) + UNSEEN_MS;
}

const NEVER = Number.POSITIVE_INFINITY;

/** Also at a page that was closed since, while others of the same person are open. */
function lastLook({ presence }: Table, pages: readonly Page[]): number {
  const looks = pages.flatMap(({ unseenSince, player }) => [unseenSince, player && presence.looked.get(player)]);
  return Math.max(0, ...looks.filter((look) => typeof look === 'number'));
}

export function isHere(table: Table, seat: Seat, now: number): boolean {
  return goneFrom(table, seat) > now;
}

/** A page that was out of sight for a moment only counts as looked at. */
const GLANCE_MS = 60_000;

/** From when on nobody looks at the table from this seat, however many pages are open there; undefined while somebody does. */
export function unseenFrom(table: Table, seat: Seat): number | undefined {
  const pages = pagesAt(table, seat);
  const unseen = pages.flatMap(({ unseenSince }) => (unseenSince === undefined ? [] : [unseenSince + GLANCE_MS]));
  return unseen.length < pages.length ? undefined : Math.max(0, ...unseen);
}

/** An absence, and from when on it counts. */
interface Absence {
  readonly since: number;
  readonly from: number;
}

/** Undefined while somebody looks at a page of theirs, and for a chair that belongs to nobody. */
export function absenceOf(table: Table, { seat, player }: Person): Absence | undefined {
  const from = goneFrom(table, seat);
  if (player === null || from === NEVER) return undefined;
  const pages = pagesAt(table, seat);
  const left = table.presence.left.get(player) ?? table.presence.opened;
  return { from, since: pages.length > 0 ? lastLook(table, pages) : left };
}

/** Undefined for somebody who is there, and for a chair that belongs to nobody. */
export function awaySince(table: Table, person: Person, now: number): number | undefined {
  const absence = absenceOf(table, person);
  return absence && absence.from <= now ? absence.since : undefined;
}

type Person = Pick<StoredChair, 'seat' | 'player'>;

/** Whoever has just been given a chair is not late for it. */
export function expectNewcomers(table: Table, before: readonly StoredChair[], now: number): void {
  const known = new Set(before.map(({ player }) => player));
  for (const { player } of table.setting?.chairs ?? []) {
    if (player !== null && !known.has(player)) table.presence.left.set(player, now);
  }
}
