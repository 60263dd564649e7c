import type { Tiding } from './tidings.ts';

/**
 * Carries word between the servers over the same data. Only what may be lost: whoever hears of something looks into the
 * store before believing it, and whoever hears nothing looks there from time to time.
 */
export interface Bus {
  /** To all other servers, and not to this one. */
  tell(tiding: Tiding): void;
  /** Everything that others tell, and who they are. */
  hear(listener: (tiding: Tiding, node: string) => void): void;
  /** Whether what is told arrives, or there is nobody to hear it. */
  isWell(): boolean;
  /** Whether this server has been heard lately. */
  isAlive(node: string): boolean;
  /** Calls whenever word can be carried, at first and after it could not. */
  whenWell(call: () => void): void;
  /** Counts what somebody does at all servers together; undefined if that cannot be known. */
  count(name: string, windowMs: number): Promise<Counted | undefined>;
  close(): Promise<void>;
}

export interface Counted {
  readonly current: number;
  /** Until it begins anew, in milliseconds. */
  readonly ttl: number;
}

/** For a server that is alone with its data. */
export const NOBODY_ELSE: Bus = {
  tell: () => {},
  hear: () => {},
  isWell: () => true,
  isAlive: () => false,
  whenWell: () => {},
  count: () => Promise.resolve(undefined),
  close: () => Promise.resolve(),
};
