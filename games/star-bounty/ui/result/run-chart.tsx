import { FULL_LIFE, MEDALS } from '@haven/star-bounty-rules';
import { plotOn } from '@haven/ui-kit';
import { useWords } from '../words.ts';
import { type Band, bandsOf, type Point } from './figures.ts';

const SHEET = { width: 640, height: 240, left: 34, right: 44, top: 26, bottom: 26 };
const plot = plotOn(SHEET);

interface Scales {
  x(move: number): number;
  life(life: number): number;
  credits(credits: number): number;
}

/** Life and credits over the run, on the bands of its sectors. */
export function RunChart({ points }: { readonly points: readonly Point[] }) {
  const { label } = useWords();
  const most = Math.max(40, ...points.map(({ credits }) => credits));
  const scales = scalesFor(points.length, most);
  const last = points.at(-1);
  const low = Math.min(...points.map(({ life }) => life));
  const summary = label('chartSummary', {
    moves: points.length - 1,
    life: last?.life ?? 0,
    credits: last?.credits ?? 0,
    low,
  });
  return (
    <figure className="sb-chart">
      <svg viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} role="img" aria-label={`${label('chart')}. ${summary}`}>
        {bandsOf(points).map((band) => (
          <SectorBand key={band.from} band={band} scales={scales} />
        ))}
        <Axes scales={scales} most={most} />
        <polyline className="sb-line-credits" points={lineOf(points, scales, 'credits')} />
        <polyline className="sb-line-life" points={lineOf(points, scales, 'life')} />
        {last && (
          <circle className="sb-dot-credits" r="5" cx={scales.x(points.length - 1)} cy={scales.credits(last.credits)} />
        )}
        {last && <circle className="sb-dot-life" r="5" cx={scales.x(points.length - 1)} cy={scales.life(last.life)} />}
      </svg>
      <figcaption>
        <span className="sb-key-life">{label('lifeName')}</span>
        <span className="sb-key-credits">{label('creditsName')}</span>
      </figcaption>
    </figure>
  );
}

function scalesFor(count: number, most: number): Scales {
  return {
    x: (move) => plot.x(move, count - 1),
    life: (life) => plot.y(life, FULL_LIFE),
    credits: (credits) => plot.y(credits, most),
  };
}

/** Numbers change in steps, not in slopes. */
function lineOf(points: readonly Point[], scales: Scales, what: 'life' | 'credits'): string {
  return points
    .flatMap((point, at) => {
      const y = scales[what](point[what]);
      return at === 0
        ? [`${scales.x(0)},${y}`]
        : [`${scales.x(at)},${scales[what](points[at - 1]?.[what] ?? 0)}`, `${scales.x(at)},${y}`];
    })
    .join(' ');
}

function SectorBand({ band, scales }: { readonly band: Band; readonly scales: Scales }) {
  const { label } = useWords();
  const [from, to] = [scales.x(band.from), scales.x(band.to)];
  const isWide = to - from > 130;
  return (
    <g>
      <rect
        className="sb-band"
        data-odd={band.sector % 2 === 1}
        x={from}
        y={SHEET.top}
        width={Math.max(0, to - from)}
        height={SHEET.height - SHEET.top - SHEET.bottom}
      />
      {to - from > 14 && (
        <text className="sb-band-name" x={(from + to) / 2} y={SHEET.top - 9} textAnchor="middle">
          {isWide ? label('sectorBand', { sector: band.sector }) : band.sector}
        </text>
      )}
    </g>
  );
}

const LIVES = [2, 4, 6, 8, 10] as const;

function Axes({ scales, most }: { readonly scales: Scales; readonly most: number }) {
  const steps = MEDALS.map(({ credits }) => credits).filter((credits) => credits <= most);
  return (
    <g className="sb-axes">
      {LIVES.map((life) => (
        <text key={life} x={SHEET.left - 9} y={scales.life(life) + 5} textAnchor="end">
          {life}
        </text>
      ))}
      {[0, most, ...steps.filter((credits) => most - credits > 20)].map((credits) => (
        <text
          key={credits}
          className="sb-axis-credits"
          x={SHEET.width - SHEET.right + 8}
          y={scales.credits(credits) + 5}
        >
          {credits}
        </text>
      ))}
      {steps.map((credits) => (
        <path
          key={credits}
          className="sb-medal-line"
          d={`M${SHEET.left} ${scales.credits(credits)}H${SHEET.width - SHEET.right}`}
        />
      ))}
    </g>
  );
}
