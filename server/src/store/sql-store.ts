import type { AdminStore } from './admin.ts';
import type { Commit } from './database.ts';
import type { Kept } from './kept.ts';
import { sqlOffice } from './sql-admin.ts';
import { sqlBans } from './sql-bans.ts';
import { sqlChat } from './sql-chat.ts';
import { sqlClocks } from './sql-clocks.ts';
import { sqlGlances } from './sql-glances.ts';
import { matchReader } from './sql-match-reader.ts';
import type { MatchWriter } from './sql-match-writer.ts';
import { sqlNotices } from './sql-notices.ts';
import { sqlPlayers } from './sql-players.ts';
import { tableReader } from './sql-table-reader.ts';
import { sqlTables } from './sql-tables.ts';
import type { Store, StoredWhole } from './store.ts';
import type { Work } from './work.ts';

interface Keeper extends Kept {
  readonly write: MatchWriter;
  /** For what deletes matches. */
  readonly sweeping: Commit;
  /** What each database has ways of its own for. */
  readonly own: Pick<AdminStore, 'raw' | 'bytes'>;
}

/** What all databases keep in the same way. */
export function sqlStore(keeper: Keeper): Omit<Store, 'append' | 'check' | 'verify' | 'failed' | 'close'> {
  const { source, ask, commit, write, sweeping, own } = keeper;
  const { load, best } = matchReader(source);
  const tables = tableReader(source);
  const glance = sqlGlances(source);
  function* whole(id: string): Work<StoredWhole> {
    return { match: yield* load(id), setting: yield* tables.load(id) };
  }
  return {
    players: sqlPlayers(keeper),
    tables: sqlTables(keeper, write.begin),
    clocks: sqlClocks(keeper),
    chat: sqlChat(keeper),
    bans: sqlBans(keeper),
    notices: sqlNotices(keeper),
    admin: { ...sqlOffice({ ...keeper, commit: sweeping }), ...own },
    create: (match) => commit(() => write.begin(match)),
    aid: (match, aids) => commit(() => write.aid(match, aids)),
    load: (match) => ask(() => load(match)),
    whole: (id) => ask(() => whole(id)),
    glance: (id) => ask(() => glance(id)),
    best: (query) => ask(() => best(query)),
  };
}
