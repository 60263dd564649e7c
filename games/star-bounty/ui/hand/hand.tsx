import { HAND_LIMIT, moves, PART, type Part } from '@haven/star-bounty-rules';
import { type MotionStyle, m } from 'motion/react';
import { useBoard } from '../board-context.ts';
import { PlayingCard } from '../cards/playing-card.tsx';
import { Thing } from '../details/thing.tsx';
import { partTopic } from '../details/topics.ts';
import { useWords } from '../words.ts';
import './hand.css';

/** The parts in hand, by suit and value, in a fan. */
export function Hand() {
  const { view } = useBoard();
  const { label } = useWords();
  const hand = sorted(view.hand);
  return (
    <section className="sb-hand" aria-label={label('hand', { count: hand.length, limit: HAND_LIMIT })}>
      {hand.length === 0 && <p className="sb-hand-empty">{label('handEmpty')}</p>}
      <ul className="sb-hand-cards" data-part="hand" data-roving=".sb-thing">
        {hand.map((part, place) => (
          <m.li key={part} layout="position" style={tilt(place - (hand.length - 1) / 2)}>
            <HandCard part={part} />
          </m.li>
        ))}
      </ul>
    </section>
  );
}

const sorted = (hand: readonly Part[]) =>
  [...hand].sort(
    (one, other) => PART[one].system.localeCompare(PART[other].system) || PART[one].value - PART[other].value,
  );

function tilt(offset: number): MotionStyle & Record<`--${string}`, string> {
  return { '--tilt': `${offset * 2.5}deg`, '--drop': `${offset * offset * 1.6}px` };
}

function HandCard({ part }: { readonly part: Part }) {
  const { view } = useBoard();
  const words = useWords();
  const isShopping = view.step?.type === 'enterprise';
  return (
    <Thing
      className="sb-hand-card"
      about={`part ${part}`}
      topic={partTopic(words, view, part)}
      lit={[isShopping ? moves.fit[part] : moves.improvise[part]]}
      {...(!isShopping && { move: moves.improvise[part] })}
    >
      <m.span className="sb-flying" layoutId={part}>
        <PlayingCard card={part} />
      </m.span>
    </Thing>
  );
}
