import type { ServerProcess } from '../../server/src/testing/server-process.ts';
import { isOneLine } from './company.ts';
import type { Findings } from './findings.ts';

/** Where nothing was damaged, nothing may be refused, and everybody can play on. */
export function refuseNamed(findings: Findings): Findings {
  findings.wrong.push(...findings.named.splice(0).map((named) => `without need: ${named}`));
  if (findings.acknowledged === 0) findings.wrong.push(`nobody could play on: ${findings.still.join('; ')}`);
  return findings;
}

/** After a failed sync nobody knows what the disk holds: the house has to end by itself, in one line. */
export async function mustEnd(running: ServerProcess, withinMs: number): Promise<string[]> {
  const ended = await within(withinMs, running.ended);
  if (ended === undefined) return [`the process went on for ${withinMs} ms after a failed sync`];
  const { code, errors } = ended;
  return code === 1 && isOneLine(errors) ? [] : [`after a failed sync it ended with ${code} and said: ${errors}`];
}

export async function within<R>(ms: number, promise: Promise<R>): Promise<R | undefined> {
  const late = pause(ms);
  return await Promise.race([promise, late]).then((result) => result ?? undefined);
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
