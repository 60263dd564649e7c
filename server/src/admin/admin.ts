import { type Refusal, tallyOf } from '@haven/kit';
import { type AdminLine, type AdminTable, type HouseNumbers, PHASES, type Restored } from '@haven/wire';
import { z } from 'zod';
import { offBy } from '../clocks/steady-time.ts';
import type { Consent } from '../consent/consent.ts';
import type { Bans } from '../guests/bans.ts';
import type { ServerContext } from '../server-context.ts';
import type { Sittings } from '../socket/sittings.ts';
import type { LineQuery } from '../store/admin.ts';
import { changeTable } from '../tables/change.ts';
import { fullHistory } from '../tables/full-history.ts';
import { linesWithNames } from '../tables/line-names.ts';
import type { TableRegistry } from '../tables/registry.ts';
import { isOver, isPlaying, isSet, type Table } from '../tables/table.ts';
import { infoOf } from '../tables/table-info.ts';
import { matchFileAt } from './match-file.ts';
import type { RecentLoad } from './recent-load.ts';

/** What the operator's requests are answered from. */
export interface AdminDeps {
  readonly context: ServerContext;
  readonly registry: TableRegistry;
  readonly bans: Bans;
  readonly sittings: Sittings;
  readonly consent: Pick<Consent, 'reconsider' | 'dismiss'>;
  readonly folder: string;
  readonly recentLoad: RecentLoad;
  readonly opened: number;
  readonly restored: Restored | null;
}

const MOST_LINES = 1000;
export const MOST_REPORTS = 500;

export async function numbersOf({ context, registry, recentLoad, opened, restored }: AdminDeps): Promise<HouseNumbers> {
  const { store, metrics, now } = context;
  const totalOf = async (counter: { get(): Promise<{ values: { value: number }[] }> }) =>
    (await counter.get()).values.reduce((sum, { value }) => sum + value, 0);
  return {
    opened,
    now: now(),
    restored,
    clock: { offMs: offBy(context), doubt: (await store.clocks.lastOpen())?.doubt ?? null },
    tables: (await store.admin.counts()).filter(({ phase }) => PHASES.includes(phase)),
    ...(await store.admin.totals()),
    sockets: await totalOf(metrics.sockets),
    loaded: await totalOf(metrics.matchesLoaded),
    ...(await recentLoad.read()),
    errors: await totalOf(metrics.errors),
    dataBytes: await store.admin.bytes(),
    sick: await registry.sick(),
  };
}

/** The list says of each table why it cannot be used, if it cannot. */
export async function linesOf({ context, registry }: AdminDeps, query: LineQuery): Promise<AdminLine[]> {
  const lines = (await context.store.admin.lines(query)).filter((line) => isSound(context, line));
  const reasons = new Map((await registry.sick()).map(({ id, why }) => [id, why]));
  return lines.map((line) => {
    const sick = reasons.get(line.id);
    return sick === undefined ? line : { ...line, sick };
  });
}

const TableLine = z.object({
  id: z.string(),
  game: z.string(),
  phase: z.enum(PHASES),
  created: z.number(),
  changed: z.number(),
  moves: z.number(),
  names: z.array(z.string()),
});

/** A line that makes no sense stands in the list of the sick instead. */
function isSound({ sick }: ServerContext, line: AdminLine): boolean {
  const [issue] = TableLine.safeParse(line).error?.issues ?? [];
  if (issue) sick.admit({ kind: 'table', id: line.id }, new Error([...issue.path, issue.message].join(': ')));
  return issue === undefined;
}

export function tableOf(deps: AdminDeps, id: string): Promise<AdminTable | Refusal> {
  return deps.registry.at(id, (table) => describe(deps, table));
}

async function describe({ context }: AdminDeps, table: Table): Promise<AdminTable> {
  const { id, game, changed, aids, match } = table;
  const { chat, admin } = context.store;
  const outcome = match && game.outcome(match.state);
  return {
    table: infoOf(table, context.now()),
    changed,
    aids,
    moves: match ? tallyOf(match).moves : 0,
    ...(outcome && { outcome }),
    chat: isSet(table) ? await linesWithNames(context, table, await chat.last(id, MOST_LINES)) : [],
    owners: (table.setting?.chairs ?? []).flatMap(({ seat, player }) => (player ? [{ seat, guest: player }] : [])),
    reports: await admin.reports({ table: id, limit: MOST_REPORTS }),
  };
}

/** Ends a table as a vote of its people would. */
export function endTable(deps: AdminDeps, id: string): Promise<Refusal | undefined> {
  return deps.registry.at(id, (table) =>
    table.queue.run(() => {
      if (!isSet(table)) return { code: 'unknown-table' };
      const { phase } = table.setting;
      return phase === 'over' || phase === 'ended'
        ? { code: 'game-over' }
        : changeTable(deps.context, table, { phase: 'ended' });
    }),
  );
}

/** A match that still goes on has secrets: they are told only to whoever asks for just that. */
export function exportOf(
  deps: AdminDeps,
  id: string,
  asked: { running: boolean },
): Promise<{ file: string } | Refusal> {
  return deps.registry.at(id, (table) =>
    table.queue.run(async () => {
      if (!isPlaying(table)) return { code: 'not-begun' };
      if (!isOver(table) && !asked.running) return { code: 'match-not-over' };
      return { file: matchFileAt({ ...table, match: await fullHistory(deps.context, table) }) };
    }),
  );
}

/** All that is stored of a table, its secrets included, whether anybody could read it or not. */
export async function rawOf({ context }: AdminDeps, id: string): Promise<{ file: string } | Refusal> {
  const file = await context.store.admin.raw(id);
  return file === undefined ? { code: 'unknown-table' } : { file };
}
