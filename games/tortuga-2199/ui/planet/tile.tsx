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
import type { Conquest } from '../conquests.ts';
import { GAME_ICONS } from '../icons/game-icons.ts';
import { portraitOf } from '../icons/portraits.ts';
import { EmblemShape } from '../pieces.ts';
import { cornersOf, INNER, onCircle, pathOf, type Rotation, type Spot } from './geometry.ts';
import { GroundTile, Landmark } from './ground.tsx';

/** Where the first defence spot is, in degrees; the others follow clockwise. Corners hold tokens, sides hold the spots. */
const FIRST_SPOT: Readonly<Record<Rotation, number>> = { upright: 120, lying: 150 };

interface LandProps {
  readonly id: SectorId;
  readonly x: number;
  readonly y: number;
  readonly turn: Rotation;
  readonly name: string;
  readonly owner: Seat | null;
  /** What its conquest costs stands in the place of its landmark. */
  readonly isPriced?: boolean;
}

/** What of a hex hardly ever changes: the land, its name, and who holds it. */
export const Land = memo(({ id, x, y, turn, name, owner, isPriced = false }: LandProps) => {
  return (
    <g transform={`translate(${x} ${y})`}>
      <GroundTile sector={id} turn={turn} />
      <path d={pathOf(cornersOf(turn, 97))} fill="url(#t2-night)" />
      <path className="t2-tile-hold" d={pathOf(cornersOf(turn, 92))} data-seat={owner ?? 'none'} />
      {!isPriced && <Landmark sector={id} />}
      <SectorName name={name} />
    </g>
  );
});

/** In one line where there is room, and word below word on a small planet. */
function SectorName({ name }: { readonly name: string }) {
  const words = name.split(' ');
  return (
    <g className="t2-tile-name">
      <text className="t2-name-whole">{name}</text>
      {words.map((word, line) => (
        <text key={word} className="t2-name-word" data-line={words.length === 1 ? 'only' : line}>
          {word}
        </text>
      ))}
    </g>
  );
}

interface TileProps {
  readonly view: View;
  readonly spot: Spot;
  readonly turn: Rotation;
  readonly isLast: boolean;
  readonly conquest?: Conquest | undefined;
  /** Its defence matters: whoever has not heard of conquests is shown none. */
  readonly isContested?: boolean;
}

/** Everything that lies on one hex of the planet but the ships. */
export function Tile({ view, spot: { id, centre }, turn, isLast, conquest, isContested = true }: TileProps) {
  const sector = view.sectors[id];
  const face = tileOf(view, id);
  if (sector === undefined) return null;
  const isHeld = sector.defence >= face.firstPrice;
  const isDefended = face.kind !== 'tortuga' && (isContested || isHeld);
  return (
    <g
      className="t2-tile"
      data-tile={id}
      data-last={isLast}
      data-defended={isDefended}
      transform={`translate(${centre[0]} ${centre[1]})`}
    >
      <path className="t2-tile-rim" d={pathOf(cornersOf(turn, 98))} />
      {isContested && <DefenceSpots face={face} sector={sector} first={FIRST_SPOT[turn]} />}
      {isDefended && <Defence sector={sector} isFirst={!isHeld} />}
      <Control worth={face.control} owner={sector.owner} />
      {conquest && <Price {...conquest} />}
      {sector.mineral && <Mineral id={id} />}
      {sector.hasHunt && <HuntToken id={id} view={view} sector={sector} />}
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
  const [x, y] = onCircle(angle, INNER - 12);
  const state = spot === sector.defence ? 'now' : spot < sector.defence ? 'passed' : 'open';
  return (
    <g className="t2-spot" data-state={state} data-seat={sector.owner ?? 'none'} transform={`translate(${x} ${y})`}>
      <path className="t2-spot-tick" d="M-9 6.5H9" transform={`rotate(${angle - 90})`} />
      {state === 'now' && <circle r="12.5" />}
      <text y="5">{spot}</text>
    </g>
  );
}

const SHIELD = 'M-15-12Q0-17 15-12V2Q13 12 0 16Q-13 12-15 2z';

interface DefenceProps {
  readonly sector: SeenSector;
  /** Below all marks of the border: on a large planet its place is before the first of them. */
  readonly isFirst: boolean;
}

/** §5.1 On a small planet the defence of now stands beside the control token: the marks around the border have no room for numbers. */
function Defence({ sector: { defence, owner }, isFirst }: DefenceProps) {
  return (
    <g className="t2-defence" data-seat={owner ?? 'none'} data-first={isFirst}>
      <path d={SHIELD} />
      <text y="7">{defence}</text>
    </g>
  );
}

/** §5.1 The control token: what it is worth, and whose it is. */
function Control({ worth, owner }: { readonly worth: number; readonly owner: Seat | null }) {
  return (
    <g className="t2-control" data-seat={owner ?? 'none'}>
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

/** §3.12 What its conquest costs whoever is in turn and near. */
function Price({ price, isPayable }: Conquest) {
  return (
    <g className="t2-price" data-payable={isPayable}>
      <rect x="-29" y="-15" width="58" height="30" rx="9" />
      <g transform="translate(-25 -10) scale(0.83)">
        <GlyphShape of="manoeuvre" />
      </g>
      <text x="11" y="8">
        {price}
      </text>
    </g>
  );
}

function Mineral({ id }: { readonly id: SectorId }) {
  return (
    <g className="t2-mineral" data-token={`mineral ${id}`}>
      <g transform="translate(-14 -14) scale(1.17)">
        <GlyphShape of="mineral" />
      </g>
    </g>
  );
}

interface HuntProps {
  readonly id: SectorId;
  readonly view: View;
  readonly sector: SeenSector;
}

/** §3.7 Face down, or the creature if the viewer has explored it; markers show who has. */
function HuntToken({ id, view, sector }: HuntProps) {
  const face = sector.hunt === null ? null : faceOfToken(view, sector.hunt);
  return (
    <g className="t2-hunt" data-known={face !== null} data-token={`hunt ${id}`}>
      <circle r="19" />
      <path d={GAME_ICONS[face ? portraitOf(face) : 'beast-eye']} transform="translate(-12 -15) scale(0.047)" />
      {face && <HuntNumber number={face.difficulty ?? 0} />}
      <Explorers seats={sector.explored} />
    </g>
  );
}

/** In a row on the lower rim of the token. */
function Explorers({ seats }: { readonly seats: readonly Seat[] }) {
  return seats.map((seat, index) => (
    <g key={seat} transform={`translate(${(index - seats.length / 2) * 9} 8) scale(0.375)`}>
      <EmblemShape seat={seat} />
    </g>
  ));
}

function HuntNumber({ number }: { readonly number: number }) {
  return (
    <g transform="translate(13 -13)">
      <circle className="t2-hunt-number" r="10" />
      <text y="5">{number}</text>
    </g>
  );
}
