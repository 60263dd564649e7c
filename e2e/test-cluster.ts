import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newDatabaseUrl } from '../server/src/testing/engines.ts';
import { type Cluster, openCluster } from '../tools/cluster/open-cluster.ts';
import { ADMIN_TOKEN, type Environment, operatorAt, SERVER, type TestServer } from './one-server.ts';

/** `HAVEN_E2E=cluster npm run e2e`: every house has two servers over PostgreSQL and Redis, and HAProxy before them. */
export const IS_CLUSTER = process.env.HAVEN_E2E === 'cluster';

export interface TestCluster extends TestServer {
  readonly cluster: Cluster;
}

/** Whoever is killed or opened again is the whole house: both servers at once. */
export async function startTestCluster(environment: Environment = {}): Promise<TestCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'haven-e2e-'));
  const databaseUrl = await newDatabaseUrl();
  const own = { HAVEN_ADMIN_TOKEN: ADMIN_TOKEN, ...environment };
  const cluster = await openCluster({ program: SERVER, folder, databaseUrl, environment: own });
  const { address, nodes } = cluster;
  return {
    cluster,
    address,
    kill: async () => {
      await Promise.all(nodes.map((node) => node.end()));
    },
    reopen: async () => {
      for (const node of nodes) node.start();
      await cluster.ready();
    },
    operator: operatorAt(address),
    close: async () => {
      await cluster.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
