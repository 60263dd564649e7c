import { at, type Outcome } from '@haven/kit';
import { LEDGER } from '@haven/tortuga-text';
import type { CSSProperties } from 'react';
import { Emblem } from '../art/emblem.tsx';
import { useWords } from '../words.ts';
import { pointsOf, ranked, type Source } from './sources.ts';

/** One bar for each seat, cut by source; the numbers stand in the bars and in the sheet beside. */
export function ScoreChart({ outcome }: { readonly outcome: Outcome }) {
  const { label, nameOf } = useWords();
  const most = Math.max(1, ...outcome.sheets.map(({ total }) => total));
  return (
    <section className="tt-chart" aria-label={label('chart')}>
      <h3>{label('chart')}</h3>
      <ul className="tt-bars">
        {ranked(outcome).map((seat) => (
          <li key={seat}>
            <span className="tt-bar-name">
              <Emblem seat={seat} /> {nameOf(seat)} <b>{at(outcome.sheets, seat).total}</b>
            </span>
            <span className="tt-bar">
              {LEDGER.map((source) => (
                <Slice key={source} source={source} points={pointsOf(outcome, seat, source)} most={most} />
              ))}
            </span>
          </li>
        ))}
      </ul>
      <Legend />
    </section>
  );
}

interface SliceProps {
  readonly source: Source;
  readonly points: number;
  readonly most: number;
}

function Slice({ source, points, most }: SliceProps) {
  const { word } = useWords();
  if (points === 0) return null;
  const style: CSSProperties = { width: `${(100 * points) / most}%` };
  return (
    <span className="tt-slice" data-source={source} style={style} title={`${word(`ledger.${source}`)}: ${points}`}>
      {points}
    </span>
  );
}

function Legend() {
  const { word } = useWords();
  return (
    <ul className="tt-legend">
      {LEDGER.map((source) => (
        <li key={source}>
          <i className="tt-slice" data-source={source} aria-hidden="true" /> {word(`ledger.${source}`)}
        </li>
      ))}
    </ul>
  );
}
