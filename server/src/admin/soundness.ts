import type { Damage } from '@haven/wire';
import { DatabaseSync } from '@photostructure/sqlite';

/** All that cannot be read back from this database as it was written; whoever has it open may go on meanwhile. */
export function damageIn(file: string): Promise<Damage[]> {
  return new Promise((resolve) => resolve(brokenPages(file)));
}

function brokenPages(file: string): Damage[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const lines = database.prepare('pragma integrity_check').all() as { integrity_check: string }[];
    return lines.filter(({ integrity_check: line }) => line !== 'ok').map((line) => ofHouse(line.integrity_check));
  } catch (error) {
    return [ofHouse(error instanceof Error ? error.message : String(error))];
  } finally {
    database.close();
  }
}

function ofHouse(why: string): Damage {
  return { kind: 'house', id: '', why };
}

export function lineOf({ kind, id, why }: Damage): string {
  return `${kind}${id && ` ${id}`}: ${why}`;
}
