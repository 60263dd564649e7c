import type { Seat, Viewer } from '@haven/kit';
import type { ReactNode } from 'react';
import { KIT_LOOK, type Look } from '../theme/look.ts';
import type { KitWord } from '../words/kit-words.ts';
import { SeatEmblem } from './emblem.tsx';

interface SeatPanelsProps {
  readonly seats: number;
  /** Who has to answer now. */
  readonly asked: readonly Seat[];
  readonly viewer: Viewer;
  readonly words: { nameOf(seat: Seat): string; label(key: KitWord): string };
  readonly look?: Look;
  /** What a seat has, below its name. */
  children(seat: Seat): ReactNode;
}

/** Everybody around the table, each with a sign and a name; whoever is asked stands out. */
export function SeatPanels({ seats, asked, viewer, words, look = KIT_LOOK, children }: SeatPanelsProps) {
  return (
    <ul className={`${look}-seats`} aria-label={words.label('players')}>
      {Array.from({ length: seats }, (_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place in the list.
        <li key={seat} className={`${look}-seat`} data-seat={seat} data-asked={asked.includes(seat)}>
          <p className={`${look}-seat-name`}>
            <SeatEmblem seat={seat} className={`${look}-emblem`} />
            {words.nameOf(seat)}
            {viewer === seat && <small>{words.label('you')}</small>}
          </p>
          {children(seat)}
        </li>
      ))}
    </ul>
  );
}
