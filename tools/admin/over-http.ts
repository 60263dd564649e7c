import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as pause } from 'node:timers/promises';
import type { Refusal } from '@haven/kit';
import type { HouseNumbers, Soundness } from '@haven/wire';
import type { Connection } from './connection.ts';
import { errorOf, explained, UserError } from './user-error.ts';
import { writtenWhole } from './written-whole.ts';

const LOOKS = 120;
const LOOK_MS = 500;

export function overHttp(address: string, token: string): Connection {
  const send = async (request: string, sent: RequestInit = {}) => {
    const [method = '', path = ''] = request.split(' ');
    const headers = { authorization: `Bearer ${token}`, ...sent.headers };
    const response = await fetch(`${address}/api/admin${path}`, { ...sent, method, headers });
    if (response.ok) return response;
    const { refusal } = (await response.json()) as { refusal: Refusal };
    throw errorOf(refusal);
  };
  const numbers = async () => (await (await send('GET /numbers')).json()) as HouseNumbers;
  return {
    ask: async (request) => (await send(request)).text(),
    check: async () => (await (await send('GET /check')).json()) as Soundness,
    backUp: async (file, { anyway }) => {
      const { body } = await send(`GET /backup?anyway=${anyway ? 1 : 0}`);
      if (body === null) throw new UserError('The server sent nothing.');
      await writtenWhole(file, (part) =>
        pipeline(Readable.fromWeb(body as ReadableStream), createWriteStream(part, { flags: 'wx', mode: 0o600 })),
      );
    },
    restore: async (file) => {
      const { opened } = await numbers();
      await send('PUT /restore', uploading(file));
      return restoredSince(opened, numbers);
    },
    moveTo: () => Promise.reject(new UserError(`Nothing was moved: stop the server at ${address} first.`)),
    close: () => Promise.resolve(),
  };
}

function uploading(file: string): RequestInit {
  if (!existsSync(file)) throw new UserError(`There is no file ${file}.`);
  const body = Readable.toWeb(createReadStream(file)) as unknown as NonNullable<RequestInit['body']>;
  return { body, headers: { 'content-type': 'application/octet-stream' }, duplex: 'half' } as RequestInit;
}

/** The server closes, changes its data and opens again: waits until it has. */
async function restoredSince(opened: number, numbers: () => Promise<HouseNumbers>): Promise<string> {
  for (let look = 0; look < LOOKS; look += 1) {
    await pause(LOOK_MS);
    const now = await numbers().catch(() => undefined);
    if (now === undefined || now.opened === opened || now.restored === null) continue;
    if ('failure' in now.restored) throw explained('Nothing was restored', now.restored.failure);
    return now.restored.previous;
  }
  throw new UserError(
    'The server has not opened again; its log says why. The data from before lie beside the new ones.',
  );
}
