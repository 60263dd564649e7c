import type { Refusal, Seat } from '@haven/kit';
import type { StandInReason } from '@haven/wire';
import type { ServerContext } from '../server-context.ts';
import { changeTable, judgedAnew } from './change.ts';
import { sendError } from './messages.ts';
import { otherRulesRefusal } from './other-rules.ts';
import { isOver, isPlaying, isSet, type Listener, type SetTable, type Table } from './table.ts';

interface StandIns {
  readonly seats: readonly Seat[];
  readonly why: StandInReason;
  /** Who decided it alone. */
  readonly by?: Seat;
}

/** Bots play from these chairs until their people return. To be called from the table's queue. */
export async function seatStandIns(
  context: ServerContext,
  table: SetTable,
  { seats, ...decision }: StandIns,
): Promise<Refusal | undefined> {
  const { phase, chairs } = table.setting;
  const left = chairs.filter(({ seat, kind }) => seats.includes(seat) && kind === 'human');
  if (phase !== 'playing' || left.length === 0) return undefined;
  return await changeTable(context, table, { chairs: left.map((chair) => ({ ...chair, kind: 'bot' })), ...decision });
}

/** A person leaves the chair to a bot for as long as they like. */
export function handOver(context: ServerContext, table: Table, listener: Listener): Promise<void> {
  return answered(context, table, { listener, work: handedOver });
}

/** A person takes the chair back from the bot. */
export function comeBack(context: ServerContext, table: Table, listener: Listener): Promise<void> {
  return answered(context, table, { listener, work: returned });
}

interface StandInRequest {
  readonly listener: Listener;
  work(context: ServerContext, table: Table, listener: Listener): Promise<Refusal | undefined>;
}

function answered(context: ServerContext, table: Table, { listener, work }: StandInRequest): Promise<void> {
  return table.queue.run(async () => {
    const refusal = await judgedAnew(() => work(context, table, listener));
    if (refusal) sendError(context, listener, refusal);
  });
}

async function handedOver(
  context: ServerContext,
  table: Table,
  { viewer, player }: Listener,
): Promise<Refusal | undefined> {
  if (viewer === 'spectator') return { code: 'spectator' };
  if (!isSet(table)) return { code: 'unknown-table' };
  if (!isPlaying(table)) return { code: 'not-begun' };
  if (isOver(table)) return { code: 'game-over' };
  const chair = table.setting.chairs[viewer];
  if (chair?.player !== player) return { code: 'not-your-chair' };
  if (chair?.kind === 'bot') return { code: 'stand-in-plays' };
  return otherRulesRefusal(table) ?? (await seatStandIns(context, table, { seats: [viewer], why: 'wish' }));
}

async function returned(
  context: ServerContext,
  table: Table,
  { viewer, player }: Listener,
): Promise<Refusal | undefined> {
  if (viewer === 'spectator') return { code: 'spectator' };
  if (!isSet(table) || table.setting.phase !== 'playing') return { code: 'no-stand-in' };
  const chair = table.setting.chairs[viewer];
  if (chair?.kind !== 'bot' || chair.player !== player) return { code: 'no-stand-in' };
  return await changeTable(context, table, { chairs: [{ ...chair, kind: 'human' }] });
}
