import { promptLine } from '@haven/star-bounty-text';
import { boundFigures } from '@haven/text-kit';
import { type Choice as Answer, Choices, PromptLine } from '@haven/ui-kit';
import { useBoard } from '../board-context.ts';
import { useExplainer } from '../details/topic.ts';
import { useWords } from '../words.ts';
import { type Choice, choicesOf } from './choices.ts';
import { counselled } from './counsel.ts';
import './prompt-bar.css';

/** What is asked now, in one sentence, and the main answers. */
export function PromptBar() {
  const board = useBoard();
  const words = useWords();
  const answerOf = useAnswers();
  return (
    <section className="sb-prompt" data-clear="" tabIndex={-1} aria-label={words.label('prompt')}>
      <PromptLine look="sb">{board.instead ?? words.say(promptLine(board.view))}</PromptLine>
      <Choices
        look="sb"
        choices={counselled(choicesOf(board, words), board, words).map(answerOf)}
        locked={board.idle}
      />
    </section>
  );
}

/** A choice runs its moves, or shows what there is to choose from beside its button. */
function useAnswers(): (choice: Choice) => Answer {
  const { run } = useBoard();
  const { show } = useExplainer();
  return ({ id, label, note, tone, moves, alternatives, warning, confirm }) => ({
    about: `choice ${id}`,
    label: boundFigures(label),
    note: boundFigures(note),
    tone,
    mark: id,
    ...(warning !== undefined && { warning }),
    ...(confirm !== undefined && { confirm }),
    give: (button) => {
      const topic = alternatives && { title: label, lines: [note], moves: alternatives };
      if (topic) show({ topic, thing: button, isPinned: true });
      else run(moves);
    },
  });
}
