import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@haven/games/rules';
import type { Refusal } from '@haven/kit';
import {
  BadBackup,
  backUp,
  DATABASE,
  DamagedData,
  type DataPlace,
  damageIn,
  type FolderLock,
  FolderTaken,
  hasData,
  moveToPostgres,
  NotMoved,
  openOffline,
  refuseLostDatabase,
  restore,
  takeFolder,
} from '@haven/server/admin';
import type { Soundness } from '@haven/wire';
import type { Connection } from './connection.ts';
import { errorOf, explained, UserError } from './user-error.ts';
import { writtenWhole } from './written-whole.ts';

/** Nobody else hears it. */
const TOKEN = 'the operator in person';

export function overFolder(place: DataPlace, address: string): Connection {
  const { folder, databaseUrl } = place;
  const isElsewhere = databaseUrl !== '';
  let lock: FolderLock | undefined;
  let office: Awaited<ReturnType<typeof openOffline>> | undefined;
  const enter = () => {
    if (lock !== undefined) return;
    if (!isElsewhere && !hasData(folder))
      throw new UserError(`No Haven answers at ${address}, and there are no data in ${folder}.`);
    try {
      lock = takeFolder(folder);
      if (!isElsewhere) refuseLostDatabase(folder);
    } catch (error) {
      throw error instanceof FolderTaken ? hiddenServer(folder, address) : explained(`${folder} cannot be used`, error);
    }
  };
  const ask: Connection['ask'] = async (request) => {
    enter();
    office ??= await openOffline(games, place, TOKEN);
    const [method = '', path = ''] = request.split(' ');
    const asked = { method: method as 'GET' | 'POST', url: `/api/admin${path}` };
    const { statusCode, body } = await office.inject({ ...asked, headers: { authorization: `Bearer ${TOKEN}` } });
    if (statusCode < 300) return body;
    throw errorOf((JSON.parse(body) as { refusal: Refusal }).refusal);
  };
  return {
    ask,
    check: async () => {
      if (isElsewhere) return JSON.parse(await ask('GET /check')) as Soundness;
      enter();
      return { damaged: await damageIn(join(folder, DATABASE)) };
    },
    backUp: async (file, wish) => {
      if (isElsewhere) throw errorOf({ code: 'kept-in-postgres' });
      enter();
      await writtenWhole(file, (part) => backUp(folder, part, wish)).catch(explainDamage);
    },
    restore: async (file) => {
      if (isElsewhere) throw errorOf({ code: 'kept-in-postgres' });
      if (!existsSync(file)) throw new UserError(`There is no file ${file}.`);
      try {
        lock = takeFolder(folder);
        return await restore(folder, file, Date.now());
      } catch (error) {
        throw explainedRefusal(folder, error);
      }
    },
    moveTo: async (url) => {
      if (isElsewhere)
        throw new UserError('Nothing was moved: with DATABASE_URL set, the data are in PostgreSQL already.');
      enter();
      return await moveToPostgres(join(folder, DATABASE), url).catch(explainNotMoved);
    },
    close: async () => {
      await office?.close();
      lock?.release();
    },
  };
}

function hiddenServer(folder: string, address: string): UserError {
  return new UserError(
    `A server runs on ${folder} but does not answer at ${address}: set HAVEN_ADMIN_URL to its address.`,
  );
}

function explainDamage(error: unknown): never {
  throw error instanceof DamagedData ? errorOf({ code: 'data-damaged', values: { why: error.message } }) : error;
}

function explainNotMoved(error: unknown): never {
  if (error instanceof NotMoved) throw new UserError(`Nothing was moved: ${error.message}.`);
  throw explained('Nothing was moved', error);
}

function explainedRefusal(folder: string, error: unknown): unknown {
  if (error instanceof FolderTaken) return new UserError(`Nothing was restored: a server runs on ${folder}.`);
  return error instanceof BadBackup ? new UserError(`Nothing was restored: ${error.message}.`) : error;
}
