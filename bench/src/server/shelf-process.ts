import { tellParent } from './child.ts';
import { realHouse } from './real-house.ts';

/** Opens the house over the data in a folder, and says what that took. */
const [folder = ''] = process.argv.slice(2);
const house = await realHouse(folder);

export interface Opened {
  /** Processor time until it served. */
  readonly cpuMs: number;
  readonly rssMb: number;
  readonly heapMb: number;
}

process.on('disconnect', () => void house.close());
const port = await house.open();
const { user, system } = process.cpuUsage();
process.on('message', () => tellParent(opened()));
tellParent(port);

function opened(): Opened {
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { cpuMs: (user + system) / 1000, rssMb: rss / 1e6, heapMb: (heapUsed + external) / 1e6 };
}
