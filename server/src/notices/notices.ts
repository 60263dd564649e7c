import { type Seat, tallyOf } from '@haven/kit';
import type { Language, PushNotice } from '@haven/wire';
import type { Timers } from '../clocks/timers.ts';
import type { TickingTable } from '../store/clocks.ts';
import { unseenFrom } from '../tables/presence.ts';
import type { TableRegistry } from '../tables/registry.ts';
import { isOver, isPlaying, type Table } from '../tables/table.ts';
import { type Pusher, push } from './push.ts';
import { callWebhook } from './webhooks.ts';
import { trialWords, turnWords } from './words.ts';

/** Tells people who are not at the table that it waits for them. */
export interface Notifier {
  watch(table: Table): void;
  /** Somebody may have been away for long enough. */
  due(table: string): Promise<void>;
  /** Turns by the day that came up just before the house was closed are told after it. */
  wake(ticking: readonly TickingTable[]): void;
  /** A guest tries out the webhook; whether it took the notice. */
  tryWebhook(player: string, language: Language): Promise<boolean>;
}

interface NoticeDeps extends Pusher {
  readonly registry: TableRegistry;
  readonly timers: Timers;
  /** The address of the page, without a path; tables are then told by their whole address. */
  readonly address: string;
  /** So long somebody may be away before they are told: a page is loaded again, a train is in a tunnel. */
  readonly delayMs: number;
}

const LIVE_QUIET_MS = 10 * 60_000;
/** Between two tables that are opened after a start. */
const PACE_MS = 50;

export function createNotices(deps: NoticeDeps): Notifier {
  const { context, registry, timers, delayMs, outbound } = deps;
  const watch = (table: Table) => {
    for (const absent of absentToAct(table)) {
      const name = `notice ${table.id} ${absent.seat}`;
      const at = Math.max(context.now() + delayMs, absent.from);
      if (!timers.has(name)) timers.set(name, at, () => ring(table.id, absent));
    }
  };
  /** Another turn than the one that the alarm was set for gets an alarm of its own, and so does another absence. */
  const ring = async (id: string, { seat, turn }: Absent) => {
    await registry.errand(id, async (table) => {
      const still = absentToAct(table).find((absent) => absent.seat === seat);
      if (still?.turn === turn && still.from <= context.now()) await tell(deps, table, still);
      else watch(table);
    });
  };
  /** One timer for all of them, which may be very many. */
  const openInTurn = (ids: readonly string[]) => {
    const began = context.now();
    const openFrom = (first: number) => {
      if (first < ids.length) timers.set('open', began + first * PACE_MS, () => openDue(first));
    };
    const openDue = async (first: number) => {
      const next = Math.floor((context.now() - began) / PACE_MS) + 1;
      openFrom(next);
      await Promise.all(ids.slice(first, next).map((id) => registry.errand(id, () => {})));
    };
    openFrom(0);
  };
  return {
    watch,
    due: async (id) => {
      await registry.errand(id, async (table) => {
        for (const absent of absentToAct(table)) if (absent.from <= context.now()) await tell(deps, table, absent);
      });
    },
    wake: (ticking) => {
      const well = ticking.filter(({ id }) => context.sick.of(id) === undefined);
      const byDays = well.filter(({ clock }) => clock.kind === 'days');
      openInTurn(byDays.map(({ id }) => id));
    },
    tryWebhook: async (player, language) => {
      const webhook = await context.store.notices.webhook(player);
      const notice = { title: trialWords(language), address: deps.address };
      const status = webhook ? await callWebhook(outbound, webhook, notice).catch(() => 0) : 0;
      return status >= 200 && status < 300;
    },
  };
}

interface Absent {
  readonly seat: Seat;
  readonly player: string;
  /** Which of their turns it is. */
  readonly turn: number;
  /** From when on they do not see it. */
  readonly from: number;
}

/** People who are to act and do not look at this table, though they may have left a page open somewhere. */
function absentToAct(table: Table): Absent[] {
  const { game, setting } = table;
  if (setting === undefined || !isPlaying(table) || isOver(table)) return [];
  const { bySeat } = tallyOf(table.match);
  const toAct = game.toAct(table.match.state);
  return setting.chairs.flatMap(({ seat, kind, player }) => {
    if (kind !== 'human' || player === null || !toAct.includes(seat)) return [];
    const from = unseenFrom(table, seat);
    return from === undefined ? [] : [{ seat, player, turn: bySeat[seat] ?? 0, from }];
  });
}

async function tell(deps: NoticeDeps, { id, game, setting }: Table, { player, turn }: Absent): Promise<void> {
  const { context, address } = deps;
  const { notices, players } = context.store;
  const [devices, webhook] = await Promise.all([notices.subscriptions(player), notices.webhook(player)]);
  if (devices.length === 0 && webhook === null) return;
  const quietMs = setting?.clock.kind === 'live' ? LIVE_QUIET_MS : 0;
  if (!(await notices.claim({ table: id, player, turn, at: context.now(), quietMs }))) return;
  const { language = 'en' } = (await players.load(player)) ?? {};
  const path = `/table/${id}`;
  const notice: PushNotice = { title: turnWords(game.meta.id, language), address: path };
  const sent: Promise<unknown>[] = devices.map((device) => push(deps, device, { notice, topic: deps.key.topicOf(id) }));
  if (webhook) sent.push(callWebhook(deps.outbound, webhook, { ...notice, address: `${address}${path}` }));
  await allSent(deps, sent);
}

/** What a guest's own address makes of a notice is not our error. The log does not say where it was to go. */
async function allSent({ context }: NoticeDeps, sent: readonly Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(sent)).filter(({ status }) => status === 'rejected').length;
  context.metrics.notices.inc({ result: 'failed' }, failed);
  context.metrics.notices.inc({ result: 'sent' }, sent.length - failed);
  if (failed > 0) context.log.warn({ failed }, 'notices could not be sent');
}
