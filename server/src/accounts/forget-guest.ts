import type { Consent } from '../consent/consent.ts';
import { emptied } from '../lobby/chairs.ts';
import type { ServerContext } from '../server-context.ts';
import type { Sittings } from '../socket/sittings.ts';
import type { StoredChair, StoredTable } from '../store/tables.ts';
import { type Change, changeTable, judgedAnew } from '../tables/change.ts';
import { retell } from '../tables/chat-lines.ts';
import type { TableRegistry } from '../tables/registry.ts';
import { isSet, type SetTable } from '../tables/table.ts';

interface ForgetDeps {
  readonly context: ServerContext;
  readonly registry: TableRegistry;
  readonly sittings: Sittings;
  readonly consent: Pick<Consent, 'dismiss'>;
}

const ALL_TABLES = Number.MAX_SAFE_INTEGER;

/** A guest goes for good, by their own wish or the operator's: bots play on, and at old tables somebody sat there. */
export async function forgetGuest(deps: ForgetDeps, guest: string): Promise<void> {
  await deps.context.store.players.endEpoch(guest);
  await deps.consent.dismiss(guest);
  await forgetThem(deps, guest);
  // From here on nobody is this guest; but they may have been on their way to a chair, or have asked for one, meanwhile.
  await forgetThem(deps, guest);
  await deps.consent.dismiss(guest);
}

async function forgetThem({ context, registry, sittings }: ForgetDeps, guest: string): Promise<void> {
  const chairs = await context.store.tables.ofPlayer(guest, ALL_TABLES);
  const tables = new Set([...chairs.map(({ id }) => id), ...(await context.store.tables.mentioning(guest))]);
  await context.store.players.unsign(guest);
  for (const id of tables) await atSetTable(registry, id, (table) => leaveTable(context, table, guest));
  await context.store.players.forget(guest);
  sittings.endAll(guest);
  for (const id of tables) if (registry.isOpen(id)) await atSetTable(registry, id, (table) => retell(context, table));
}

/** A table that cannot be read keeps a chair for nobody in particular. */
function atSetTable(registry: TableRegistry, id: string, act: (table: SetTable) => Promise<void>): Promise<void> {
  return registry.errand(id, (table) => (isSet(table) ? act(table) : undefined));
}

function leaveTable(context: ServerContext, table: SetTable, guest: string): Promise<void> {
  return table.queue.run(async () => {
    delete table.nickname;
    await judgedAnew(() => changeTable(context, table, leftBy(table.setting, guest)));
  });
}

function leftBy(setting: StoredTable, guest: string): Change {
  const chairs = setting.chairs.filter(({ player }) => player === guest).map((chair) => freed(setting, chair));
  const next = setting.chairs.find(({ kind, player }) => kind === 'human' && player !== guest)?.player;
  return {
    chairs,
    why: 'forgotten',
    ...(setting.host === guest && next && { host: next }),
    ...unnamed(setting, guest),
  };
}

function unnamed({ annals, barred }: StoredTable, guest: string): Pick<Change, 'annals' | 'barred'> {
  const anonymous = annals?.map((annal) => (annal.player === guest ? { ...annal, player: '', name: '' } : annal));
  const others = barred?.filter(({ player }) => player !== guest);
  return { ...(anonymous && { annals: anonymous }), ...(others && { barred: others }) };
}

/** A chair without its person: free again before the match, a bot's during it, somebody's after it. */
export function freed({ phase }: Pick<StoredTable, 'phase'>, chair: StoredChair): StoredChair {
  if (phase === 'gathering' || chair.kind === 'open') return emptied(chair);
  const isDone = phase === 'over' || phase === 'ended';
  return { ...chair, player: null, name: '', kind: isDone ? chair.kind : 'bot' };
}
