const TABLE = 'select number from tables where id = ?';
const MATCH = 'select number from matches where id = ?';

/** Where a table and its match are stored. */
export const RAW_ROWS: readonly (readonly [table: string, where: string])[] = [
  ['tables', 'id = ?'],
  ['standings', `number in (${TABLE})`],
  ['chairs', `number in (${TABLE})`],
  ['chat', `number in (${TABLE})`],
  ['reports', `number in (${TABLE})`],
  ['notices', `number in (${TABLE})`],
  ['matches', 'id = ?'],
  ['entries', `match in (${MATCH})`],
  ['snapshots', `match in (${MATCH})`],
];
