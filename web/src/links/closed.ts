/** Why a table could not be opened. */
export type Closed = 'unknown-table' | 'table-damaged' | 'unknown-game' | 'banned' | 'no-storage' | 'unreachable';
