import { pick, type Rng } from '@haven/kit';
import { type Attendance, attend, type Place } from './attendance.ts';
import { type Findings, nothingFound } from './findings.ts';
import { disagreements } from './histories.ts';
import { headersOf, newPerson, takesName, wrongName } from './person.ts';
import { entriesTold, historiesOf, nameOf, type Table } from './tables.ts';

/** Everybody at their tables, in one life of a server. */
export interface Visit {
  readonly findings: Findings;
  /** Plays until so many more entries were told, all games are over, all sockets closed, or nothing is told for a while. */
  play(rng: Rng, entries: number): Promise<void>;
  leave(): void;
}

const LOOK_MS = 2;
/** Whoever hears nothing new for so long gives up: the server is dead or dumb. Counted in looks, for on a crowded machine everybody is slower. */
const SILENT_LOOKS = 1_500;

/** Everybody comes back and compares what they are told with what they remember. */
export async function visit(address: string, tables: readonly Table[]): Promise<Visit> {
  const findings = nothingFound();
  const watching = newPerson();
  const places = tables.flatMap((table) => placesAt(table, headersOf(watching)));
  const told = () => tables.reduce((sum, table) => sum + entriesTold(table), 0);
  const attendances = await Promise.all(places.map((place) => attend(address, place, findings)));
  await Promise.all(attendances.map(({ arrived }) => arrived));
  await evened(tables);
  const before = told();
  findings.wrong.push(...(await wrongNames(address, tables)), ...tables.flatMap(wrongSums));
  return {
    findings,
    play: async (rng, entries) => {
      rename(address, tables, rng);
      for (const attendance of attendances) attendance.play(rng);
      const isOver = () =>
        tables.every(({ watcher }) => watcher.phase === 'over') || !attendances.some(({ isOpen }) => isOpen());
      await until(told, told() + entries, isOver);
      findings.acknowledged = told() - before;
      if (findings.acknowledged === 0) findings.still.push(...attendances.map(({ last }) => last()));
    },
    leave: () => leaveAll(attendances),
  };
}

function leaveAll(attendances: readonly Attendance[]): void {
  for (const { leave } of attendances) leave();
}

export function placesAt(table: Table, headers: Record<string, string>): Place[] {
  const match = table.id;
  const sending = () => {
    table.sent += 1;
  };
  const seats = table.sittings.map(({ person, token, history }) => {
    return { match, token, history, headers: headersOf(person), sending };
  });
  return [...seats, { match, history: table.watcher, headers, sending }];
}

async function wrongNames(address: string, tables: readonly Table[]): Promise<string[]> {
  const people = tables.flatMap(({ sittings }) => sittings.map(({ person }) => person));
  return (await Promise.all(people.map((person) => wrongName(address, person)))).flat();
}

const heardBy = (table: Table) => historiesOf(table).filter(({ news }) => news.length > 0);

/** A bot's move reaches one viewer after the other: what one of them has not heard yet has time to come. */
async function evened(tables: readonly Table[]): Promise<void> {
  const isUneven = (table: Table) => new Set(heardBy(table).map(({ news }) => news.length)).size > 1;
  for (let looks = 0; tables.some(isUneven) && looks < SILENT_LOOKS; looks += 1) await pause();
}

function wrongSums(table: Table): string[] {
  const { id, sent, hasBots } = table;
  const words = disagreements(heardBy(table));
  const entries = entriesTold(table);
  if (!hasBots && entries > sent) words.push(`${sent} moves were sent, ${entries} are there`);
  return words.map((word) => `table ${id}: ${word}`);
}

/** While the others play; whether it was in force before the end is for the next visit to see. */
function rename(address: string, tables: readonly Table[], rng: Rng): void {
  if (tables.length === 0) return;
  const { person } = pick(rng, pick(rng, tables).sittings);
  takesName(address, person, nameOf(person, rng)).catch(() => {});
}

async function until(told: () => number, goal: number, isOver: () => boolean): Promise<void> {
  let [last, silent] = [told(), 0];
  while (last < goal && !isOver() && silent < SILENT_LOOKS) {
    await pause();
    silent = told() > last ? 0 : silent + 1;
    last = told();
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_MS));
