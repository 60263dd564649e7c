import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@haven/games/rules';
import type { Refusal } from '@haven/kit';
import { BadBackup, backUp, DATABASE, isInUse, openOffline, swapIn } from '@haven/server/admin';
import { explained, Trouble, troubleOf } from './trouble.ts';
import type { Way } from './way.ts';

/** Nobody else hears it. */
const TOKEN = 'the operator in person';

export function overFolder(folder: string, address: string): Way {
  let office: Awaited<ReturnType<typeof openOffline>> | undefined;
  const unused = () => {
    if (!existsSync(join(folder, DATABASE)))
      throw new Trouble(`No Haven answers at ${address}, and there are no data in ${folder}.`);
    if (isInUse(folder))
      throw new Trouble(
        `A server runs on ${folder} but does not answer at ${address}: set HAVEN_ADMIN_URL to its address.`,
      );
  };
  return {
    ask: async (request) => {
      if (office === undefined) unused();
      office ??= await openOffline(games, folder, TOKEN);
      const [method = '', path = ''] = request.split(' ');
      const asked = { method: method as 'GET' | 'POST', url: `/api/admin${path}` };
      const { statusCode, body } = await office.inject({ ...asked, headers: { authorization: `Bearer ${TOKEN}` } });
      if (statusCode < 300) return body;
      throw troubleOf((JSON.parse(body) as { refusal: Refusal }).refusal);
    },
    backUp: async (file) => {
      if (existsSync(file)) throw new Trouble(`${file} exists already.`);
      unused();
      await backUp(folder, file);
    },
    restore: async (file) => restored(folder, file),
    close: async () => {
      await office?.close();
    },
  };
}

function restored(folder: string, file: string): string {
  if (!existsSync(file)) throw new Trouble(`There is no file ${file}.`);
  try {
    return swapIn(folder, file, Date.now());
  } catch (error) {
    throw error instanceof BadBackup ? explained('Nothing was restored', error) : error;
  }
}
