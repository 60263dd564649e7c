import { FULL_LIFE, isCritical } from '@haven/star-bounty-rules';
import { useBoard } from '../board-context.ts';
import { SUIT_PATH } from '../cards/suits.tsx';
import { useWords } from '../words.ts';

const HEARTS = Array.from({ length: FULL_LIFE }, (_, index) => index + 1);

/** Ten hearts; with one left the ship is critical and says so. */
export function LifeSupport() {
  const { view } = useBoard();
  const { label, say } = useWords();
  const status = say({ key: 'status.life', values: { life: view.life, full: FULL_LIFE } });
  return (
    <div
      className="sb-life"
      data-about="life"
      data-part="life"
      data-critical={isCritical(view)}
      role="img"
      aria-label={status}
    >
      <span className="sb-hearts">
        {HEARTS.map((heart) => (
          <svg key={heart} className="sb-heart" data-full={heart <= view.life} viewBox="0 0 100 100" aria-hidden="true">
            <path d={SUIT_PATH.H} />
          </svg>
        ))}
      </span>
      <span className="sb-life-number">{isCritical(view) ? label('critical') : `${view.life}/${FULL_LIFE}`}</span>
    </div>
  );
}
