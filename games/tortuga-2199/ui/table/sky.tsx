import { onCircle } from '../planet/geometry.ts';

const GOLDEN = 137.508;

/** Stars spread like seeds: even, and never in rows. */
const STARS = Array.from({ length: 110 }, (_, index) => {
  const [x, y] = onCircle(index * GOLDEN, Math.sqrt(index / 110) * 72);
  return { x: 50 + x, y: 50 + y, radius: [0.06, 0.1, 0.16][index % 3] ?? 0.1, layer: index % 2 };
});

export function Sky() {
  return (
    <div className="t2-sky" aria-hidden="true">
      {[0, 1].map((layer) => (
        <svg key={layer} viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          {STARS.filter((star) => star.layer === layer).map(({ x, y, radius }) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} fill="#dbe8ff" />
          ))}
        </svg>
      ))}
    </div>
  );
}
