import type { Seat } from '@haven/kit';
import type { Lobby, TableLine } from '@haven/wire';
import type { PageElsewhere } from '../bus/tidings.ts';
import type { ServerContext } from '../server-context.ts';
import type { SickList } from '../sick-list.ts';
import { shownName } from '../store/shown-name.ts';
import type { ListedTable, StoredChair } from '../store/tables.ts';
import { isHere } from '../tables/presence.ts';
import type { TableRegistry } from '../tables/registry.ts';
import type { Table } from '../tables/table.ts';
import { isForsaken } from './forsaken.ts';
import { Listed } from './schemas.ts';

const MOST_LINES = 50;

export interface ListDeps {
  readonly context: ServerContext;
  readonly registry: TableRegistry;
}

/** Public tables with a free chair, those with somebody there first, and matches to watch. */
export async function lobbyOf(deps: ListDeps): Promise<Lobby> {
  const { registry, context } = deps;
  const { store, now } = context;
  const attended = registry.attended();
  const [inviting, playing] = await Promise.all([
    store.tables.inviting(MOST_LINES, attended),
    store.tables.listed({ phase: 'playing', limit: MOST_LINES }),
  ]);
  const isInviting = (line: TableLine) =>
    attended.includes(line.id) || !isForsaken({ ...line, access: 'public' }, now());
  return { open: linesOf(deps, inviting).filter(isInviting), watch: linesOf(deps, playing) };
}

function linesOf({ context, registry }: ListDeps, listed: readonly ListedTable[]): TableLine[] {
  const now = context.now();
  return listed
    .filter(isSound(context.sick))
    .map((line) =>
      lineOf({ listed: line, table: registry.peek(line.id), pages: context.elsewhere.pagesAt(line.id), now }),
    );
}

/** One line that makes no sense spoils no list. */
export function isSound(sick: SickList): (table: ListedTable) => boolean {
  return (table) => {
    const [issue] = Listed.safeParse(table).error?.issues ?? [];
    if (issue) sick.admit({ kind: 'table', id: table.id }, new Error([...issue.path, issue.message].join(': ')));
    return issue === undefined;
  };
}

/** A table as it is listed, and as it is in memory if it is. */
interface ListedPlace {
  readonly listed: ListedTable;
  readonly table: Table | undefined;
  /** At other servers. */
  readonly pages?: readonly PageElsewhere[];
  readonly now: number;
}

export function lineOf(place: ListedPlace): TableLine {
  const { told, toAct: _toAct, clocks: _clocks, chairs, ...line } = place.listed;
  return { ...line, options: told, chairs: chairs.map((chair) => chairLine(chair, place)) };
}

function chairLine(chair: StoredChair, place: ListedPlace): TableLine['chairs'][number] {
  const { seat, kind, player } = chair;
  const isOnline = place.table ? isHere(place.table, seat, place.now) : isElsewhere(place, seat);
  const isAway = kind !== 'open' && player !== null && !isOnline;
  return { seat, kind, name: shownName(chair), isOnline, ...(isAway && { awaySince: lastSeen(player, place) }) };
}

function isElsewhere({ pages = [] }: ListedPlace, seat: Seat): boolean {
  return pages.some(({ viewer, unseenSince }) => viewer === seat && unseenSince === undefined);
}

/** What the memory does not know is not younger than the last change. */
function lastSeen(player: string, { listed, table }: ListedPlace): number {
  const { left, looked } = table?.presence ?? {};
  return Math.max(left?.get(player) ?? 0, looked?.get(player) ?? 0) || listed.changed;
}
