import type { Seat } from '@haven/kit';
import type { CSSProperties, ReactNode } from 'react';
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
          <li key={seat} data-seat={seat} data-bar={seat}>
            <p className={`${look}-bar-name`}>
              {head} <b>{total}</b>
            </p>
            <p className={`${look}-bar`}>
              {slices
                .filter(({ points }) => points > 0)
                .map((slice) => (
                  <span
                    key={slice.source}
                    className={`${look}-slice`}
                    data-source={slice.source}
                    style={{ width: `${(100 * slice.points) / most}%`, ...placeOf(legend, slice.source) }}
                    title={said(slice)}
                  >
                    <span aria-hidden="true">{slice.points}</span>
                    <span className="visually-hidden">{said(slice)}. </span>
                  </span>
                ))}
            </p>
            {foot}
          </li>
        ))}
      </ul>
      <ul className={`${look}-legend`} aria-hidden="true">
        {legend.map(([source, name]) => (
          <li key={source}>
            <i className={`${look}-slice`} data-source={source} style={placeOf(legend, source)} /> {name}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A look that knows no source by its name can paint by their order. */
function placeOf(legend: ScoreBarsProps['legend'], source: string): CSSProperties & Record<`--${string}`, number> {
  return { '--place': legend.findIndex(([each]) => each === source) };
}
