import type pg from 'pg';
import { orLost } from './postgres-pool.ts';
import type { Mark, SharedStore } from './shared.ts';

/** A lock of PostgreSQL that every open server shares, and that goes with its connection, however that ends. */
const OPEN = '2200, hashtext(current_schema())';

const HOLDERS = `
  select count(distinct pid) as servers from pg_locks
  where locktype = 'advisory' and mode = 'ShareLock' and granted
    and classid = 2200 and objid = (hashtext(current_schema())::bigint & 4294967295)::oid
    and database = (select oid from pg_database where datname = current_database())`;

const MARKS = `
  select wanted.id, h.entries, m.aids, s.revision, s.clocks, t.rematch,
    (select max(c.line) from chat c where c.number = t.number) as lines
  from unnest($1::text[]) as wanted (id)
  left join matches m on m.id = wanted.id left join heads h on h.match = m.number
  left join tables t on t.id = wanted.id left join standings s on s.number = t.number
  where m.id is not null or t.id is not null`;

export interface Sharing extends SharedStore {
  /** Whoever opens afterwards finds that this server is gone. */
  close(): Promise<void>;
}

/** Says to other servers over the same data that this one is open, and finds out how they are getting on. */
export async function sharing(readers: pg.Pool, writers: pg.Pool): Promise<Sharing> {
  let presence = await lasting(readers);
  const isFirst = await comeIn(presence.client);
  let returning: Promise<void> | undefined;
  const comeBack = async () => {
    presence.leave();
    const next = await lasting(readers);
    try {
      await next.client.query(`select pg_advisory_lock_shared(${OPEN})`);
      presence = next;
    } catch (error) {
      next.leave();
      throw error;
    }
  };
  /** However many want to know at once, one of them comes back for all. */
  const stayIn = async () => {
    if (!presence.isLost()) return;
    returning ??= orLost(comeBack()).finally(() => {
      returning = undefined;
    });
    await returning;
  };
  return {
    isFirst,
    hasOthers: async () => {
      await stayIn();
      const { rows } = await orLost(readers.query<{ servers: number }>(HOLDERS));
      return (rows[0]?.servers ?? 0) > 1;
    },
    marks: async (ids) => (await orLost(readers.query<Mark>({ name: 'marks', text: MARKS, values: [ids] }))).rows,
    agree: async (name, text) => {
      await orLost(
        writers.query('insert into house_keys (name, text) values ($1, $2) on conflict (name) do nothing', [
          name,
          text,
        ]),
      );
      const { rows } = await writers.query<{ text: string }>('select text from house_keys where name = $1', [name]);
      return rows[0]?.text ?? text;
    },
    close: async () => {
      await goOut(presence);
      presence.leave();
    },
  };
}

/** A connection that is cut frees its lock a little later, when the next server may already have looked. */
async function goOut({ client, isLost }: Presence): Promise<void> {
  if (isLost()) return;
  // Without the database there is nobody to tell.
  await client.query(`select pg_advisory_unlock_shared(${OPEN})`).catch(() => undefined);
}

/** Whether nobody else was there. Those who come at the same moment wait until that is clear. */
async function comeIn(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ alone: boolean }>(`select pg_try_advisory_lock(${OPEN}) as alone`);
  await client.query(`select pg_advisory_lock_shared(${OPEN})`);
  const isFirst = rows[0]?.alone === true;
  if (isFirst) await client.query(`select pg_advisory_unlock(${OPEN})`);
  return isFirst;
}

type Presence = Awaited<ReturnType<typeof lasting>>;

/** A connection that is kept for as long as it lasts. */
async function lasting(pool: pg.Pool) {
  const client = await pool.connect();
  let [isLost, isLeft] = [false, false];
  client.once('end', () => {
    isLost = true;
  });
  return {
    client,
    isLost: () => isLost,
    /** A connection can be given back only once. */
    leave: () => {
      if (!isLeft) client.release(true);
      isLeft = true;
    },
  };
}
