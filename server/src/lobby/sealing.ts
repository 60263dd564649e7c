import { type GameTypes, type Match, mixedSeed, type Refusal, sealOf, start } from '@haven/kit';
import { pause } from '../later.ts';
import { report, type ServerContext } from '../server-context.ts';
import { Sick } from '../sick-list.ts';
import type { StoredChair, StoredTable } from '../store/tables.ts';
import { changeTable, judgedAnew } from '../tables/change.ts';
import { sendRefusal } from '../tables/messages.ts';
import type { TableRegistry } from '../tables/registry.ts';
import type { Listener, SetTable, Table } from '../tables/table.ts';
import type { Watcher } from '../tables/watch-over.ts';

/** Somebody opens the salt behind their seal. */
export function openSalt(
  context: ServerContext,
  table: Table,
  said: { listener: Listener; salt: string },
): Promise<void> {
  const { listener } = said;
  const open = () => {
    const opened = openedIn(table, said);
    return 'code' in opened ? opened : changeTable(context, opened.table, { chairs: [opened.chair] });
  };
  return table.queue.run(async () => {
    const refusal = await judgedAnew(open);
    if (refusal) sendRefusal(context, table, { listener, refusal });
  });
}

interface Opened {
  readonly table: SetTable;
  readonly chair: StoredChair;
}

function openedIn(table: Table, { listener, salt }: { listener: Listener; salt: string }): Opened | Refusal {
  if (listener.viewer === 'spectator') return { code: 'spectator' };
  if (!isSealing(table)) return { code: 'not-sealing' };
  const chair = table.setting.chairs[listener.viewer];
  return chair?.seal === sealOf(salt) ? { table, chair: { ...chair, salt } } : { code: 'bad-salt' };
}

/** Begins a match as soon as all salts are open, or without those that are not in time. */
export function watchSealing(context: ServerContext, registry: TableRegistry, patienceMs: number): Watcher {
  const waiting = new Set<string>();
  const failed = (error: unknown) => report(context, 'sealing', error);
  const begin = (table: Table) =>
    table.queue
      .run(() => beginMatch(context, table))
      .catch((error: unknown) => {
        if (error instanceof Sick) return;
        failed(error);
        table.suffer(error);
      });
  const wait = async (id: string) => {
    const table = await registry.errand(id, async (found) => {
      await pause(context.later, patienceMs);
      await begin(found);
      return found;
    });
    waiting.delete(id);
    if (table && !context.sick.of(id)) watch(table);
  };
  const watch = (table: Table) => {
    if (!isSealing(table)) return;
    if (table.leads && table.setting.chairs.every(isOpened)) void begin(table);
    if (waiting.has(table.id)) return;
    waiting.add(table.id);
    void wait(table.id).catch(failed);
  };
  return watch;
}

export function isSealing(table: Table): table is SetTable {
  return table.setting?.phase === 'sealing';
}

function isOpened({ kind, salt }: StoredChair): boolean {
  return kind !== 'human' || salt !== null;
}

async function beginMatch(context: ServerContext, table: Table): Promise<void> {
  if (!isSealing(table)) return;
  const refusal = await changeTable(context, table, { phase: 'playing', begins: firstPosition(table) });
  if (refusal) context.log.warn({ refusal, table: table.id }, 'a match did not begin');
  else context.metrics.matchesCreated.inc({ game: table.game.meta.id });
}

function firstPosition({ game, setting }: SetTable): Match<GameTypes> {
  const { chairs, options, share } = setting;
  const seed = mixedSeed(
    share,
    chairs.map(({ salt }) => salt),
  );
  return start(game, { seats: chairs.length, options, seed, fairness: fairnessOf(setting) });
}

function fairnessOf({ share, chairs }: StoredTable) {
  return { share, seal: sealOf(share), chairs: chairs.map(({ seal, salt }) => ({ seal, salt })) };
}
