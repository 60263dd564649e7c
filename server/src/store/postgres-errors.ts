/** Classes of states that PostgreSQL tells, and single ones. */
const CORRUPT = new Set(['XX001', 'XX002']);

/** Whether PostgreSQL has found a page or an index of its own damaged. */
export function isCorrupt(error: unknown): boolean {
  return CORRUPT.has(stateOf(error));
}

function stateOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
