import type { Lobby, MyTable, TableLine } from '@haven/wire';
import type { Player } from '../store/players.ts';
import type { ListedTable, TableStore } from '../store/tables.ts';

const MOST_LINES = 50;
const MOST_OF_MINE = 100;

/** Public tables with a free chair, and matches to watch. */
export async function lobbyOf(tables: TableStore): Promise<Lobby> {
  const [inviting, playing] = await Promise.all([
    tables.inviting(MOST_LINES),
    tables.listed({ phase: 'playing', limit: MOST_LINES }),
  ]);
  return { open: inviting.map(lineOf), watch: playing.map(lineOf) };
}

/** The tables of a player, going on or finished. */
export async function tablesOf(tables: TableStore, player: Player): Promise<MyTable[]> {
  const listed = await tables.ofPlayer(player.id, MOST_OF_MINE);
  return listed.flatMap((table) => {
    const chair = table.chairs.find((one) => one.player === player.id);
    if (chair === undefined) return [];
    const { seat } = chair;
    return [{ ...lineOf(table), seat, isMyTurn: table.phase === 'playing' && table.toAct.includes(seat) }];
  });
}

function lineOf({ told, toAct: _toAct, chairs, ...line }: ListedTable): TableLine {
  return { ...line, options: told, chairs: chairs.map(({ seat, kind, name }) => ({ seat, kind, name })) };
}
