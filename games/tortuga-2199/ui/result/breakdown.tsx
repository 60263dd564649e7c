import { at, type Outcome, type Seat } from '@haven/kit';
import { INFLUENCE_TO_WIN } from '@haven/tortuga-2199-rules';
import type { CSSProperties } from 'react';
import { Emblem } from '../art/emblem.tsx';
import { useWords } from '../words.ts';
import { SHARES, type Share, sharesOf } from './figures.ts';
import { useResultLabel } from './labels.ts';

/** One bar for each captain, cut by source; what was lost in fights stands beside the name. */
export function Breakdown({ outcome }: { readonly outcome: Outcome }) {
  const label = useResultLabel();
  const seats = outcome.ranking.flat();
  const gained = (seat: Seat) => sum(sharesOf(outcome, seat).map(({ points }) => Math.max(0, points)));
  const most = Math.max(INFLUENCE_TO_WIN, ...seats.map(gained));
  return (
    <section className="t2-panel" aria-label={label('breakdown')}>
      <h3>{label('breakdown')}</h3>
      <ul className="t2-bars">
        {seats.map((seat) => (
          <Bar key={seat} seat={seat} outcome={outcome} most={most} />
        ))}
      </ul>
      <Legend outcome={outcome} />
    </section>
  );
}

const sum = (points: readonly number[]): number => points.reduce((all, each) => all + each, 0);

interface BarProps {
  readonly seat: Seat;
  readonly outcome: Outcome;
  readonly most: number;
}

function Bar({ seat, outcome, most }: BarProps) {
  const { nameOf, word } = useWords();
  const label = useResultLabel();
  const shares = sharesOf(outcome, seat);
  return (
    <li data-seat={seat}>
      <p className="t2-bar-name">
        <Emblem seat={seat} />
        <span>{nameOf(seat)}</span>
        <b>{at(outcome.sheets, seat).total}</b>
      </p>
      <p className="t2-bar">
        {shares.map((share) => (
          <Slice key={share.what} share={share} most={most} />
        ))}
      </p>
      {shares
        .filter(({ points }) => points < 0)
        .map(({ what, points }) => (
          <p key={what} className="t2-bar-lost">
            {word(`ledger.${what}`)}: <b aria-hidden="true">−{0 - points}</b>
            <span className="visually-hidden">{label('minus', { points: 0 - points })}</span>
          </p>
        ))}
    </li>
  );
}

function Slice({ share, most }: { readonly share: Share; readonly most: number }) {
  const { word } = useWords();
  const label = useResultLabel();
  const { what, points } = share;
  if (points <= 0) return null;
  const style: CSSProperties = { flexBasis: `${(100 * points) / most}%` };
  const said = label('share', { what: word(`ledger.${what}`), points });
  return (
    <span className="t2-slice" data-share={what} style={style} title={said}>
      <span aria-hidden="true">{points}</span>
      <span className="visually-hidden">{said}. </span>
    </span>
  );
}

/** Only what somebody has. */
function Legend({ outcome }: { readonly outcome: Outcome }) {
  const { word } = useWords();
  const isUsed = (what: string) =>
    outcome.sheets.some((_, seat) => sharesOf(outcome, seat).some((share) => share.what === what && share.points > 0));
  return (
    <ul className="t2-legend" aria-hidden="true">
      {SHARES.filter(isUsed).map((what) => (
        <li key={what}>
          <i className="t2-slice" data-share={what} /> {word(`ledger.${what}`)}
        </li>
      ))}
    </ul>
  );
}
