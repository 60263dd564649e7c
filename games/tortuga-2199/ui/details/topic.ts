import type { Move } from '@haven/tortuga-2199-rules';
import { type Action, type RuleId, rulesAt } from '@haven/tortuga-2199-text';
import { type Details, type Explainer, tableContext } from '@haven/ui-kit';
import type { BoardState, Market } from '../board-context.ts';
import type { Words } from '../words.ts';

/** What a thing says about itself, and what can be done with it now. */
export interface Topic extends Details {
  /** By their notation. */
  readonly moves?: ReadonlyMap<string, Move>;
  /** What is for sale there. */
  readonly market?: Market;
  /** Actions to be led to: each has several ways, or none that is the best. */
  readonly leads?: readonly Action[];
  /** Whoever does not want to be asked this again is not. */
  silence?(): void;
}

export const [ExplainContext, useExplainer] = tableContext<Explainer<Topic>>();

/** Who tells: the table as it is seen, and the words for it. */
export interface Teller {
  readonly board: Pick<BoardState, 'view' | 'me' | 'own' | 'moves' | 'asked' | 'why' | 'isIdle'>;
  readonly words: Words;
}

/** A thing that the rules explain best. */
export function ruled({ board, words }: Teller, title: string, rules: readonly RuleId[]): Topic {
  const texts = rulesAt(words.language, board.view);
  return { title, lines: rules.map((rule) => texts[rule]), rules };
}

/** The legal moves of which something holds. */
export function movesWith({ board }: Teller, isMeant: (move: Move) => boolean): ReadonlyMap<string, Move> {
  return new Map([...board.moves].filter(([, move]) => isMeant(move)));
}
