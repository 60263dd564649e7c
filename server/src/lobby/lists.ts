import type { Lobby, MyTable, TableLine } from '@haven/wire';
import type { House } from '../house.ts';
import { shownName } from '../shown-name.ts';
import type { SickList } from '../sick-list.ts';
import type { Player } from '../store/players.ts';
import type { ListedTable } from '../store/tables.ts';
import { Listed } from './schemas.ts';

const MOST_LINES = 50;
const MOST_OF_MINE = 100;

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
function isSound(sick: SickList): (table: ListedTable) => boolean {
  return (table) => {
    const [issue] = Listed.safeParse(table).error?.issues ?? [];
    if (issue) sick.admit({ kind: 'table', id: table.id }, new Error([...issue.path, issue.message].join(': ')));
    return issue === undefined;
  };
}

/** The tables of a player, going on or finished. */
export async function tablesOf({ store, sick }: House, player: Player): Promise<MyTable[]> {
  const listed = (await store.tables.ofPlayer(player.id, MOST_OF_MINE)).filter(isSound(sick));
  return listed.flatMap((table) => {
    const chair = table.chairs.find((one) => one.player === player.id);
    if (chair === undefined) return [];
    const { seat } = chair;
    return [{ ...lineOf(table), seat, isMyTurn: table.phase === 'playing' && table.toAct.includes(seat) }];
  });
}

function lineOf({ told, toAct: _toAct, chairs, ...line }: ListedTable): TableLine {
  return {
    ...line,
    options: told,
    chairs: chairs.map((chair) => ({ seat: chair.seat, kind: chair.kind, name: shownName(chair) })),
  };
}
