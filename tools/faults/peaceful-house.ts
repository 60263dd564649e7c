import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@haven/games/rules';
import type { ServerProcess } from '../../server/src/testing/server-process.ts';
import type { Setting } from './experiment.ts';
import { type Programs, startHouse } from './house.ts';
import { type Survey, survey } from './survey.ts';
import { setTable, type Table } from './tables.ts';
import { visit } from './visit.ts';

/** A house that was closed in peace, with running and finished games, and all that it told then. */
export interface PeacefulHouse {
  readonly folder: string;
  readonly tables: readonly Table[];
  readonly told: Survey;
}

const MOVES = 60;
const LONGEST = 1_500;

export async function peacefulHouse({ programs, place, rng }: Setting, name = 'peace'): Promise<PeacefulHouse> {
  const folder = join(place, name);
  const running = startHouse(programs, folder);
  const address = await running.address;
  const tables: Table[] = [];
  for (const game of games) tables.push(await setTable(address, rng, { game, bots: 0 }));
  await playFor(address, [...tables], { rng, entries: MOVES });
  const alone = games.find(({ meta }) => meta.seats.min === 1);
  const finished = await setTable(address, rng, { ...(alone && { game: alone }), bots: 0 });
  await playFor(address, [finished], { rng, entries: LONGEST });
  tables.push(finished);
  await closed(running);
  return { folder, tables, told: await surveyOf(programs, folder, tables) };
}

/** The same, played on and killed in mid-game: the last moves stand in the log alone. */
export async function killedHouse(setting: Setting): Promise<PeacefulHouse> {
  const { programs, place, rng } = setting;
  const peaceful = await peacefulHouse(setting);
  const { tables } = peaceful;
  const folder = copyOf(peaceful, join(place, 'killed'));
  const running = startHouse(programs, folder);
  const address = await running.address;
  await playFor(address, [...tables], { rng, entries: MOVES });
  // Of what is not acknowledged yet when it is killed, a flipped bit may take the end: here all is safe by then.
  await survey(address, tables);
  running.kill('SIGKILL');
  await running.ended;
  const copy = copyOf({ folder }, join(place, 'killed-and-well'));
  return { folder, tables, told: await surveyOf(programs, copy, tables) };
}

/** Of all that a house tells when it opens again. */
async function surveyOf(programs: Programs, folder: string, tables: readonly Table[]): Promise<Survey> {
  const running = startHouse(programs, folder);
  const told = await survey(await running.address, tables);
  await closed(running);
  return told;
}

async function playFor(address: string, tables: Table[], { rng, entries }: { rng: Setting['rng']; entries: number }) {
  const playing = await visit(address, tables);
  await playing.play(rng, entries);
  playing.leave();
}

export async function closed(running: ServerProcess): Promise<void> {
  running.kill('SIGTERM');
  await running.ended;
}

/** A copy of the house, for one experiment to spoil. */
export function copyOf({ folder }: Pick<PeacefulHouse, 'folder'>, to: string): string {
  cpSync(folder, to, { recursive: true });
  return to;
}
