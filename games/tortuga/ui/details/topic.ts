import { isDuel, type View } from '@haven/tortuga-rules';
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
export function ruled({ board, words }: Teller, title: string, printed: readonly RuleId[]): Details {
  const rules = printed.flatMap((rule) => [rule, ...changesTo(rule, board.view)]);
  return { title, lines: rules.map((rule) => rulesText[words.language][rule]), rules };
}

/** What this table plays otherwise: said right after the rule that it changes. */
function changesTo(rule: RuleId, view: View): readonly RuleId[] {
  if (rule === '§7.1') return view.options.long ? ['§8.1'] : [];
  return isDuel(view) ? (DUEL[rule] ?? []) : [];
}

const DUEL: Partial<Record<RuleId, readonly RuleId[]>> = { '§4.3': ['§9.3'], '§5.5': ['§9.4'] };
