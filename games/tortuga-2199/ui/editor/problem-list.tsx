import { labelled } from '@haven/text-kit';
import { useWords } from '../words.ts';
import { cardsIn } from './draft.ts';
import { useEditorLabel } from './labels.ts';
import { useProblemWords } from './problem-words.ts';
import type { PlacedProblem } from './problems.ts';

interface ProblemListProps {
  readonly value: unknown;
  readonly problems: readonly PlacedProblem[];
  readonly onOpen: (problem: PlacedProblem) => void;
}

/** Everything that is wrong with the set; each line leads to where it is mended. */
export function ProblemList({ value, problems, onOpen }: ProblemListProps) {
  const label = useEditorLabel();
  const count = problems.length;
  return (
    <section className="t2-problems" data-count={count}>
      <h2 className="t2-problems-title" data-wrong={count > 0}>
        <span role="status">{count === 0 ? label('noProblem') : label('problems', { count })}</span>
      </h2>
      {count > 0 && (
        <ul>
          {problems.map((problem, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two problems may be the same to the letter.
            <li key={index}>
              <button type="button" onClick={() => onOpen(problem)}>
                <ProblemLine {...{ value, problem }} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function ProblemLine({ value, problem }: Pick<ProblemListProps, 'value'> & { readonly problem: PlacedProblem }) {
  const { wrongWith, fieldOf, cardName } = useProblemWords();
  const { language } = useWords();
  const { index } = problem;
  const card = index === undefined ? undefined : cardsIn(value)[index];
  return (
    <>
      {card && index !== undefined && <b>{labelled(language, cardName(card, index), '')}</b>}
      {fieldOf(problem)} – {wrongWith(problem)}
    </>
  );
}
