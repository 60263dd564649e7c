/** The primary codes of SQLite are the lowest byte of what it tells. */
const PRIMARY = 0xff;
const BUSY = 5;
const LOCKED = 6;
const IO_ERROR = 10;
const CORRUPT = 11;
const FULL = 13;
const NO_DATABASE = 26;
/** Errors of reading: they say nothing about what was written. */
const READ = 266;
const SHORT_READ = 522;

/** Where many rows are read the library leaves the code out. */
const CODELESS: Readonly<Record<string, number>> = {
  'disk I/O error': READ,
  'database disk image is malformed': CORRUPT,
  'file is not a database': NO_DATABASE,
};
/** It has no code at all for this. */
const TOO_LARGE = 'too large to be represented';

/** Whether the disk may not have kept what was written. That it is full, or a write refused, is no such case. */
export function isLostWrite(error: unknown): boolean {
  const code = codeOf(error);
  return (code & PRIMARY) === IO_ERROR && code !== READ && code !== SHORT_READ;
}

/** Whether it may go another time: somebody else is at it, or there is no room. */
export function isInTheWay(error: unknown): boolean {
  return [BUSY, LOCKED, FULL].includes(codeOf(error) & PRIMARY);
}

/** Unreadable pages, and numbers that are none of ours. */
export function isUnreadable(error: unknown): boolean {
  const code = codeOf(error);
  if (code === READ || code === SHORT_READ || [CORRUPT, NO_DATABASE].includes(code & PRIMARY)) return true;
  return messageOf(error).includes(TOO_LARGE);
}

function codeOf(error: unknown): number {
  if (error instanceof Error && 'errcode' in error && typeof error.errcode === 'number') return error.errcode;
  return CODELESS[messageOf(error)] ?? 0;
}

/** In one line: SQLite quotes a whole statement of a schema that it cannot read. */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n', 1)[0] ?? '';
}
