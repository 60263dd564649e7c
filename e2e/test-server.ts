import { type Environment, startOneServer, type TestServer } from './one-server.ts';
import { IS_CLUSTER, startTestCluster } from './test-cluster.ts';

/**
 * `startOneServer` is for what only a single process has, whatever the others run on: backups and restoring, which are
 * SQLite's, and the addresses of its own machine, where a proxy stands before several.
 */
export { ADMIN_TOKEN, SERVER, startOneServer, type TestServer } from './one-server.ts';

/** A house of its own: one process, or with `HAVEN_E2E=cluster` two behind a proxy. */
export function startTestServer(environment: Environment = {}): Promise<TestServer> {
  return IS_CLUSTER ? startTestCluster(environment) : startOneServer(environment);
}
