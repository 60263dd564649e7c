import { type Cluster, isReady } from '../../cluster/open-cluster.ts';
import { pause } from '../rules.ts';

/** Waits until this is so; false if it has not come to be in so long. */
export type Patience = (ms: number, isSo: () => boolean | Promise<boolean>) => Promise<boolean>;

const ROUND_MS = 50;

/**
 * Time is counted in rounds of questions that every server was asked: while the machine is busy with other things they
 * are answered late, and the same time is long.
 */
export function patienceWith({ nodes }: Pick<Cluster, 'nodes'>): Patience {
  return async (ms, isSo) => {
    for (let left = ms; left > 0; left -= ROUND_MS) {
      if (await isSo()) return true;
      await Promise.all([pause(ROUND_MS), ...nodes.map(({ address }) => isReady(address))]);
    }
    return isSo();
  };
}
