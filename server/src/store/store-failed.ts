/** The disk did not keep what was written. What it has kept shows at the next start. */
export class StoreFailed extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** The database cannot be reached. Whether it has done what it was asked last shows at the next start, too. */
export class DatabaseLost extends StoreFailed {}
