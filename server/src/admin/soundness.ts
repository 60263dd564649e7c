import type { Damage } from '@haven/wire';
import { DatabaseSync } from '@photostructure/sqlite';

const MOST_TOLD = 3;

/** All that cannot be read back from this database as it was written; whoever has it open may go on meanwhile. */
export function damageIn(file: string): Promise<Damage[]> {
  return new Promise((resolve) => resolve(brokenPages(file)));
}

/** Without a prepared statement: one that is not yet collected keeps even a closed database in use. */
function brokenPages(file: string): Damage[] {
  const database = new DatabaseSync(file, { readOnly: true });
  const lines: string[] = [];
  try {
    database.function('note', (line: unknown) => lines.push(String(line)));
    database.exec('select note(integrity_check) from pragma_integrity_check');
  } catch (error) {
    lines.push(error instanceof Error ? error.message : String(error));
  } finally {
    database.close();
  }
  return lines.flatMap((told) => told.split('\n')).flatMap(ofHouse);
}

function ofHouse(why: string): Damage[] {
  return why === 'ok' || why.startsWith('***') ? [] : [{ kind: 'house', id: '', why }];
}

export function lineOf({ kind, id, why }: Damage): string {
  return `${kind}${id && ` ${id}`}: ${why}`;
}

/** The first few in one line. */
export function summaryOf(damaged: readonly Damage[]): string {
  const told = damaged.slice(0, MOST_TOLD).map(lineOf).join('; ');
  return damaged.length > MOST_TOLD ? `${told}; and ${damaged.length - MOST_TOLD} more` : told;
}
