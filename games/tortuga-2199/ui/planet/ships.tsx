import { at, type Seat } from '@haven/kit';
import type { SectorId, View } from '@haven/tortuga-2199-rules';
import { useEffect, useRef, useState } from 'react';
import { ShipShape } from '../art/ship-art.tsx';
import type { Point, Spot, Turn } from './geometry.ts';

const ROW: Readonly<Record<Turn, number>> = { upright: 37, lying: 37 };
const GAP = 38;

interface ShipsProps {
  readonly view: View;
  readonly spots: readonly Spot[];
  readonly turn: Turn;
}

/** The ships over the planet; each turns its bow the way it flies. */
export function Ships({ view, spots, turn }: ShipsProps) {
  return view.captains.map((captain, seat) => {
    const spot = spots.find(({ id }) => id === captain.at);
    if (!spot || captain.at === null) return null;
    const [x, y] = spot.centre;
    const place: Point = [x + berth(view, captain.at, seat) * GAP, y + ROW[turn]];
    // biome-ignore lint/suspicious/noArrayIndexKey: a seat is a captain for the whole match.
    return <Ship key={seat} view={view} seat={seat} place={place} />;
  });
}

/** Side by side, in the order of the seats; 0 is the middle. */
function berth(view: View, sector: SectorId, seat: Seat): number {
  const here = view.captains.flatMap((captain, index) => (captain.at === sector ? [index] : []));
  return here.indexOf(seat) - (here.length - 1) / 2;
}

function Ship({ view, seat, place: [x, y] }: { readonly view: View; readonly seat: Seat; readonly place: Point }) {
  const { ship } = at(view.captains, seat);
  const { heading, isFlying } = useHeading(x, y);
  return (
    <g className="t2-ship-place" data-turn={view.turn.seat === seat} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <circle className="t2-ship-halo" r="21" data-seat={seat} />
      <g className="t2-ship-heading" data-moving={isFlying} style={{ transform: `rotate(${heading}deg) scale(0.68)` }}>
        <ShipShape kind={ship} seat={seat} />
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
