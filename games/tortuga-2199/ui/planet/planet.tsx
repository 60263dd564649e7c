import type { Event, SectorId } from '@haven/tortuga-2199-rules';
import { memo, useRef } from 'react';
import { useBoard } from '../board-context.ts';
import { type Conquest, conquestsNear, knowsConquests } from '../conquests.ts';
import { Icon } from '../pieces.ts';
import { useWords } from '../words.ts';
import { type Box, boxOf, cornersOf, gapsOf, pathOf, type Rotation, spotsOf, turnOf } from './geometry.ts';
import { GroundColours, LandmarkLights } from './ground.tsx';
import { HexButton } from './hex-button.tsx';
import { Ships } from './ships.tsx';
import { Land, Tile } from './tile.tsx';
import { useZoom } from './use-zoom.ts';
import './planet.css';
import './tile.css';

/** The planet seen from orbit: lit tiles with all that lies on them, ships above, and a button over every sector. */
export function Planet() {
  const { view } = useBoard();
  const { label } = useWords();
  const globe = useRef<HTMLDivElement>(null);
  const { isNear, backToWhole, handlers } = useZoom(globe);
  const turn = turnOf(view);
  const box = boxOf(view);
  return (
    <section className="t2-planet" aria-label={label('planet')} aria-keyshortcuts="+ -" data-near={isNear}>
      <div className="t2-lens" {...handlers}>
        <div
          ref={globe}
          className="t2-globe"
          data-spare=""
          data-turn={turn}
          data-roving=".t2-hex"
          style={{ aspectRatio: `${box.width} / ${box.height}` }}
        >
          <Globe box={box} turn={turn} />
          {spotsOf(view).map((spot) => (
            <HexButton key={spot.id} spot={spot} box={box} turn={turn} />
          ))}
        </div>
      </div>
      {isNear && (
        <button type="button" className="t2-button t2-whole" onClick={backToWhole}>
          <Icon name="contract" /> {label('wholePlanet')}
        </button>
      )}
    </section>
  );
}

const NONE: ReadonlyMap<SectorId, Conquest> = new Map();

/** Two drawings, one over the other: the land, and whatever changes from move to move. */
function Globe({ box, turn }: GlobeProps) {
  const { view, stage, me, props } = useBoard();
  const spots = spotsOf(view);
  const last = sectorsIn(stage.events);
  const isTaught = knowsConquests(props);
  const conquests = isTaught ? conquestsNear(view, me) : NONE;
  return (
    <>
      <Lands box={box} turn={turn} priced={conquests} />
      <svg className="t2-globe-art" viewBox={viewBoxOf(box)} aria-hidden="true">
        {spots.map((spot) => (
          <Tile
            key={spot.id}
            view={view}
            spot={spot}
            turn={turn}
            isLast={last.has(spot.id)}
            conquest={conquests.get(spot.id)}
            isContested={isTaught}
          />
        ))}
        <Ships view={view} spots={spots} />
      </svg>
    </>
  );
}

interface GlobeProps {
  readonly box: Box;
  readonly turn: Rotation;
}

const viewBoxOf = ({ left, top, width, height }: Box) => `${left} ${top} ${width} ${height}`;

function Lands({ box, turn, priced }: GlobeProps & { readonly priced: ReadonlyMap<SectorId, Conquest> }) {
  const { view } = useBoard();
  const { sectorOf } = useWords();
  return (
    <svg className="t2-globe-art t2-lands" viewBox={viewBoxOf(box)} aria-hidden="true">
      <Lights turn={turn} />
      <ellipse rx={box.width / 2} ry={box.height / 2} fill="url(#t2-air)" />
      {gapsOf(view).map(([x, y]) => (
        <path
          key={x}
          className="t2-gap"
          fill="url(#t2-cloud)"
          d={pathOf(cornersOf(turn, 97))}
          transform={`translate(${x} ${y})`}
        />
      ))}
      {spotsOf(view).map(({ id, centre: [x, y] }) => (
        <Land
          key={id}
          id={id}
          x={x}
          y={y}
          turn={turn}
          name={sectorOf(id)}
          owner={view.sectors[id]?.owner ?? null}
          isPriced={priced.has(id)}
        />
      ))}
    </svg>
  );
}

/** What shines: the grounds, the landmarks, the air around the planet, and the night that falls on each tile. */
export const Lights = memo(({ turn }: { readonly turn: Rotation }) => {
  return (
    <defs>
      <clipPath id={`t2-clip-${turn}`}>
        <path d={pathOf(cornersOf(turn, 97))} />
      </clipPath>
      <GroundColours />
      <LandmarkLights />
      <radialGradient id="t2-cloud">
        <stop offset="0" stopColor="#1b2c5c" stopOpacity="0.9" />
        <stop offset="0.6" stopColor="#101c40" stopOpacity="0.9" />
        <stop offset="1" stopColor="#0a1230" stopOpacity="0.9" />
      </radialGradient>
      <radialGradient id="t2-night" cx="34%" cy="22%" r="86%">
        <stop offset="0.1" stopColor="#fff3d6" stopOpacity="0.16" />
        <stop offset="0.45" stopColor="#040818" stopOpacity="0" />
        <stop offset="1" stopColor="#040818" stopOpacity="0.62" />
      </radialGradient>
      <radialGradient id="t2-air">
        <stop offset="0.55" stopColor="#4d8dff" stopOpacity="0.34" />
        <stop offset="0.8" stopColor="#3a5cff" stopOpacity="0.14" />
        <stop offset="1" stopColor="#3a5cff" stopOpacity="0" />
      </radialGradient>
    </defs>
  );
});

/** Where something has just happened. */
function sectorsIn(events: readonly Event[]): ReadonlySet<SectorId> {
  return new Set(events.flatMap((event) => ('sector' in event && event.type !== 'opened' ? [event.sector] : [])));
}
