import { ACTIONS, COLOURS, coinsOf, DICE, FACES, TILES } from '@haven/tortuga-rules';
import { ChestArt } from '../art/chest-art.tsx';
import { TileFace } from '../art/tile-face.tsx';
import { RowingBoat, ShipHull } from '../art/vessels.tsx';
import { BoneDie } from '../dice/die.tsx';
import { FACE_ICON, TOKEN_ICON } from '../dice/faces.ts';
import type { GameIcon } from '../icons/game-icons.ts';
import { Icon } from '../pieces.ts';

const SIGNS: Readonly<Record<string, GameIcon>> = {
  bag: 'swap-bag',
  centreIsland: 'island',
  dice: 'rolling-dices',
  leftBehind: 'island',
  round: 'hourglass',
  screen: 'shield',
  startPlayer: 'ship-wheel',
  seat: 'laurels-trophy',
};

interface Drawn {
  readonly about: string;
  readonly ids: readonly string[];
}

/** A die, a chest, a tile, an action, a place: as the table draws it. */
export function Picture({ about }: { readonly about: string }) {
  const [kind = '', ...ids] = about.split(' ');
  if (kind === 'die') return <DiePicture about={about} ids={ids} />;
  if (kind === 'chest') return <ChestPicture about={about} ids={ids} />;
  if (kind === 'treasureTile') return <TileFace coins={coinsOf(TILES.find((tile) => tile === ids[0]) ?? 'coin1')} />;
  if (kind === 'bonusTile') return <span className="tt-bonus">+{ids[0] ?? 1}</span>;
  if (kind === 'area') return <AreaPicture about={about} ids={ids} />;
  return <Sign about={about} ids={[kind, ...ids]} />;
}

function DiePicture({ ids: [die, shown] }: Drawn) {
  const letter = DICE.find((each) => each === die) ?? 'A';
  const face = FACES.find((each) => each === shown) ?? 'skull';
  return <BoneDie letter={letter} face={face} tumbles={null} />;
}

function ChestPicture({ ids: [id] }: Drawn) {
  const colour = COLOURS.find((each) => each === id) ?? 'red';
  return (
    <span className="tt-chest">
      <ChestArt colour={colour} />
    </span>
  );
}

function AreaPicture({ ids: [, area] }: Drawn) {
  if (area !== 'fleet' && area !== 'crew') return <Round icon={area === 'island' ? 'island' : 'treasure-map'} />;
  return <span className="tt-world-vessel">{area === 'fleet' ? <ShipHull /> : <RowingBoat />}</span>;
}

function Sign({ ids: [kind = '', id, area, box] }: Drawn) {
  const action = ACTIONS.find((each) => each === id);
  if (kind === 'action' && action) return <Round icon={FACE_ICON[action]} />;
  if (kind !== 'track') return <Round icon={SIGNS[kind] ?? 'treasure-map'} />;
  return (
    <span className="tt-world-token" data-seat={id}>
      <Icon name={TOKEN_ICON[area === 'crew' ? 'pirate' : 'boat']} />
      {box !== undefined && <b>{box}</b>}
    </span>
  );
}

function Round({ icon }: { readonly icon: GameIcon }) {
  return (
    <span className="tt-world-sign">
      <Icon name={icon} />
    </span>
  );
}
