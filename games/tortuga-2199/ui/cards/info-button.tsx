import type { Face } from '@haven/tortuga-2199-rules';
import { useBoard } from '../board-context.ts';
import { Icon } from '../pieces.ts';
import { useWords } from '../words.ts';

/** In the corner of a card that a tap would play or buy: what it does, in full. Whoever goes by keys has one for it. */
export function InfoButton({ face }: { readonly face: Face }) {
  const { look } = useBoard();
  const { label, cardOf } = useWords();
  return (
    <button
      type="button"
      className="t2-info"
      tabIndex={-1}
      aria-label={label('lookAt', { card: cardOf(face) })}
      onClick={() => look({ type: 'card', face })}
    >
      <Icon name="info" />
    </button>
  );
}
