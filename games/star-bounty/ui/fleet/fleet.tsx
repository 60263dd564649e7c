import type { Bounty } from '@haven/star-bounty-rules';
import { m } from 'motion/react';
import { useBoard } from '../board-context.ts';
import { CardBack } from '../cards/card-back.tsx';
import { isBounty, PlayingCard } from '../cards/playing-card.tsx';
import { useWords } from '../words.ts';
import { Enemy } from './enemy.tsx';
import './fleet.css';

/** The rows of the sector: the front one at hand, the others far off and face down. */
export function Fleet() {
  const { view } = useBoard();
  const { label } = useWords();
  const [front = [], ...behind] = view.rows;
  const distant = behind.map((row, index) => ({ distance: index + 1, size: row.length })).reverse();
  return (
    <section className="sb-fleet" aria-label={label('fleet')}>
      <div className="sb-behind">
        {distant.map(({ distance, size }) => (
          <HiddenRow key={distance} size={size} distance={distance} />
        ))}
      </div>
      <ul className="sb-front" data-size={front.length}>
        {front.map((enemy) => enemy !== null && isBounty(enemy) && <FrontEnemy key={enemy} enemy={enemy} />)}
      </ul>
    </section>
  );
}

function FrontEnemy({ enemy }: { readonly enemy: Bounty }) {
  return (
    <m.li
      className="sb-front-place"
      layout="position"
      initial={{ opacity: 0, y: -40, scale: 0.8 }}
      animate={{ opacity: 1, y: 0, scale: 1 }}
    >
      <Enemy enemy={enemy} card={<PlayingCard card={enemy} />} />
    </m.li>
  );
}

function HiddenRow({ size, distance }: { readonly size: number; readonly distance: number }) {
  const { label } = useWords();
  return (
    <div
      className="sb-hidden-row"
      data-about={`row ${distance}`}
      data-distance={distance}
      role="img"
      aria-label={label('hiddenRow', { row: distance + 1, count: size })}
    >
      {placesFor(size).map((place) => (
        <span key={place} className="sb-hidden-card">
          <CardBack />
        </span>
      ))}
    </div>
  );
}

const placesFor = (size: number) => Array.from({ length: size }, (_, place) => place);
