import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { at, type Rng } from '@haven/kit';
import type { ServerProcess } from '../../../server/src/testing/server-process.ts';
import { backUpTo, hasRestored, restoreOver } from '../backups.ts';
import { newCompany } from '../company.ts';
import type { Experiment, Setting } from '../experiment.ts';
import type { Findings } from '../findings.ts';
import { OPERATOR, startHouse } from '../house.ts';
import { refuseNamed, within } from '../rules.ts';

const END_MS = 2_000;

/** What somebody says who then says nothing more. */
const WORDS = {
  nothing: '',
  'half a request': 'GET /health HT',
  'half a header': 'GET /health HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  'half a body': 'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"na',
  'half an upload': `PUT /api/admin/restore HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${OPERATOR}\r\nContent-Type: application/octet-stream\r\nContent-Length: 9000\r\n\r\nSQLite`,
  'a whole request': 'GET /health HTTP/1.1\r\nHost: x\r\n\r\n',
  'a socket without a pong':
    'GET /api/table HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
} as const;
const SAYINGS = Object.keys(WORDS) as (keyof typeof WORDS)[];

/** Whatever clients do or leave undone, a house that is told to stop, or to restore, does so at once. */
export const silent: Experiment = {
  name: 'silent',
  what: 'stop and restore with silent connections',
  count: 2 * SAYINGS.length,
  perHouse: 2,
  isPlain: true,
  found: (setting) =>
    Promise.resolve({
      step: (rng, number) => {
        const saying = at(SAYINGS, (number >> 1) % SAYINGS.length);
        return stopWhile(setting, { rng, saying, isRestore: number % 2 === 1 });
      },
    }),
};

interface Stop {
  readonly rng: Rng;
  readonly saying: keyof typeof WORDS;
  readonly isRestore: boolean;
}

async function stopWhile({ programs, place }: Setting, { rng, saying, isRestore }: Stop): Promise<Findings> {
  const folder = join(place, 'data');
  const running = startHouse(programs, folder);
  const { findings, visit, address = '' } = await newCompany().enter(running, rng);
  await visit?.play(rng, 1);
  const silence = await saysOnly(address, WORDS[saying]);
  const file = join(place, `${rng.below(1e9)}.backup`);
  const words = isRestore ? await restoresInTime(address, file) : await stopsInTime(running);
  findings.wrong.push(...words.map((word) => `while somebody said ${saying}: ${word}`));
  running.kill('SIGKILL');
  await running.ended;
  silence.destroy();
  visit?.leave();
  return refuseNamed(findings);
}

function saysOnly(address: string, words: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(words, () => resolve(socket)));
    socket.on('error', reject);
  });
}

async function stopsInTime(running: ServerProcess): Promise<string[]> {
  running.kill('SIGTERM');
  const ended = await within(END_MS, running.ended);
  if (ended === undefined) return [`it had not stopped after ${END_MS} ms`];
  return ended.code === 0 ? [] : [`it stopped with ${ended.code}: ${ended.errors}`];
}

/** Closed and open again. */
async function restoresInTime(address: string, file: string): Promise<string[]> {
  await backUpTo(address, file);
  const begun = performance.now();
  await restoreOver(address, file);
  while (performance.now() - begun < 2 * END_MS) if (await hasRestored(address)) return [];
  return [`it had not restored after ${2 * END_MS} ms`];
}
