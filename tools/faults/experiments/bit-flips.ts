import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rng } from '@haven/kit';
import { checkFolder } from '../admin-command.ts';
import { isOneLine } from '../company.ts';
import type { Experiment, Setting } from '../experiment.ts';
import { type Findings, nothingFound } from '../findings.ts';
import { startHouse } from '../house.ts';
import { copyOf, killedHouse, type PeacefulHouse, peacefulHouse } from '../peaceful-house.ts';
import { compare, survey } from '../survey.ts';

/** One bit of a closed house's database is flipped: whatever is told afterwards is right, or refused. */
export const bitFlips: Experiment = {
  name: 'flips',
  what: 'a flipped bit in haven.db',
  count: 200,
  perHouse: 20,
  isPlain: true,
  found: async (setting) => {
    const house = await peacefulHouse(setting);
    return { step: (rng, number) => lookAtFlipped(setting, house, { rng, number, name: 'haven.db' }) };
  },
};

/** The same in the log that a killed house leaves: SQLite by itself would take it to end there. */
export const logFlips: Experiment = {
  ...{ name: 'log-flips', what: 'a flipped bit in haven.db-wal', count: 100, perHouse: 20, isPlain: true },
  found: async (setting) => {
    const house = await killedHouse(setting);
    return { step: (rng, number) => lookAtFlipped(setting, house, { rng, number, name: 'haven.db-wal' }) };
  },
};

interface Flip {
  readonly rng: Rng;
  readonly number: number;
  readonly name: string;
}

async function lookAtFlipped(setting: Setting, house: PeacefulHouse, { rng, number, name }: Flip) {
  const folder = copyOf(house, join(setting.place, `flipped-${number}`));
  const where = flipBit(join(folder, name), rng);
  const checked = await checkFolder(setting.programs, folder);
  const findings = await lookAround(setting, house, folder);
  if (checked === 'sound' && findings.named.length > 0)
    findings.wrong.push(`the check found nothing, but: ${findings.named[0]}`);
  if (checked === 'damaged') findings.named.push('named by the check');
  rmSync(folder, { recursive: true });
  return { ...findings, wrong: findings.wrong.map((word) => `${where}: ${word}`) };
}

/** Every other time in a byte that says something: most of a database is empty. */
function flipBit(file: string, rng: Rng): string {
  const bytes = readFileSync(file);
  const isAnywhere = rng.below(2) === 0;
  let at = rng.below(bytes.length);
  while (!isAnywhere && bytes[at] === 0) at = rng.below(bytes.length);
  const bit = rng.below(8);
  bytes[at] = (bytes[at] ?? 0) ^ (1 << bit);
  writeFileSync(file, bytes);
  return `bit ${bit} of byte ${at}`;
}

async function lookAround({ programs }: Setting, { tables, told }: PeacefulHouse, folder: string): Promise<Findings> {
  const findings = nothingFound();
  const running = startHouse(programs, folder);
  const address = await running.address.catch(() => undefined);
  if (address !== undefined) {
    const { named, wrong } = compare(told, await survey(address, tables));
    findings.named.push(...named);
    findings.wrong.push(...wrong);
  }
  running.kill('SIGKILL');
  const { code, signal, errors } = await running.ended;
  if (address !== undefined && signal !== 'SIGKILL') findings.wrong.push(`the house ended by itself: ${errors}`);
  if (address === undefined && code === 1 && isOneLine(errors)) findings.named.push(`no start: ${errors.trim()}`);
  else if (address === undefined) findings.wrong.push(`the start ended with ${code} and said: ${errors}`);
  return findings;
}
