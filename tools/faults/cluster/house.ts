import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, statfsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { killPostgres, launchPostgres, postgresUrl, startPostgres } from '@haven/server/postgres-server';
import { inDatabase } from '../../../server/src/testing/engines.ts';
import { type Cluster, openCluster } from '../../cluster/open-cluster.ts';
import type { Setting } from '../experiment.ts';

/** A cluster with a PostgreSQL of its own, on a disk of its own where that can be had. */
export interface ClusterHouse {
  readonly cluster: Cluster;
  readonly postgres: Postgres;
  close(): Promise<void>;
}

interface Postgres {
  readonly folder: string;
  kill(): void;
  launch(): void;
  ask(sql: string): Promise<unknown[]>;
  /** Leaves no room on its disk; false where it has none of its own. */
  fill(): boolean;
  free(): void;
}

/** What is acknowledged has been committed, as an operator has it; little is kept for later, for the disk is small. */
const SETTINGS = ['max_wal_size=64MB', 'min_wal_size=32MB', 'checkpoint_timeout=30s'];
const DISK = '768m';
/** Bots do not wait, nobody is told to slow down, and notices may go to this machine. */
const ENVIRONMENT = { HAVEN_BOT_MS: '0', HAVEN_MESSAGES_PER_SECOND: '100000', HAVEN_WEBHOOKS_ANYWHERE: '1' };

export async function openHouse({ programs, place }: Pick<Setting, 'programs' | 'place'>): Promise<ClusterHouse> {
  const disk = newDisk(diskBeside(place));
  const postgres = postgresOn(disk);
  const leaveNothing = () => {
    postgres.kill();
    disk.remove();
  };
  process.once('exit', leaveNothing);
  chmodSync(place, 0o755);
  const cluster = await openCluster({
    program: programs.server,
    folder: place,
    databaseUrl: postgresUrl(postgres.folder),
    environment: { ...ENVIRONMENT, HAVEN_PAGE: place },
    isInner: true,
  });
  return {
    cluster,
    postgres,
    close: async () => {
      await cluster.close();
      process.off('exit', leaveNothing);
      leaveNothing();
    },
  };
}

/** Where whoever runs PostgreSQL may come: the folders of a run of tests are for their owner alone. */
function diskBeside(place: string): string {
  const { HAVEN_TEST_POSTGRES: shared } = process.env;
  return shared === undefined ? `${place}-disk` : `${shared}-${basename(place)}`;
}

interface SmallDisk {
  readonly folder: string;
  readonly isOwn: boolean;
  remove(): void;
}

/** A disk in memory, for whoever may mount one. */
function newDisk(folder: string): SmallDisk {
  mkdirSync(folder);
  const isOwn = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=755`, 'haven', folder]).status === 0;
  return {
    folder,
    isOwn,
    remove: () => {
      if (isOwn) spawnSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function postgresOn({ folder: disk, isOwn }: SmallDisk): Postgres {
  const [folder, ballast] = [join(disk, 'postgres'), join(disk, 'ballast')];
  startPostgres(folder, SETTINGS);
  return {
    folder,
    kill: () => killPostgres(folder),
    launch: () => launchPostgres(folder, SETTINGS),
    ask: (sql) => inDatabase(postgresUrl(folder), sql),
    fill: () => {
      const { bavail, bsize } = statfsSync(disk);
      if (isOwn) spawnSync('fallocate', ['-l', String(bavail * bsize), ballast]);
      return isOwn;
    },
    free: () => rmSync(ballast, { force: true }),
  };
}
