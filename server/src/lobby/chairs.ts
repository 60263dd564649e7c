import { choiceOf } from '@haven/games/levels';
import { at, type Level, type Refusal, type Seat } from '@haven/kit';
import type { ServerContext } from '../server-context.ts';
import type { Player } from '../store/players.ts';
import { toldApart } from '../store/shown-name.ts';
import type { StoredChair, StoredTable } from '../store/tables.ts';
import { type Change, changeTable, judgedAnew } from '../tables/change.ts';
import { isHere } from '../tables/presence.ts';
import type { SetTable } from '../tables/table.ts';
import { hasHost, heirOf, isHostAway } from './hosts.ts';

/** Who asks for what about which chair. */
interface Ask {
  readonly player: Player;
  readonly seat: Seat;
}

type Judge = (table: SetTable) => Change | Refusal;

/** Chairs change only while people gather, one wish after the other. */
function gather(context: ServerContext, table: SetTable, judge: Judge): Promise<Refusal | undefined> {
  const wish = () => {
    if (table.setting.phase !== 'gathering') return { code: 'not-gathering' } as const;
    const judged = judge(table);
    return 'code' in judged ? judged : changeTable(context, table, judged);
  };
  return table.queue.run(() => judgedAnew(wish));
}

/** Sits down, or moves to another chair; on one's own chair, with a new seal or name. */
export function takeChair(
  context: ServerContext,
  table: SetTable,
  ask: Ask & { seal: string },
): Promise<Refusal | undefined> {
  const { player, seat, seal } = ask;
  return gather(context, table, ({ setting }) => {
    const chair = setting.chairs[seat];
    if (chair === undefined) return { code: 'unknown-chair' };
    if (setting.barred?.some((barred) => barred.player === player.id)) return { code: 'sent-away' };
    const isMine = chair.player === player.id;
    if (chair.kind !== 'open' && !isMine) return { code: 'chair-taken' };
    if (chair.player !== null && !isMine) return { code: 'chair-kept' };
    const left = setting.chairs.filter((other) => other.player === player.id && other.seat !== seat);
    const chairs = [...left.map(emptied), toldApart(setting.chairs, humanChair(player, { seat, seal }))];
    return hasHost(setting) ? { chairs } : { chairs, host: player.id };
  });
}

export function humanChair({ id, name }: Player, { seat, seal }: { seat: Seat; seal: string }): StoredChair {
  return { seat, kind: 'human', player: id, name, seal, salt: null };
}

/** One's own chair; the host also sends bots away, and those who are not there. */
export function leaveChair(
  context: ServerContext,
  table: SetTable,
  { player, seat }: Ask,
): Promise<Refusal | undefined> {
  return gather(context, table, ({ setting }) => {
    const chair = setting.chairs[seat];
    if (chair === undefined) return { code: 'unknown-chair' };
    if (chair.player === player.id)
      return { chairs: [emptied(chair)], host: hostWithout(table, player, context.now()) };
    if (setting.host !== player.id) return { code: 'not-host' };
    return isHere(table, seat, context.now()) ? { code: 'chair-taken' } : { chairs: [emptied(chair)] };
  });
}

export function emptied({ seat }: StoredChair): StoredChair {
  return { seat, kind: 'open', player: null, name: '', seal: null, salt: null };
}

/** A host who leaves hands the table on, to somebody who is there if possible. */
function hostWithout(table: SetTable, leaving: Player, now: number): string {
  const { host, chairs } = table.setting;
  if (host !== leaving.id) return host;
  const others = chairs.filter(({ kind, player }) => kind === 'human' && player !== host);
  return heirOf(table, now) ?? others[0]?.player ?? host;
}

/** A level is what somebody on the network calls it. */
interface BotAsk extends Ask {
  readonly level?: string | undefined;
}

/** On a free chair, or in the place of another bot. */
export function seatBot(
  context: ServerContext,
  table: SetTable,
  { player, seat, level: named }: BotAsk,
): Promise<Refusal | undefined> {
  return gather(context, table, ({ setting }) => {
    const chair = setting.chairs[seat];
    const level = choiceOf(setting.game).find((each) => each === named);
    if (setting.host !== player.id) return { code: 'not-host' };
    if (chair === undefined) return { code: 'unknown-chair' };
    if (named !== undefined && level === undefined) return { code: 'unknown-level' };
    if (chair.kind === 'human' || (chair.kind === 'bot' && level === undefined)) return { code: 'chair-taken' };
    return { chairs: [botChair(chair, level)] };
  });
}

export function botChair(chair: StoredChair, level: Level | undefined): StoredChair {
  return { ...emptied(chair), kind: 'bot', ...(level && { level }) };
}

/** From here on no chair changes; everybody's browser opens its salt. */
export function startTable(context: ServerContext, table: SetTable, player: Player): Promise<Refusal | undefined> {
  return gather(context, table, ({ setting }) => {
    if (!mayBegin(table, player, context.now())) return { code: 'not-host' };
    return setting.chairs.some(({ kind }) => kind === 'open') ? { code: 'chairs-open' } : { phase: 'sealing' };
  });
}

/** The host, and everybody who sits there while the host is away for long. */
function mayBegin(table: SetTable, player: Player, now: number): boolean {
  const { setting } = table;
  return setting.host === player.id || (chairOf(setting, player) !== undefined && isHostAway(table, now));
}

/** The chair where this player sits. */
export function chairOf({ chairs }: StoredTable, player: Player): StoredChair | undefined {
  const seat = chairs.findIndex((chair) => chair.player === player.id && chair.kind !== 'open');
  return seat === -1 ? undefined : at(chairs, seat);
}
