import type { Outcome, Seat } from '@haven/kit';
import type { ReactNode } from 'react';
import { SeatEmblem } from '../pieces/emblem.tsx';
import { KIT_LOOK } from '../theme/look.ts';
import type { KitWord } from '../words/kit-words.ts';
import { Podium } from './podium.tsx';
import { ScoreSheet } from './score-sheet.tsx';

interface ResultPageProps {
  readonly outcome: Outcome;
  /** Who won, and how. */
  readonly verdict: string;
  /** What belongs beside it, if anything does. */
  readonly proviso?: string | undefined;
  readonly sources: readonly (readonly [source: string, name: string])[];
  /** The class of the game's own root, with its colours. */
  readonly className: string;
  readonly words: { nameOf(seat: Seat): string; label(key: KitWord): string };
  /** A picture above, or charts below: as the game likes. */
  readonly children?: ReactNode;
  onAgain(): void;
}

/** A whole result: who won, everybody in order, the sheet, and the way to another game. For a game that draws none itself. */
export function ResultPage({ outcome, verdict, proviso, words, ...props }: ResultPageProps) {
  const { sources, className, children, onAgain } = props;
  const { label, nameOf } = words;
  const head = (seat: Seat) => (
    <>
      <SeatEmblem seat={seat} className={`${KIT_LOOK}-emblem`} /> {nameOf(seat)}
    </>
  );
  return (
    <div className={`kit-table kit-result ${className}`}>
      {children}
      <h2>{verdict}</h2>
      {proviso && <p>{proviso}</p>}
      <Podium outcome={outcome}>
        {({ seat, rank, total }) => (
          <>
            <b>{rank}</b> <span>{head(seat)}</span> <b>{total}</b>
          </>
        )}
      </Podium>
      <ScoreSheet
        outcome={outcome}
        words={{ title: label('scoreSheet'), source: label('source'), total: label('total') }}
        sources={sources}
        head={head}
      />
      <button type="button" className="kit-button" onClick={onAgain}>
        {label('again')}
      </button>
    </div>
  );
}
