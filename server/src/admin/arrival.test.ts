import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { openData } from '../data-folder.ts';
import { diesAfter, stepsOf } from '../testing/dying-disk.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { newArrival, settleArrivals, swapBack, swapIn } from './arrival.ts';
import { backUp } from './backup.ts';
import { restore, unpack } from './restore.ts';

const NOW = Date.UTC(2026, 9, 8, 12, 30);
const PREVIOUS = 'replaced-2026-10-08T12-30-00-000Z';
const PATIENCE_MS = 60_000;

/** The houses of Ann and of Ben, and all that tells them apart. */
const houses = { ann: tempFolder(), ben: tempFolder() };
type Name = keyof typeof houses;
let backupOfBen: string;

beforeAll(async () => {
  for (const [name, folder] of Object.entries(houses)) {
    const { store } = await openData(folder);
    await store.players.create({ id: name, name, language: 'en', created: 1 });
    await store.close();
    mkdirSync(join(folder, 'documents'));
    writeFileSync(join(folder, 'documents', `${name}.json`), name);
  }
  backupOfBen = join(tempFolder(), 'ben.backup');
  await backUp(houses.ben, backupOfBen);
});

function copyOf(house: Name): string {
  const folder = tempFolder();
  cpSync(houses[house], folder, { recursive: true });
  return folder;
}

/** Opens the house, as any start does, and tells whose it is: in every part the same one's. */
async function ownerOf(folder: string): Promise<Name> {
  const { store } = await openData(folder);
  const guests = await Promise.all(['ann', 'ben'].map((name) => store.players.load(name)));
  await store.close();
  const [owner, ...others] = guests.flatMap((guest) => guest?.name ?? []) as Name[];
  if (owner === undefined) throw new Error(`an empty house: ${readdirSync(folder)}`);
  expect(others).toEqual([]);
  for (const key of ['secret', 'push-key']) expect(textIn(folder, key)).toBe(textIn(houses[owner], key));
  expect(readdirSync(join(folder, 'documents'))).toEqual([`${owner}.json`]);
  return owner;
}

const textIn = (folder: string, name: string) => readFileSync(join(folder, name), 'utf8');

const unfinishedIn = (folder: string) =>
  readdirSync(folder).filter((name) => /^(?:incoming|arriving|entering)-/.test(name));

/** Starts that die in their turn, each a little later than the one before. */
async function startsThatDie(folder: string): Promise<void> {
  for (let steps = 0; !(await diesAfter(steps, () => settleArrivals(folder))); steps += 1);
}

/** Lets the work die at every step of it, one after the other; the houses that then open, in that order. */
async function deathsOf(begin: () => Promise<string>, work: (folder: string) => unknown): Promise<Name[]> {
  const owners: Name[] = [];
  for (let steps = 0, isDone = false; !isDone; steps += 1) {
    const folder = await begin();
    isDone = await diesAfter(steps, () => work(folder));
    await startsThatDie(folder);
    owners.push(await ownerOf(folder));
    expect(unfinishedIn(folder)).toEqual([]);
  }
  return owners;
}

test(
  'a restoring that is killed at any step leaves the whole old house or the whole new one',
  async () => {
    let folder = '';
    const begin = () => {
      folder = copyOf('ann');
      return Promise.resolve(folder);
    };
    const owners = await deathsOf(begin, () => restore(folder, backupOfBen, NOW));
    const decided = owners.indexOf('ben');
    expect(owners).toEqual([...Array(decided).fill('ann'), ...Array(owners.length - decided).fill('ben')]);
    expect(decided, 'steps to unpack and to sync').toBeGreaterThan(10);
    expect(owners.length - decided, 'steps to move out and up').toBeGreaterThan(10);
    expect(await ownerOf(join(folder, PREVIOUS)), 'nothing of the old one is lost').toBe('ann');
  },
  PATIENCE_MS,
);

test(
  'so does the way back',
  async () => {
    const begin = async () => {
      const folder = copyOf('ann');
      await restore(folder, backupOfBen, NOW);
      return folder;
    };
    const owners = await deathsOf(begin, (folder) => swapBack(folder, PREVIOUS));
    expect(new Set(owners)).toEqual(new Set<Name>(['ben', 'ann']));
    expect(owners.at(-1)).toBe('ann');
  },
  PATIENCE_MS,
);

test('all that came in lies safely on the disk before it is decided for', async () => {
  const folder = copyOf('ann');
  const arrival = newArrival(folder, NOW);
  copyFileSync(backupOfBen, join(folder, arrival, 'haven.db'));
  await unpack(join(folder, arrival));
  const parts = [arrival, ...readdirSync(join(folder, arrival), { recursive: true })];
  const steps = await stepsOf(() => swapIn(folder, arrival));
  const syncs = steps.slice(0, steps.indexOf('renameSync')).filter((step) => step === 'fsyncSync');
  expect(syncs).toHaveLength(parts.length);
});

test('what never became whole is swept up by the next start', async () => {
  const folder = copyOf('ann');
  writeFileSync(join(folder, 'incoming-abc'), 'half a backup');
  mkdirSync(join(folder, 'incoming-2026'));
  writeFileSync(join(folder, 'incoming-2026/haven.db'), 'half a backup');
  expect(await ownerOf(folder)).toBe('ann');
  expect(unfinishedIn(folder)).toEqual([]);
});

test('what an older version left between two houses is left to people', async () => {
  const folder = copyOf('ann');
  for (const name of ['incoming-2026', 'replaced-2026']) mkdirSync(join(folder, name));
  expect(await ownerOf(folder)).toBe('ann');
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['incoming-2026', 'replaced-2026']));
});
