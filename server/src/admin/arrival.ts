import { chownSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { syncFolder, syncTree } from '../durable.ts';
import { FolderTaken } from '../folder-lock.ts';
import { ARRIVING, dataIn, ENTERING, INCOMING, isInUse, REPLACED, stampOf } from './data-files.ts';

/*
 * How other data take the place of those in the folder. The name of the folder in which they come says how far they are,
 * and changes by one rename, so that a process may die at any point and the next one knows what is left to do:
 *
 *   incoming-TIME   not whole yet, or nobody has decided for them: worth nothing
 *   arriving-TIME   decided: what lies in the data folder is of before, and moves aside into replaced-TIME
 *   entering-TIME   that is done: what lies in the data folder is new, and the rest of it moves up
 */

/** An empty folder for data on their way in; returns its name. */
export function newArrival(folder: string, now: number): string {
  const arrival = `${INCOMING}${stampOf(now)}`;
  mkdirSync(join(folder, arrival), { mode: 0o700 });
  return arrival;
}

/** Decides for the data that came in, while nobody has those of before open; returns the name of the folder where those from before lie from now on. */
export function swapIn(folder: string, arrival: string): string {
  if (isInUse(folder)) throw new FolderTaken('a server runs on these data');
  ownAll(folder, arrival);
  syncTree(join(folder, arrival));
  return replaceBy(folder, arrival, arrival.slice(INCOMING.length));
}

/** As it was before: the data that could not be opened are moved aside in turn. */
export function swapBack(folder: string, previous: string): void {
  replaceBy(folder, previous, `${previous.slice(REPLACED.length)}-failed`);
}

/** Finishes what an earlier process had decided, and sweeps up what it had not. No data are opened before. */
export function settleArrivals(folder: string): void {
  for (const time of timesOf(folder, ARRIVING)) moveOut(folder, time);
  for (const time of timesOf(folder, ENTERING)) moveUp(folder, time);
  for (const time of timesOf(folder, INCOMING)) sweep(folder, time);
}

/** Whether data are on their way in, or have been decided for. */
export function hasArrivals(folder: string): boolean {
  return [ARRIVING, ENTERING].some((prefix) => timesOf(folder, prefix).length > 0);
}

function timesOf(folder: string, prefix: string): string[] {
  const names = readdirSync(folder).filter((name) => name.startsWith(prefix));
  return names.sort().map((name) => name.slice(prefix.length));
}

function replaceBy(folder: string, coming: string, time: string): string {
  renameSync(join(folder, coming), join(folder, `${ARRIVING}${time}`));
  syncFolder(folder);
  moveOut(folder, time);
  moveUp(folder, time);
  return `${REPLACED}${time}`;
}

function moveOut(folder: string, time: string): void {
  const replaced = join(folder, `${REPLACED}${time}`);
  mkdirSync(replaced, { recursive: true, mode: 0o700 });
  own(folder, replaced);
  moveAll(dataIn(folder), folder, replaced);
  renameSync(join(folder, `${ARRIVING}${time}`), join(folder, `${ENTERING}${time}`));
  syncFolder(folder);
}

function moveUp(folder: string, time: string): void {
  const entering = join(folder, `${ENTERING}${time}`);
  moveAll(readdirSync(entering), entering, folder);
  rmdirSync(entering);
  syncFolder(folder);
}

function moveAll(names: readonly string[], from: string, to: string): void {
  for (const name of names) renameSync(join(from, name), join(to, name));
  for (const folder of [to, from]) syncFolder(folder);
}

/** An older Haven left its decision under this name, with the data from before beside it: that is for people to look at. */
function sweep(folder: string, time: string): void {
  if (timesOf(folder, REPLACED).includes(time)) return;
  rmSync(join(folder, `${INCOMING}${time}`), { recursive: true, force: true });
}

function ownAll(folder: string, arrival: string): void {
  const within = readdirSync(join(folder, arrival), { recursive: true }).map((name) => join(arrival, String(name)));
  for (const name of [arrival, ...within]) own(folder, join(folder, name));
}

/** An administrator may restore the data of another user, who then has to be able to use them. */
function own(folder: string, path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  chownSync(path, uid, gid);
}
