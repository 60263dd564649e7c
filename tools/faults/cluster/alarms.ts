import type { Rng } from '@haven/kit';
import type { Clock } from '@haven/wire';
import { COMPANY } from '../../../server/src/testing/games.ts';
import { type Findings, nothingFound } from '../findings.ts';
import { setTable, type Table } from '../tables.ts';
import { seated } from './crowd.ts';
import { isSettled, visited } from './look-around.ts';
import type { Patience } from './patience.ts';

/** Tables whose people went away: their time has to run out, whatever becomes of the servers that could count it. */
export interface Alarms {
  set(rng: Rng): Promise<void>;
  /** Looks at all of them as they are. */
  look(): Promise<Findings>;
  /** Waits for those whose time is up, or for all of them, no longer than they may be late. */
  rung(which: 'due' | 'all'): Promise<Findings>;
}

interface Alarm {
  readonly table: Table;
  readonly due: number;
}

const CLOCK: Clock = { kind: 'live', moveSeconds: 5, bankSeconds: 0, graceSeconds: 0 };
const RUNS_OUT_MS = 5_000;
/** What a dead server had begun is free after 20 seconds, a bot's turn after 8; the rest is for a crowded machine. */
const LATE_MS = 45_000;

export function newAlarms(address: string, patience: Patience): Alarms {
  let waiting: Alarm[] = [];
  const look = async (alarms: readonly Alarm[]) => {
    if (alarms.length === 0) return nothingFound();
    const findings = await visited(
      address,
      alarms.map(({ table }) => withBots(table)),
    );
    const wrong = findings.wrong.filter((word) => !isOfStandIns(word));
    return { ...findings, wrong: [...wrong, ...alarms.flatMap(({ table }) => stuck(table))] };
  };
  return {
    set: async (rng) => {
      const table = await seated(patience, () => setTable(address, rng, { game: COMPANY, bots: 0, clock: CLOCK }));
      waiting.push({ table, due: performance.now() + RUNS_OUT_MS + LATE_MS });
    },
    look: () => look(waiting),
    rung: async (which) => {
      const isTime = ({ due }: Alarm) => which === 'all' || due <= performance.now();
      const due = waiting.filter(isTime);
      waiting = waiting.filter((alarm) => !isTime(alarm));
      let findings = nothingFound();
      await patience(RUNS_OUT_MS + LATE_MS, async () => {
        findings = await look(due);
        return isSettled(findings) && !findings.wrong.some(isStuck);
      });
      return findings;
    },
  };
}

/** Bots take the chairs of those who are away, and move while somebody looks. */
function isOfStandIns(word: string): boolean {
  return /: the chairs was |were told of \d+ and \d+ entries$/.test(word);
}

/** From now on a bot stands in: nobody has sent a move. */
function withBots(table: Table): Table {
  return { ...table, hasBots: true };
}

const STUCK = 'the clock is stuck';
const isStuck = (word: string) => word.endsWith(STUCK);

function stuck({ id, watcher }: Table): string[] {
  const [first] = watcher.news;
  if (first === undefined) return [`table ${id}: ${STUCK}`];
  return first.by === 'bot' ? [] : [`table ${id}: somebody moved who was not there`];
}
