import type { Tiding } from './tidings.ts';

/**
 * Carries word between the servers over the same data. Only what may be lost: whoever hears of something looks into the
 * store before believing it, and whoever hears nothing looks there from time to time.
 */
export interface Bus {
  /** To all other servers, and not to this one. */
  tell(tiding: Tiding): void;
  /** Each of them hears what all others tell. */
  hear(listener: (tiding: Tiding, node: string) => void): void;
  /** Whether what is told arrives, or there is nobody to hear it. */
  isWell(): boolean;
  /** Calls whenever word can be carried again after it could not. */
  onceBack(call: () => void): void;
  close(): Promise<void>;
}

/** For a server that is alone with its data. */
export const NOBODY_ELSE: Bus = {
  tell: () => {},
  hear: () => {},
  isWell: () => true,
  onceBack: () => {},
  close: () => Promise.resolve(),
};
