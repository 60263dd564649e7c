import type { Face } from '@haven/tortuga-2199-rules';
import { useDesk } from '../desk.ts';
import { Icon } from '../icons/icon.tsx';
import { useWords } from '../words.ts';

/** In the corner of a card that a tap would play or buy: what it does, in full. */
export function InfoButton({ face }: { readonly face: Face }) {
  const { look } = useDesk();
  const { label, cardOf } = useWords();
  return (
    <button
      type="button"
      className="t2-info"
      aria-label={label('lookAt', { card: cardOf(face) })}
      onClick={() => look({ type: 'card', face })}
    >
      <Icon name="info" />
    </button>
  );
}
