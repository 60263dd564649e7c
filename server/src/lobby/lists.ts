import type { Lobby, TableLine } from '@haven/wire';
import type { House } from '../house.ts';
import type { Matches } from '../matches/matches.ts';
import { isOnline } from '../matches/presence.ts';
import type { Table } from '../matches/table.ts';
import { shownName } from '../shown-name.ts';
import type { SickList } from '../sick-list.ts';
import type { ListedTable, StoredChair } from '../store/tables.ts';
import { isForsaken } from './forsaken.ts';
import { Listed } from './schemas.ts';

const MOST_LINES = 50;

export interface Hall {
  readonly house: House;
  readonly matches: Matches;
}

/** Public tables with a free chair, those with somebody there first, and matches to watch. */
export async function lobbyOf(hall: Hall): Promise<Lobby> {
  const { matches, house } = hall;
  const { store, now } = house;
  const [inviting, playing] = await Promise.all([
    store.tables.inviting(MOST_LINES, matches.attended()),
    store.tables.listed({ phase: 'playing', limit: MOST_LINES }),
  ]);
  const isInviting = (line: TableLine) => isAttended(line) || !isForsaken({ ...line, access: 'public' }, now());
  return { open: linesOf(hall, inviting).filter(isInviting), watch: linesOf(hall, playing) };
}

function linesOf({ house, matches }: Hall, listed: readonly ListedTable[]): TableLine[] {
  return listed.filter(isSound(house.sick)).map((table) => lineOf(table, matches.peek(table.id)));
}

function isAttended({ chairs }: TableLine): boolean {
  return chairs.some(({ isOnline }) => isOnline);
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
export function lineOf(listed: ListedTable, table: Table | undefined): TableLine {
  const { told, toAct: _toAct, clocks: _clocks, chairs, ...line } = listed;
  return { ...line, options: told, chairs: chairs.map((chair) => chairLine(chair, { listed, table })) };
}

function chairLine(chair: StoredChair, at: Place): TableLine['chairs'][number] {
  const { seat, kind, player } = chair;
  const isHere = at.table !== undefined && isOnline(at.table, seat);
  const isAway = kind !== 'open' && player !== null && !isHere;
  return { seat, kind, name: shownName(chair), isOnline: isHere, ...(isAway && { awaySince: lastSeen(player, at) }) };
}

interface Place {
  readonly listed: ListedTable;
  readonly table: Table | undefined;
}

/** What the memory does not know is not younger than the last change. */
function lastSeen(player: string, { listed, table }: Place): number {
  return table?.presence.left.get(player) ?? listed.changed;
}
