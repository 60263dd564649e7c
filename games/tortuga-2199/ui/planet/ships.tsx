import { at, type Seat } from '@haven/kit';
import type { View } from '@haven/tortuga-2199-rules';
import { useEffect, useRef, useState } from 'react';
import { ShipShape } from '../art/ship-art.tsx';
import type { Point, Spot } from './geometry.ts';

/** How large the ships are where so many meet. */
const CROWD = [1, 1, 1, 0.8, 0.62];
const GAP = 39;

interface ShipsProps {
  readonly view: View;
  readonly spots: readonly Spot[];
}

/** The ships over the planet; each turns its bow the way it flies. */
export function Ships({ view, spots }: ShipsProps) {
  return view.captains.map((captain, seat) => {
    const spot = spots.find(({ id }) => id === captain.at);
    if (!spot || captain.at === null) return null;
    // biome-ignore lint/suspicious/noArrayIndexKey: a seat is a captain for the whole match.
    return <Ship key={seat} view={view} seat={seat} berth={berthOf(view, spot, seat)} />;
  });
}

interface Berth {
  readonly place: Point;
  readonly size: number;
}

/** Side by side, in the order of the seats. */
function berthOf(view: View, { id, centre: [x, y] }: Spot, seat: Seat): Berth {
  const here = view.captains.flatMap((captain, index) => (captain.at === id ? [index] : []));
  const size = CROWD[here.length] ?? 1;
  return { place: [x + (here.indexOf(seat) - (here.length - 1) / 2) * GAP * size, y], size };
}

interface ShipProps {
  readonly view: View;
  readonly seat: Seat;
  readonly berth: Berth;
}

function Ship({ view, seat, berth: { place, size } }: ShipProps) {
  const { ship, at: sector } = at(view.captains, seat);
  const [x, y] = place;
  const { heading, isFlying } = useHeading(x, y);
  return (
    <g
      className="t2-ship-place"
      data-over={sector}
      data-vessel={seat}
      data-turn={view.turn.seat === seat}
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      <g className="t2-ship-row">
        <circle className="t2-ship-halo" r={20 * size} data-seat={seat} />
        <g
          className="t2-ship-heading"
          data-moving={isFlying}
          style={{ transform: `rotate(${heading}deg) scale(${0.66 * size})` }}
        >
          <ShipShape kind={ship} seat={seat} />
        </g>
      </g>
    </g>
  );
}

const FLIGHT_MS = 650;

/** While it flies, a ship points the way it goes; then it turns its bow up again. */
function useHeading(x: number, y: number) {
  const last = useRef<Point>([x, y]);
  const [heading, setHeading] = useState(0);
  useEffect(() => {
    const [dx, dy] = [x - last.current[0], y - last.current[1]];
    last.current = [x, y];
    if (Math.hypot(dx, dy) < GAP * 2) return;
    setHeading((Math.atan2(dy, dx) * 180) / Math.PI + 90);
    const timer = setTimeout(() => setHeading(0), FLIGHT_MS);
    return () => clearTimeout(timer);
  }, [x, y]);
  return { heading, isFlying: heading !== 0 };
}
