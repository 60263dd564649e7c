import type { Draft } from './draft.ts';
import { useEditorLabel } from './labels.ts';
import { useProblemWords } from './problem-words.ts';
import type { PlacedProblem } from './problems.ts';
import type { CardDeeds as Deeds } from './use-card-deeds.ts';

interface StepsProps {
  readonly deeds: Deeds;
  readonly card: Draft;
  readonly index: number;
  readonly problems: readonly PlacedProblem[];
}

/** Which card this is, and the ways to the others. */
export function CardSteps({ deeds, card, index, problems }: StepsProps) {
  const label = useEditorLabel();
  const { cardName } = useProblemWords();
  return (
    <div className="t2-card-head">
      <button type="button" className="button button-small" data-deed="all" onClick={deeds.close}>
        {label('allCards')}
        {problems.length > 0 && <b className="t2-entry-wrong">{label('problems', { count: problems.length })}</b>}
      </button>
      <h2 tabIndex={-1}>{cardName(card, index)}</h2>
      <button type="button" className="icon-button" aria-label={label('previous')} onClick={() => deeds.step(-1)}>
        <span aria-hidden="true">‹</span>
      </button>
      <button type="button" className="icon-button" aria-label={label('next')} onClick={() => deeds.step(1)}>
        <span aria-hidden="true">›</span>
      </button>
    </div>
  );
}

export function CardDeeds({ deeds }: { readonly deeds: Deeds }) {
  const label = useEditorLabel();
  return (
    <div className="t2-card-deeds">
      <button type="button" className="button button-small" data-deed="copy-card" onClick={deeds.copy}>
        {label('copyCard')}
      </button>
      <button
        type="button"
        className="button button-small button-danger"
        data-deed="delete-card"
        onClick={deeds.remove}
      >
        {label('deleteCard')}
      </button>
    </div>
  );
}
