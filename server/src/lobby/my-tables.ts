import type { Refusal, Seat } from '@haven/kit';
import type { MyTable } from '@haven/wire';
import { endOf } from '../clocks/seat-clocks.ts';
import type { ServerContext } from '../server-context.ts';
import type { Player } from '../store/players.ts';
import type { ListedTable } from '../store/tables.ts';
import { changeTable, judgedAnew } from '../tables/change.ts';
import type { SetTable } from '../tables/table.ts';
import { leaveChair } from './chairs.ts';
import { isSound, type ListDeps, lineOf } from './lists.ts';

const MOST_OF_MINE = 100;

/** The tables of a player, going on or finished. */
export async function tablesOf({ context, registry }: ListDeps, player: Player): Promise<MyTable[]> {
  const { store, sick, now } = context;
  const listed = (await store.tables.ofPlayer(player.id, MOST_OF_MINE)).filter(isSound(sick));
  return listed.flatMap((table) => {
    const chair = table.chairs.find((one) => one.player === player.id);
    if (chair === undefined) return [];
    const { seat, isHidden } = chair;
    const turns = table.phase === 'playing' ? table.toAct : [];
    const isMyTurn = turns.includes(seat);
    const left = isMyTurn ? leftFor(table, seat, now()) : {};
    const line = lineOf({ listed: table, table: registry.peek(table.id), now: now() });
    return [{ ...line, seat, isMyTurn, turns, ...left, ...(isHidden && { isHidden }) }];
  });
}

function leftFor({ clock, clocks }: ListedTable, seat: Seat, now: number): { leftMs?: number } {
  const mine = clocks.find((one) => one.seat === seat);
  const end = mine ? endOf(clock, mine) : Number.POSITIVE_INFINITY;
  return end === Number.POSITIVE_INFINITY ? {} : { leftMs: Math.max(0, end - now) };
}

/** Takes a table off a player's list: they stand up, or end what they play alone. What is finished stays as it is. */
export async function removeMine(
  context: ServerContext,
  table: SetTable,
  player: Player,
): Promise<Refusal | undefined> {
  const { setting, id } = table;
  const mine = setting.chairs.find((chair) => chair.player === player.id);
  if (mine === undefined) return { code: 'not-your-chair' };
  if (setting.phase === 'gathering') return leaveChair(context, table, { player, seat: mine.seat });
  const refusal = await table.queue.run(() => judgedAnew(() => endAlone(context, table, player)));
  if (refusal === undefined) await context.store.tables.hide(player.id, id);
  return refusal;
}

type Ended = Refusal | undefined;

/** Nobody ends what others play. */
function endAlone(context: ServerContext, table: SetTable, player: Player): Ended | Promise<Ended> {
  const { phase, chairs } = table.setting;
  if (phase === 'over' || phase === 'ended') return undefined;
  const isAlone = chairs.every((chair) => chair.player === null || chair.player === player.id);
  if (!isAlone || phase !== 'playing') return { code: 'not-alone' };
  return changeTable(context, table, { phase: 'ended' });
}
