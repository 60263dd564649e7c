import type { Seat } from '@haven/kit';
import type { ReactNode } from 'react';
import { KIT_LOOK, type Look } from '../theme/look.ts';

export interface ScoreSlice {
  readonly source: string;
  readonly points: number;
}

export interface ScoreBar {
  readonly seat: Seat;
  readonly head: ReactNode;
  readonly total: number;
  readonly slices: readonly ScoreSlice[];
  /** What a bar cannot show, such as losses. */
  readonly foot?: ReactNode;
}

interface ScoreBarsProps {
  readonly bars: readonly ScoreBar[];
  /** How many points make a bar as long as the chart is wide. */
  readonly most: number;
  /** What the colours stand for, below the bars. */
  readonly legend: readonly (readonly [source: string, name: string])[];
  readonly look?: Look;
  /** A slice in words. */
  said(slice: ScoreSlice): string;
}

/** One bar for each seat, cut by source; the numbers stand in the bars. */
export function ScoreBars({ bars, most, legend, look = KIT_LOOK, said }: ScoreBarsProps) {
  return (
    <>
      <ul className={`${look}-bars`}>
        {bars.map(({ seat, head, total, slices, foot }) => (
          <li key={seat} data-seat={seat}>
            <p className={`${look}-bar-name`}>
              {head} <b>{total}</b>
            </p>
            <p className={`${look}-bar`}>
              {slices
                .filter(({ points }) => points > 0)
                .map((slice) => (
                  <Slice key={slice.source} slice={slice} most={most} look={look} said={said(slice)} />
                ))}
            </p>
            {foot}
          </li>
        ))}
      </ul>
      <ul className={`${look}-legend`} aria-hidden="true">
        {legend.map(([source, name]) => (
          <li key={source}>
            <i className={`${look}-slice`} data-source={source} /> {name}
          </li>
        ))}
      </ul>
    </>
  );
}

interface SliceProps {
  readonly slice: ScoreSlice;
  readonly most: number;
  readonly look: Look;
  readonly said: string;
}

function Slice({ slice: { source, points }, most, look, said }: SliceProps) {
  const width = `${(100 * points) / most}%`;
  return (
    <span className={`${look}-slice`} data-source={source} style={{ width }} title={said}>
      <span aria-hidden="true">{points}</span>
      <span className="visually-hidden">{said}. </span>
    </span>
  );
}
