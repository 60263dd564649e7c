import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const CHANGES = [
  'mkdirSync',
  'writeFileSync',
  'copyFileSync',
  'chmodSync',
  'chownSync',
  'openSync',
  'fsyncSync',
  'renameSync',
  'rmSync',
  'rmdirSync',
] as const;

type Change = (...parameters: unknown[]) => unknown;

const disk = fs as unknown as Record<(typeof CHANGES)[number], Change>;

/** What a process sees that is no longer there to see it. */
class Died extends Error {}

/** How many steps the disk still takes. */
let left = Number.POSITIVE_INFINITY;
/** Those that it took. */
let taken: string[] = [];
/** Some steps are made of others. */
let isWithin = false;

// Once and for good: Node itself keeps some of these functions when it first uses them.
for (const name of CHANGES) disk[name] = counted(name, disk[name]);
syncBuiltinESMExports();

function counted(name: string, change: Change): Change {
  return (...parameters) => {
    if (isWithin) return change(...parameters);
    if (left === 0) throw new Died(`before ${name}`);
    left -= 1;
    taken.push(name);
    isWithin = true;
    try {
      return change(...parameters);
    } finally {
      isWithin = false;
    }
  };
}

/**
 * Does the work on a disk that takes so many steps and not one more, also of those who would tidy up: what remains is
 * what a process leaves that is killed there. Tells whether the work was done before.
 */
export async function diesAfter(steps: number, work: () => unknown): Promise<boolean> {
  left = steps;
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof Died) return false;
    throw error;
  } finally {
    left = Number.POSITIVE_INFINITY;
  }
}

/** The names of all steps of a work, in their order. */
export async function stepsOf(work: () => unknown): Promise<readonly string[]> {
  taken = [];
  await work();
  return taken;
}
