import type { Rng } from '@haven/kit';
import type { ServerProcess } from '../../server/src/testing/server-process.ts';
import { type Findings, nothingFound } from './findings.ts';
import { entriesTold, setTable, type Table } from './tables.ts';
import { type Visit, visit } from './visit.ts';

/** The people of one house and their tables, who outlive its servers. */
export interface Company {
  readonly tables: Table[];
  /** Comes into a house that opens: sets tables where games have ended, looks whether all is there. */
  enter(running: ServerProcess, rng: Rng): Promise<Entered>;
}

/** The visit, if the house did open. */
export interface Entered {
  readonly findings: Findings;
  readonly address?: string;
  readonly visit?: Visit;
}

const TABLES = 3;
const LONG_GAME = 150;

export function newCompany(): Company {
  const tables: Table[] = [];
  const seatEverybody = async (address: string, rng: Rng) => {
    const going = tables.filter((table) => table.watcher.phase !== 'over' && entriesTold(table) < LONG_GAME);
    for (let count = going.length; count < TABLES; count += 1) tables.push(await setTable(address, rng));
  };
  return {
    tables,
    enter: async (running, rng) => {
      const address = await running.address.catch(() => undefined);
      if (address === undefined) return { findings: refusedStart(await running.ended) };
      const came = await visit(address, tables);
      came.leave();
      await seatEverybody(address, rng);
      const seated = await visit(address, tables);
      seated.findings.wrong.push(...came.findings.wrong);
      seated.findings.named.push(...came.findings.named);
      return { findings: seated.findings, address, visit: seated };
    },
  };
}

/** A house may refuse to open over data that it cannot trust, in one line. */
function refusedStart({ code, signal, errors }: Awaited<ServerProcess['ended']>): Findings {
  const findings = nothingFound();
  if (code === 1 && isOneLine(errors)) findings.named.push(`no start: ${errors.trim()}`);
  else findings.wrong.push(`the start ended with ${code ?? signal} and said: ${errors}`);
  return findings;
}

export function isOneLine(errors: string): boolean {
  return /^[^\n]+\n$/.test(errors) && !/^\s*at /m.test(errors);
}
