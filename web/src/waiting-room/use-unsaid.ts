import type { Refusal } from '@haven/kit';
import type { Agreement } from '@haven/wire';
import { useRef } from 'react';

const SETTLE_MS = 800;

type Tell = (agreement: Agreement) => Promise<Refusal | undefined>;

/** What is typed number by number: told when it was left alone for a moment, or as soon as something else is done. */
export interface Unsaid {
  /** The latest takes the place of what was not told yet. */
  keep(agreement: Agreement, onTime: () => void): void;
  /** Tells it now, if there is anything. */
  tell(): Promise<Refusal | undefined>;
}

export function useUnsaid(tell: Tell): Unsaid {
  const kept = useRef<Agreement>(undefined);
  const wait = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    keep: (agreement, onTime) => {
      clearTimeout(wait.current);
      kept.current = agreement;
      wait.current = setTimeout(onTime, SETTLE_MS);
    },
    tell: () => {
      clearTimeout(wait.current);
      const agreement = kept.current;
      kept.current = undefined;
      return agreement ? tell(agreement) : Promise.resolve(undefined);
    },
  };
}
