import { at, type Outcome, type Viewer } from '@haven/kit';
import type { SeenCaptain } from '@haven/tortuga-2199-rules';
import { Podium } from '@haven/ui-kit';
import { CaptainFace } from '../art/captain-face.tsx';
import { Glyph } from '../art/glyph.tsx';
import { ShipArt } from '../art/ship-art.tsx';
import { useWords } from '../words.ts';
import { useResultLabel } from './labels.ts';

interface Props {
  readonly outcome: Outcome;
  readonly captains: readonly SeenCaptain[];
  readonly viewer: Viewer;
}

/** Everybody in order: the higher the place, the higher the orbit. §6.5 Captains still tied share it. */
export function Orbits({ outcome, captains, viewer }: Props) {
  const label = useResultLabel();
  const { nameOf, label: said } = useWords();
  return (
    <Podium look="t2" outcome={outcome}>
      {({ seat, rank, total }) => (
        <>
          <span className="t2-place-ship">
            <CaptainFace seat={seat} />
            <ShipArt kind={at(captains, seat).ship} seat={seat} />
          </span>
          <p className="t2-place-name">
            <b>{nameOf(seat)}</b>
            {seat === viewer && <small className="t2-place-own">{said('you')}</small>}
          </p>
          <p className="t2-place-total">
            <b aria-hidden="true">{total}</b>
            <Glyph of="influence" />
            <span className="visually-hidden">{label('influence', { count: total })}</span>
          </p>
          <span className="t2-place-rank" aria-hidden="true">
            {rank}
          </span>
        </>
      )}
    </Podium>
  );
}
