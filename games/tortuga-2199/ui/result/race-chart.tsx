import { at, type Outcome, type Seat, type Seen } from '@haven/kit';
import { INFLUENCE_TO_WIN, type Tortuga2199 } from '@haven/tortuga-2199-rules';
import { plotOn } from '@haven/ui-kit';
import { Emblem, EmblemShape } from '../pieces.ts';
import { useWords } from '../words.ts';
import { type Lap, lapsOf } from './figures.ts';
import { useResultLabel } from './labels.ts';

const SHEET = { width: 640, height: 400, left: 54, right: 40, top: 20, bottom: 66 };
const plot = plotOn(SHEET);

interface Scales {
  readonly most: number;
  x(lap: number): number;
  y(total: number): number;
}

interface Props {
  readonly history: readonly Seen<Tortuga2199>[];
  readonly outcome: Outcome;
}

/** Influence of every captain, round by round; each line has its own emblem and dashes. One round is no race. */
export function RaceChart({ history, outcome }: Props) {
  const label = useResultLabel();
  const { nameOf } = useWords();
  const laps = lapsOf(history);
  if (laps.length < 2) return null;
  const scales = scalesFor(laps);
  const seats = outcome.ranking.flat();
  const rounds = laps.at(-1)?.round ?? 0;
  const summary = seats.map((seat) =>
    label('raceSummary', { seat: nameOf(seat), total: at(outcome.sheets, seat).total, rounds }),
  );
  return (
    <section className="t2-panel" aria-label={label('race')}>
      <h3>{label('race')}</h3>
      <svg
        className="t2-race"
        viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
        role="img"
        aria-label={`${label('race')}. ${summary.join(' ')}`}
      >
        <Axes laps={laps} scales={scales} />
        {seats.toReversed().map((seat) => (
          <Track key={seat} seat={seat} laps={laps} scales={scales} />
        ))}
      </svg>
      <ul className="t2-race-key" aria-hidden="true">
        {seats.map((seat) => (
          <li key={seat}>
            <Emblem seat={seat} /> {nameOf(seat)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function scalesFor(laps: readonly Lap[]): Scales {
  const most = Math.max(INFLUENCE_TO_WIN + 1, ...laps.flatMap(({ totals }) => totals));
  return {
    most,
    x: (lap) => plot.x(lap, laps.length - 1),
    y: (total) => plot.y(total, most),
  };
}

type TrackProps = { readonly seat: Seat; readonly laps: readonly Lap[]; readonly scales: Scales };

function Track({ seat, laps, scales }: TrackProps) {
  const points = laps.map(({ totals }, lap) => `${scales.x(lap)},${scales.y(totals[seat] ?? 0)}`);
  const last = laps.at(-1)?.totals[seat] ?? 0;
  const [x, y] = [scales.x(laps.length - 1), scales.y(last)];
  return (
    <g className="t2-track" data-seat={seat}>
      <polyline className="t2-track-glow" points={points.join(' ')} />
      <polyline points={points.join(' ')} pathLength="1000" />
      <g transform={`translate(${x - 11} ${y - 11}) scale(.92)`}>
        <EmblemShape seat={seat} />
      </g>
    </g>
  );
}

const TICKS = [0, 5, 10] as const;
const MOST_LABELS = 12;

function Axes({ laps, scales }: { readonly laps: readonly Lap[]; readonly scales: Scales }) {
  const label = useResultLabel();
  const every = Math.max(1, Math.ceil(laps.length / MOST_LABELS));
  const bottom = SHEET.height - SHEET.bottom;
  return (
    <g className="t2-axes">
      {[...TICKS, INFLUENCE_TO_WIN].map((total) => (
        <g key={total} data-goal={total === INFLUENCE_TO_WIN}>
          <path d={`M${SHEET.left} ${scales.y(total)}H${SHEET.width - SHEET.right}`} />
          <text x={SHEET.left - 10} y={scales.y(total) + 6} textAnchor="end">
            {total}
          </text>
        </g>
      ))}
      <text className="t2-axes-goal" x={SHEET.left + 6} y={scales.y(INFLUENCE_TO_WIN) - 8}>
        {label('toWin')}
      </text>
      {laps.map(({ round }, lap) =>
        lap % every === 0 ? (
          <text key={round} x={scales.x(lap)} y={bottom + 28} textAnchor="middle">
            {round}
          </text>
        ) : null,
      )}
      <text x={(SHEET.left + SHEET.width - SHEET.right) / 2} y={SHEET.height - 6} textAnchor="middle">
        {label('round')}
      </text>
    </g>
  );
}
