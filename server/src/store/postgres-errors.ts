const CORRUPT = new Set(['XX001', 'XX002']);

/** Whether PostgreSQL has found a page or an index of its own damaged. */
export function isCorrupt(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CORRUPT.has(String(error.code));
}

/** Whether PostgreSQL itself has refused a statement: nothing of it was done, and the connection goes on. */
export function isRefused(error: unknown): boolean {
  return error instanceof Error && 'severity' in error && error.severity === 'ERROR';
}
