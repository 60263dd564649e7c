import { type ChildProcess, fork } from 'node:child_process';
import type { Errand } from './errand.ts';
import type { Outcome } from './simulate.ts';

const PROGRAM = new URL('./process.ts', import.meta.url);
/** Worlds leave garbage behind that no two of them share. */
const MEMORY = '--max-semi-space-size=32';

/** Several processes live through the worlds of these seeds; each outcome is told when it is there. */
export async function runAll(
  seeds: Iterable<number>,
  { processes, plant }: { readonly processes: number; readonly plant: string | undefined },
  tell: (outcome: Outcome) => void,
): Promise<void> {
  const left = seeds[Symbol.iterator]();
  const work = async () => {
    const child = fork(PROGRAM, { execArgv: [...process.execArgv, MEMORY] });
    try {
      for (let next = left.next(); !next.done; next = left.next())
        tell(await asked(child, { seed: next.value, ...(plant !== undefined && { plant }) }));
    } finally {
      child.kill();
    }
  };
  await Promise.all(Array.from({ length: processes }, work));
}

function asked(child: ChildProcess, errand: Errand): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const gone = () => reject(new Error(`the process of seed ${errand.seed} has ended`));
    child.once('exit', gone);
    child.once('message', (outcome) => {
      child.off('exit', gone);
      resolve(outcome as Outcome);
    });
    child.send(errand);
  });
}
