import type { Face } from '@haven/tortuga-2199-rules';
import { rulesText } from '@haven/tortuga-2199-text';
import { DetailsCard, ruleNamer } from '@haven/ui-kit';
import { useBoard } from '../board-context.ts';
import { cardTopic } from '../details/card-topic.tsx';
import { Deeds } from '../details/explanation.tsx';
import { useWords } from '../words.ts';

/** A card in full, over the table: the same as whoever asks about it is told. */
export function CardSheet({ face }: { readonly face: Face }) {
  const board = useBoard();
  const words = useWords();
  const topic = cardTopic({ board, words }, face);
  const { showRule } = board.props;
  const leafTo = (rule: string) => {
    board.look(null);
    showRule?.(rule);
  };
  return (
    <div className="t2-card-sheet">
      <DetailsCard
        details={topic}
        showRule={showRule && leafTo}
        nameRule={ruleNamer(words.language, rulesText[words.language])}
      >
        <Deeds topic={topic} />
      </DetailsCard>
    </div>
  );
}
