import type { Moved } from '@haven/server/admin';
import type { Soundness } from '@haven/wire';

/** A connection to the house: through its server, or straight to its data when no server runs on them. */
export interface Connection {
  /** Answers a request such as `GET /tables`, or throws why not. */
  ask(request: string): Promise<string>;
  /** Reads all data and tells what of them is damaged. */
  check(): Promise<Soundness>;
  /** Refuses to copy damaged data, unless they are wanted anyway. */
  backUp(file: string, wish: { readonly anyway?: true }): Promise<void>;
  /** Tells where the data from before lie. */
  restore(file: string): Promise<string>;
  /** Copies everything into a PostgreSQL database; tells how many rows that were. */
  moveTo(databaseUrl: string): Promise<Moved>;
  close(): Promise<void>;
}
