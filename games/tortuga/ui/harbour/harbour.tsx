import { at } from '@haven/kit';
import { AREAS } from '@haven/tortuga-rules';
import { Fort, HarbourScene, Palm } from '../art/scene.tsx';
import { useBoard } from '../board-context.ts';
import { useWords } from '../words.ts';
import { AreaZone } from './area-zone.tsx';
import { SeatHead } from './seat-head.tsx';
import './harbour.css';

/** The way of the chests, from left to right as the harbour lies. */
const WEST_TO_EAST = AREAS.toReversed();

/** The board in front: Tortuga, the fleet, the crew on the beach, the island. */
export function Harbour() {
  const { front, view } = useBoard();
  const { label, nameOf } = useWords();
  return (
    <section className="tt-harbour" data-seat={front} aria-label={label('boardOf', { seat: nameOf(front) })}>
      <HarbourScene />
      <Decoration />
      <SeatHead seat={front} player={at(view.players, front)} />
      <div className="tt-areas">
        {WEST_TO_EAST.map((area) => (
          <AreaZone key={area} seat={front} area={area} />
        ))}
      </div>
    </section>
  );
}

function Decoration() {
  return (
    <div className="tt-decoration" aria-hidden="true">
      <Fort />
      <Palm />
      <Palm />
      <Palm />
      <Palm />
    </div>
  );
}
