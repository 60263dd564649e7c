import type { GameTypes, Seen } from '@haven/kit';
import { useState } from 'react';
import type { OpenTable } from '../links/open-table.ts';
import type { Advice } from '../why/explanation.ts';
import { canHint, useHintsOn } from './hints-allowed.ts';

/** What is known of a question. */
interface AskedHint {
  readonly question: number;
  readonly advice?: Advice | undefined;
}

/** Whoever may be asked, as the table has them in hand. */
interface Asking {
  readonly seen: Seen<GameTypes> | null;
  readonly waiting: boolean;
  advise(): Promise<Advice | undefined>;
}

export interface HintState {
  /** Somebody is asked who may ask. */
  readonly isPossible: boolean;
  /** What was said of the present question, while it is looked at. */
  readonly shown: AskedHint | undefined;
  ask(): void;
  close(): void;
}

/** A hint holds for one question, and is given once. */
export function useHint(table: OpenTable, run: string, hand: Asking): HintState | undefined {
  const [asked, setAsked] = useState<AskedHint>();
  const [isOpen, setOpen] = useState(false);
  const isOn = useHintsOn(run);
  if (!isOn || !canHint(table)) return undefined;
  const question = hand.seen?.asked;
  const isPossible = (hand.seen?.moves.length ?? 0) > 0 && !hand.waiting;
  const known = asked !== undefined && asked.question === question ? asked : undefined;
  const ask = () => {
    setOpen(true);
    if (known !== undefined || question === undefined) return;
    setAsked({ question });
    void hand.advise().then(
      (advice) => setAsked({ question, advice }),
      () => setAsked(undefined),
    );
  };
  return { isPossible, shown: isOpen && isPossible ? known : undefined, ask, close: () => setOpen(false) };
}
