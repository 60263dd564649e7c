import { at, type Outcome, rankOf, type Seat } from '@haven/kit';
import type { SeenCaptain } from '@haven/tortuga-2199-rules';
import { Emblem } from '../art/emblem.tsx';
import { Glyph } from '../art/glyph.tsx';
import { ShipArt } from '../art/ship-art.tsx';
import { useWords } from '../words.ts';
import { useResultLabel } from './labels.ts';

interface Props {
  readonly outcome: Outcome;
  readonly captains: readonly SeenCaptain[];
}

/** Everybody in order: the higher the place, the higher the orbit. §6.5 Captains still tied share it. */
export function Podium({ outcome, captains }: Props) {
  return (
    <ol className="t2-podium">
      {outcome.ranking.flat().map((seat) => (
        <Place
          key={seat}
          seat={seat}
          rank={rankOf(outcome, seat)}
          total={at(outcome.sheets, seat).total}
          captain={at(captains, seat)}
        />
      ))}
    </ol>
  );
}

interface PlaceProps {
  readonly seat: Seat;
  readonly rank: number;
  readonly total: number;
  readonly captain: SeenCaptain;
}

function Place({ seat, rank, total, captain }: PlaceProps) {
  const label = useResultLabel();
  const { nameOf } = useWords();
  return (
    <li className="t2-place" data-rank={rank} data-seat={seat}>
      <span className="t2-place-ship">
        <ShipArt kind={captain.ship} seat={seat} />
      </span>
      <p className="t2-place-name">
        <Emblem seat={seat} />
        <b>{nameOf(seat)}</b>
      </p>
      <p className="t2-place-total">
        <b aria-hidden="true">{total}</b>
        <Glyph of="influence" />
        <span className="visually-hidden">{label('influence', { count: total })}</span>
      </p>
      <span className="t2-place-rank" aria-hidden="true">
        {rank}
      </span>
    </li>
  );
}
