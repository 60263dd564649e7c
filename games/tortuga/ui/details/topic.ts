import { type RuleId, rulesText } from '@haven/tortuga-text';
import { type Details, type Explainer, tableContext } from '@haven/ui-kit';
import type { BoardState } from '../board-context.ts';
import type { Words } from '../words.ts';

export const [ExplainContext, useExplainer] = tableContext<Explainer<Details>>();

/** Who tells: the table as it is seen, and the words for it. */
export interface Teller {
  readonly board: Pick<BoardState, 'view' | 'front'>;
  readonly words: Words;
}

/** A thing that the rules explain best. */
export function ruled({ words }: Teller, title: string, rules: readonly RuleId[]): Details {
  return { title, lines: rules.map((rule) => rulesText[words.language][rule]), rules };
}
