/** The connection was lost before the answer came: what was asked for may have been done, and is not done again. */
export class Uncertain extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
