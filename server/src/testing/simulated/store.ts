import { LATER, type Later } from '../../later.ts';
import type { Commit } from '../../store/database.ts';
import type { Mark, SharedStore } from '../../store/shared.ts';
import { appender, matchWriter } from '../../store/sql-match-writer.ts';
import { prober } from '../../store/sql-probe.ts';
import { sqlStore } from '../../store/sql-store.ts';
import { type Keeping, PROBE_MS } from '../../store/sqlite.ts';
import { rawRows } from '../../store/sqlite-raw-rows.ts';
import { verifier } from '../../store/sqlite-verify.ts';
import type { Store } from '../../store/store.ts';
import { DatabaseLost, type StoreFailed } from '../../store/store-failed.ts';
import { atOnce } from '../../store/work.ts';
import type { SimulatedDatabase } from './database.ts';
import { jobTable } from './job-table.ts';
import { simulatedJobs } from './jobs.ts';
import { type Line, plainLine } from './line.ts';

const MARKS = `
  select wanted.value as id, h.entries, m.aids, s.revision, s.clocks, t.rematch,
    (select max(c.line) from chat c where c.number = t.number) as lines
  from json_each(?) wanted
  left join matches m on m.id = wanted.value left join heads h on h.match = m.number
  left join tables t on t.id = wanted.value left join standings s on s.number = t.number
  where m.id is not null or t.id is not null`;

interface Server extends Keeping {
  /** Its name among those that share the database. */
  readonly name: string;
  readonly line?: Line;
  readonly later?: Later;
  /** Fulfilled when the connection was lost over a write. */
  readonly failed?: Promise<StoreFailed>;
}

/** The store of one server over a simulated database: the SQL of every other store, over a line that may be bad. */
export function simulatedStore(shared: SimulatedDatabase, server: Server): Store {
  const { sqlite, said: database } = shared;
  const { noticed = () => {}, probeMs = PROBE_MS, line: given, later = LATER } = server;
  const gate = closing(given ?? plainLine(shared.transaction));
  const { line } = gate;
  const source = { database, noticed };
  const write = matchWriter(source);
  const table = server.hasJobs ? jobTable(database, shared.now) : undefined;
  const commitOn =
    (lane: string): Commit =>
    (work) =>
      line.write(lane, () => {
        write.lookAgain();
        return atOnce(work());
      });
  const commit = commitOn('changes');
  const append = appender({ source, write, jobs: table?.add });
  const ask = <R>(work: () => Parameters<typeof atOnce<R>>[0]) => line.read(() => atOnce(work()));
  const own = { raw: async (id: string) => rawRows(sqlite, id), bytes: async () => 0 };
  const jobs = table && simulatedJobs({ server: server.name, table, line, later });
  const presence = sharing(shared, server.name, line);
  return {
    ...sqlStore({ source, ask, commit, sweeping: commit, write, own, jobs: table?.add }),
    ...(server.hasJobs !== undefined && { shared: { ...presence, ...(jobs && { jobs }) } }),
    append: (entry) => commitOn('entries')(() => append(entry)),
    check: prober({ database, commit, failure: gate.failure, probeMs }),
    verify: verifier(sqlite),
    failed: server.failed ?? new Promise(() => {}),
    close: async () => {
      await gate.close();
      shared.servers.delete(server.name);
    },
  };
}

function sharing(shared: SimulatedDatabase, name: string, line: Line): SharedStore {
  const { servers, said } = shared;
  const isFirst = servers.size === 0;
  servers.add(name);
  const marks = said.prepare(MARKS);
  return {
    isFirst,
    hasOthers: () => line.read(() => servers.size > 1),
    marks: (ids) => line.read(() => atOnce(marks.all<Mark>(JSON.stringify(ids)))),
    // Every server of a simulated house is given the same keys.
    agree: (_name, text) => Promise.resolve(text),
  };
}

/** Finishes what was asked for, and takes nothing more. */
function closing(line: Line) {
  const underWay = new Set<Promise<unknown>>();
  let isClosed = false;
  const closed = () => new DatabaseLost(new Error('the store is closed'));
  const following = <R>(asked: () => Promise<R>): Promise<R> => {
    if (isClosed) return Promise.reject(closed());
    const answer = asked();
    const over: Promise<unknown> = answer.then(
      () => underWay.delete(over),
      () => underWay.delete(over),
    );
    underWay.add(over);
    return answer;
  };
  const open: Line = {
    read: (work) => following(() => line.read(work)),
    write: (lane, work) => following(() => line.write(lane, work)),
  };
  return {
    line: open,
    failure: () => (isClosed ? closed() : undefined),
    close: async () => {
      isClosed = true;
      await Promise.all(underWay);
    },
  };
}
