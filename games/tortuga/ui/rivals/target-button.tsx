import type { Seat } from '@haven/kit';
import { useBoard } from '../board-context.ts';
import { FACE_ICON } from '../dice/faces.ts';
import { useBareAim } from '../harbour/aim.ts';
import { Icon } from '../pieces.ts';
import { useWords } from '../words.ts';

/** §4.6, §4.13 An attack that takes no chest of theirs is aimed at the whole board. */
export function TargetButton({ seat }: { readonly seat: Seat }) {
  const { asked, draft, tap, moves } = useBoard();
  const { label, nameOf } = useWords();
  const aims = useBareAim(seat);
  if (asked?.type !== 'attack') return null;
  if (!moves.some((move) => move.type === 'attack' && move.target === seat))
    return (
      <p className="tt-barred" data-about="attack">
        {label('barred')}
      </p>
    );
  if (aims.length === 0) return null;
  const { action } = asked.deed;
  return (
    <button
      type="button"
      className="tt-target"
      data-about="attack"
      aria-pressed={draft.target === seat}
      onClick={() => tap({ type: 'target', target: seat, chest: null })}
    >
      <Icon name={FACE_ICON[action]} /> {label(action === 'board' ? 'boardThis' : 'raidThis', { seat: nameOf(seat) })}
    </button>
  );
}
