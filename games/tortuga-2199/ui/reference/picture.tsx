import { faceNamed, type SectorId, sectorOf, type View } from '@haven/tortuga-2199-rules';
import { Glyph, type Resource } from '../art/glyph.tsx';
import { CardFace } from '../cards/card.tsx';
import type { GameIcon } from '../icons/game-icons.ts';
import { Icon } from '../pieces.ts';
import { boxOf, spotsOf, turnOf } from '../planet/geometry.ts';
import { Land, Tile } from '../planet/tile.tsx';
import { useWords } from '../words.ts';
import { isSector, viewFor } from './still-table.ts';
import { useStillView } from './world.tsx';

const GLYPHS: Readonly<Record<string, Resource>> = {
  crypto: 'crypto',
  manoeuvre: 'manoeuvre',
  minerals: 'mineral',
  influence: 'influence',
};

const ICONS: Readonly<Record<string, GameIcon>> = {
  huntToken: 'beast-eye',
  hand: 'card-play',
  deck: 'card-draw',
  discard: 'card-discard',
  reserve: 'stack',
  market: 'shopping-cart',
  cache: 'minerals',
  attacker: 'crossed-swords',
  defender: 'shield-reflect',
  'fight turrets': 'turret',
  'fight sector': 'military-fort',
  lastRound: 'hourglass',
};

/** A card, a sector, what is spent, a sign: as the table draws it. */
export function Picture({ about }: { readonly about: string }) {
  const view = useStillView();
  const [kind = '', id = ''] = about.split(' ');
  if (kind === 'card') return <CardFace face={faceNamed(view, id)} />;
  if (isSector(id)) return <SectorPicture view={viewFor(view, about)} id={id} />;
  const glyph = GLYPHS[kind];
  return (
    <span className="t2-world-sign">
      {glyph ? <Glyph of={glyph} /> : <Icon name={ICONS[about] ?? ICONS[kind] ?? 'info'} />}
    </span>
  );
}

function SectorPicture({ view, id }: { readonly view: View; readonly id: SectorId }) {
  const words = useWords();
  const { owner } = sectorOf(view, id);
  return (
    <svg className="t2-world-sector" viewBox="-92 -102 184 204" aria-hidden="true">
      <Land id={id} x={0} y={0} turn="upright" name={words.sectorOf(id)} owner={owner} />
      <Tile view={view} spot={{ id, centre: [0, 0] }} turn="upright" isLast={false} />
    </svg>
  );
}

/** The planet as it is laid out for four. */
export function Board() {
  const view = useStillView();
  const words = useWords();
  const { left, top, width, height } = boxOf(view);
  const turn = turnOf(view);
  const spots = spotsOf(view);
  return (
    <div className="t2-world-globe">
      <svg className="t2-world-board" viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
        {spots.map(({ id, centre: [x, y] }) => (
          <Land key={id} id={id} x={x} y={y} turn={turn} name={words.sectorOf(id)} owner={null} />
        ))}
        {spots.map((spot) => (
          <Tile key={spot.id} view={view} spot={spot} turn={turn} isLast={false} />
        ))}
      </svg>
    </div>
  );
}
