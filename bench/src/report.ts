import { cpus, loadavg } from 'node:os';

/** Lines of one table; the first line holds the headings. */
export type Rows = readonly (readonly string[])[];

/** Columns as wide as their widest cell; the first one leans left, numbers lean right. */
export function tableOf(rows: Rows): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row.map((cell, column) => pad(cell, { column, width: widths[column] ?? 0 })).join('  ');
  return rows.map((row) => `  ${line(row)}`.trimEnd()).join('\n');
}

function pad(cell: string, { column, width }: { column: number; width: number }): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}

export function perSecond(rate: number): string {
  return Math.round(rate).toLocaleString('en');
}

/** What was measured on, so that a figure can be compared with another one. */
export function machine(): string {
  const all = cpus();
  const [load = 0] = loadavg();
  return `Node ${process.version}, ${process.platform} ${process.arch}, ${all.length} x ${all[0]?.model.trim() ?? 'unknown CPU'}, load ${load.toFixed(1)} at the end`;
}
