import type { Lobby, TableLine } from '@haven/wire';
import type { House } from '../house.ts';
import type { SickList } from '../sick-list.ts';
import type { ListedTable } from '../store/tables.ts';
import { Listed } from './schemas.ts';

const MOST_LINES = 50;

/** Public tables with a free chair, and matches to watch. */
export async function lobbyOf({ store: { tables }, sick }: House): Promise<Lobby> {
  const [inviting, playing] = await Promise.all([
    tables.inviting(MOST_LINES),
    tables.listed({ phase: 'playing', limit: MOST_LINES }),
  ]);
  const lines = (listed: readonly ListedTable[]) => listed.filter(isSound(sick)).map(lineOf);
  return { open: lines(inviting), watch: lines(playing) };
}

/** One line that makes no sense spoils no list. */
export function isSound(sick: SickList): (table: ListedTable) => boolean {
  return (table) => {
    const [issue] = Listed.safeParse(table).error?.issues ?? [];
    if (issue) sick.admit({ kind: 'table', id: table.id }, new Error([...issue.path, issue.message].join(': ')));
    return issue === undefined;
  };
}

export function lineOf({ told, toAct: _toAct, clocks: _clocks, chairs, ...line }: ListedTable): TableLine {
  return { ...line, options: told, chairs: chairs.map(({ seat, kind, name }) => ({ seat, kind, name })) };
}
