import type { Stand } from '@haven/kit/review';
import { plotOn } from '@haven/ui-kit';
import { useId } from 'react';
import { colourOf, type Lines, linesOf } from './lines.ts';
import type { Telling } from './point-words.ts';

const SHEET = { width: 640, height: 260, left: 90, right: 10, top: 34, bottom: 24 };
const MARKS = [0, 0.25, 0.5, 0.75, 1];

interface ChartProps {
  readonly stands: readonly Stand[];
  /** Moves that are marked. */
  readonly marked: readonly number[];
  readonly telling: Telling;
}

/** Everybody's chance to win over the whole match; the same in a table for those who do not see it. */
export function Chart({ stands, marked, telling }: ChartProps) {
  const { say } = telling.words;
  const title = useId();
  const lines = linesOf(stands, plotOn(SHEET));
  return (
    <figure className="review-chart">
      <svg viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} role="img" aria-labelledby={title}>
        <title id={title}>{say('chart')}</title>
        <Marks lines={lines} telling={telling} />
        {marked.map((move) => (
          <line
            key={move}
            className="review-moment"
            x1={lines.x(move)}
            x2={lines.x(move)}
            y1={lines.y(1)}
            y2={lines.y(0)}
          />
        ))}
        {lines.paths.map((path, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          <path key={seat} className="review-line" d={path} stroke={colourOf(telling.ui, seat)} />
        ))}
      </svg>
      <Legend telling={telling} />
      <Numbers stands={stands} telling={telling} />
    </figure>
  );
}

function Marks({ lines, telling }: { readonly lines: Lines; readonly telling: Telling }) {
  return MARKS.map((mark) => (
    <g key={mark} className="review-mark">
      <line x1={SHEET.left} x2={SHEET.width - SHEET.right} y1={lines.y(mark)} y2={lines.y(mark)} />
      <text x={SHEET.left - 6} y={lines.y(mark) + 4} textAnchor="end">
        {telling.words.percent(mark)}
      </text>
    </g>
  ));
}

function Legend({ telling: { seats, ui } }: { readonly telling: Telling }) {
  return (
    <figcaption className="review-legend">
      {seats.map(({ name }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
        <span key={seat}>
          <i style={{ background: colourOf(ui, seat) }} /> {name}
        </span>
      ))}
    </figcaption>
  );
}

function Numbers({ stands, telling: { seats, words } }: Omit<ChartProps, 'marked'>) {
  const { say, percent } = words;
  return (
    <details className="review-numbers">
      <summary>{say('table')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('after')}</th>
            {seats.map(({ name }, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stands.map(({ move, chances }) => (
            <tr key={move}>
              <th scope="row">{move}</th>
              {chances.map((chance, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
                <td key={seat}>{percent(chance)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
