import type { Result } from './run.ts';

const HEAD = ['experiment', 'steps', 'acknowledged', 'named', 'failed', 'seconds', 'what'];

/** The results as a table of words. */
export function sheetOf(results: readonly Result[]): string[] {
  const rows = results.map(({ experiment: { name, what }, steps, acknowledged, named, failed, seconds }) => {
    return [name, steps, acknowledged, named.length, failed, seconds.toFixed(0), what].map(String);
  });
  const widths = HEAD.map((_, column) => Math.max(...[HEAD, ...rows].map((row) => row[column]?.length ?? 0)));
  return [HEAD, ...rows].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
