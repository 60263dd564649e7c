import { existsSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '@haven/kit';
import { isOneLine } from '../company.ts';
import type { Experiment, Setting } from '../experiment.ts';
import { type Findings, nothingFound } from '../findings.ts';
import { startHouse } from '../house.ts';
import { copyOf, type PeacefulHouse, peacefulHouse } from '../peaceful-house.ts';

const WAYS: readonly (readonly [words: string, spoil: (file: string) => void])[] = [
  ['emptied', (file) => truncateSync(file)],
  ['removed', (file) => rmSync(file)],
  ['cut in the first page', (file) => truncateSync(file, 1000)],
];

/** The keys are there and the database is not: a house that opened empty would hide the loss. */
export const lostDatabase: Experiment = {
  name: 'lost',
  what: 'haven.db emptied or removed, keys kept',
  count: WAYS.length,
  perHouse: WAYS.length,
  isPlain: true,
  found: async (setting) => {
    const house = await peacefulHouse(setting);
    return { step: (_rng, number) => openWithout(setting, house, number) };
  },
};

async function openWithout(setting: Setting, house: PeacefulHouse, number: number): Promise<Findings> {
  const findings = nothingFound();
  const [words, spoil] = at(WAYS, number % WAYS.length);
  const folder = copyOf(house, join(setting.place, `lost-${number}`));
  const files = ['haven.db-wal', 'haven.db-shm'].map((name) => join(folder, name));
  for (const file of files.filter((one) => existsSync(one))) rmSync(file);
  spoil(join(folder, 'haven.db'));
  const running = startHouse(setting.programs, folder);
  const address = await running.address.catch(() => undefined);
  if (address !== undefined) findings.wrong.push(`haven.db was ${words}, and the house opened`);
  running.kill('SIGKILL');
  const { code, errors } = await running.ended;
  if (address === undefined && code === 1 && isOneLine(errors)) findings.named.push(`no start: ${errors.trim()}`);
  else if (address === undefined) findings.wrong.push(`haven.db was ${words}; ended with ${code}: ${errors}`);
  return findings;
}
