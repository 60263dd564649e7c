import type { Damage } from '@haven/wire';
import type { Damaged } from '../store/damaged.ts';
import { verifyFile } from '../store/sqlite-verify.ts';

const MOST_TOLD = 3;

/** All that cannot be read back as it was written from a database that nobody writes to. */
export async function damageIn(file: string): Promise<Damage[]> {
  return (await verifyFile(file)).map(damageOf);
}

export function damageOf({ what, message }: Damaged): Damage {
  return { ...what, why: message };
}

export function lineOf({ kind, id, why }: Damage): string {
  return `${kind}${id && ` ${id}`}: ${why}`;
}

/** The first few in one line. */
export function summaryOf(damaged: readonly Damage[]): string {
  const told = damaged.slice(0, MOST_TOLD).map(lineOf).join('; ');
  return damaged.length > MOST_TOLD ? `${told}; and ${damaged.length - MOST_TOLD} more` : told;
}
