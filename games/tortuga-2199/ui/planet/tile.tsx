import type { Seat } from '@haven/kit';
import {
  faceOfToken,
  type SectorFace,
  type SectorId,
  type SeenSector,
  tileOf,
  type View,
} from '@haven/tortuga-2199-rules';
import { memo } from 'react';
import { GlyphShape } from '../art/glyph.tsx';
import { GAME_ICONS } from '../icons/game-icons.ts';
import { portraitOf } from '../icons/portraits.ts';
import { EmblemShape } from '../pieces.ts';
import { cornersOf, INNER, onCircle, type Point, pathOf, type Spot, type Turn } from './geometry.ts';
import { GroundTile, Landmark } from './ground.tsx';

interface Layout {
  readonly landmark: Point;
  readonly control: Point;
  readonly mineral: Point;
  readonly hunt: Point;
  readonly name: Point;
  /** Where the first defence spot is, in degrees; the others follow clockwise. */
  readonly firstSpot: number;
}

/** Corners hold tokens, sides hold the defence spots. */
const LAYOUT: Readonly<Record<Turn, Layout>> = {
  upright: {
    landmark: [0, -31],
    control: [0, -76],
    mineral: [59, -33],
    hunt: [-59, -33],
    name: [0, 10],
    firstSpot: 120,
  },
  lying: { landmark: [0, -31], control: [-38, -58], mineral: [73, 0], hunt: [42, -55], name: [0, 9], firstSpot: 150 },
};

interface LandProps {
  readonly id: SectorId;
  readonly x: number;
  readonly y: number;
  readonly turn: Turn;
  readonly name: string;
  readonly owner: Seat | null;
}

/** What of a hex hardly ever changes: the land, its name, and who holds it. */
export const Land = memo(({ id, x, y, turn, name, owner }: LandProps) => {
  const { landmark, name: label } = LAYOUT[turn];
  return (
    <g transform={`translate(${x} ${y})`}>
      <GroundTile sector={id} turn={turn} />
      <path d={pathOf(cornersOf(turn, 97))} fill="url(#t2-night)" />
      <path className="t2-tile-hold" d={pathOf(cornersOf(turn, 92))} data-seat={owner ?? 'none'} />
      <Landmark sector={id} at={landmark} />
      <text className="t2-tile-name" x={label[0]} y={label[1]}>
        {name}
      </text>
    </g>
  );
});

interface TileProps {
  readonly view: View;
  readonly spot: Spot;
  readonly turn: Turn;
  readonly isLast: boolean;
}

/** Everything that lies on one hex of the planet but the ships. */
export function Tile({ view, spot: { id, centre }, turn, isLast }: TileProps) {
  const sector = view.sectors[id];
  const face = tileOf(view, id);
  const layout = LAYOUT[turn];
  if (sector === undefined) return null;
  return (
    <g className="t2-tile" data-last={isLast} transform={`translate(${centre[0]} ${centre[1]})`}>
      <path className="t2-tile-rim" d={pathOf(cornersOf(turn, 98))} />
      <DefenceSpots face={face} sector={sector} first={layout.firstSpot} />
      <Control worth={face.control} owner={sector.owner} at={layout.control} />
      {sector.mineral && <Mineral at={layout.mineral} />}
      {sector.hasHunt && <HuntToken view={view} sector={sector} at={layout.hunt} />}
    </g>
  );
}

/** §5.1 Six marks around the border; those passed are lit, the marker shows the defence of now. */
function DefenceSpots({
  face,
  sector,
  first,
}: {
  readonly face: SectorFace;
  readonly sector: SeenSector;
  readonly first: number;
}) {
  const { firstPrice, most, kind } = face;
  if (kind === 'tortuga') return null;
  const spots = Array.from({ length: most - firstPrice + 1 }, (_, index) => firstPrice + index);
  return spots.map((spot, index) => <DefenceSpot key={spot} spot={spot} angle={first + 60 * index} sector={sector} />);
}

function DefenceSpot({
  spot,
  angle,
  sector,
}: {
  readonly spot: number;
  readonly angle: number;
  readonly sector: SeenSector;
}) {
  const [x, y] = onCircle(angle, INNER - 11);
  const state = spot === sector.defence ? 'now' : spot < sector.defence ? 'passed' : 'open';
  return (
    <g className="t2-spot" data-state={state} data-seat={sector.owner ?? 'none'} transform={`translate(${x} ${y})`}>
      <path className="t2-spot-tick" d="M-9 6.5H9" transform={`rotate(${angle - 90})`} />
      {state === 'now' && <circle r="14.5" />}
      <text y="5">{spot}</text>
    </g>
  );
}

/** §5.1 The control token: what it is worth, and whose it is. */
function Control({
  worth,
  owner,
  at: [x, y],
}: {
  readonly worth: number;
  readonly owner: Seat | null;
  readonly at: Point;
}) {
  return (
    <g className="t2-control" data-seat={owner ?? 'none'} transform={`translate(${x} ${y})`}>
      <g className="t2-control-token">
        <rect x="-20" y="-12" width="40" height="24" rx="12" />
        <g transform="translate(-17 -8.5) scale(0.7)">
          {owner === null ? <GlyphShape of="influence" /> : <EmblemShape seat={owner} />}
        </g>
        <text x="9" y="5.5">
          {worth}
        </text>
      </g>
    </g>
  );
}

function Mineral({ at: [x, y] }: { readonly at: Point }) {
  return (
    <g className="t2-mineral" transform={`translate(${x - 14} ${y - 14}) scale(1.17)`}>
      <GlyphShape of="mineral" />
    </g>
  );
}

/** §3.7 Face down, or the creature if the viewer has explored it; markers show who has. */
function HuntToken({
  view,
  sector,
  at: [x, y],
}: {
  readonly view: View;
  readonly sector: SeenSector;
  readonly at: Point;
}) {
  const face = sector.hunt === null ? null : faceOfToken(view, sector.hunt);
  return (
    <g className="t2-hunt" data-known={face !== null} transform={`translate(${x} ${y})`}>
      <circle r="19" />
      <path d={GAME_ICONS[face ? portraitOf(face) : 'beast-eye']} transform="translate(-13 -13) scale(0.0508)" />
      {face && <HuntNumber number={face.difficulty ?? 0} />}
      {sector.explored.map((seat, index) => (
        <g key={seat} transform={`translate(${-19 + index * 11} 14) scale(0.46)`}>
          <EmblemShape seat={seat} />
        </g>
      ))}
    </g>
  );
}

function HuntNumber({ number }: { readonly number: number }) {
  return (
    <g transform="translate(14 -14)">
      <circle className="t2-hunt-number" r="10" />
      <text y="5">{number}</text>
    </g>
  );
}
