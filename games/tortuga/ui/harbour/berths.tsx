import { at, type Seat } from '@haven/kit';
import { type Area, capacityOf, carries, chestsToEnd, LAST_BOX, whereItGoes } from '@haven/tortuga-rules';
import { RowingBoat, ShipHull } from '../art/vessels.tsx';
import { useBoard } from '../board-context.ts';
import { type Chest, placeOf } from '../stage/chests.ts';
import { useWords } from '../words.ts';
import { useAim } from './aim.ts';
import { ChestPiece } from './chest-piece.tsx';

const MOST_VESSELS = capacityOf(LAST_BOX);

interface Props {
  readonly seat: Seat;
  readonly area: Area;
}

/** The places of an area, from left to right, with the chests that lie there. */
export function Berths({ seat, area }: Props) {
  const { view, stage } = useBoard();
  const { areaOf } = useWords();
  const chests = stage.frame.chests.filter(({ place }) => place === placeOf(seat, area));
  const player = at(view.players, seat);
  const room = area === 'fleet' || area === 'crew' ? carries(player, area) : Number.POSITIVE_INFINITY;
  const places = Math.max(chests.length, leastPlaces(area, chestsToEnd(view)));
  return (
    <ul className="tt-berths" aria-label={areaOf(area)}>
      {Array.from({ length: places }, (_, place) => (
        <Berth
          key={chests[place]?.id ?? `free ${place}`}
          where={{ seat, area, place }}
          chest={chests[place]}
          isOpen={place < room}
        />
      ))}
    </ul>
  );
}

function leastPlaces(area: Area, toEnd: number): number {
  if (area === 'island') return 0;
  return area === 'tortuga' ? toEnd : MOST_VESSELS;
}

interface BerthProps {
  readonly where: { readonly seat: Seat; readonly area: Area; readonly place: number };
  readonly chest: Chest | undefined;
  /** §5.6 The token is far enough for this place. */
  readonly isOpen: boolean;
}

function Berth({ where, chest, isOpen }: BerthProps) {
  return (
    <li className="tt-berth" data-area={where.area} data-open={isOpen} data-full={chest !== undefined}>
      {where.area === 'fleet' && <ShipHull />}
      {where.area === 'crew' && <RowingBoat />}
      {chest && <Lying where={where} chest={chest} />}
      {chest && (chest.isLeft || !isOpen) && <FallMark chest={chest} />}
    </li>
  );
}

/** A chest that can be taken is a button; every other one just lies there. */
function Lying({ where, chest }: Pick<BerthProps, 'where'> & { readonly chest: Chest }) {
  const { tap } = useBoard();
  const { label, chestOf, nameOf } = useWords();
  const aim = useAim(where);
  if (aim === undefined) return <ChestPiece chest={chest} />;
  return (
    <button
      type="button"
      className="tt-aim"
      data-aim={`${where.seat} ${where.place}`}
      aria-pressed={aim.isChosen}
      aria-label={label('stealThis', { chest: chestOf(chest.colour), seat: nameOf(where.seat) })}
      onClick={() => tap({ type: 'target', target: where.seat, chest: aim.chest })}
    >
      <ChestPiece chest={chest} />
    </button>
  );
}

const FALL = { bag: 'fallsToBag', centre: 'fallsToCentre' } as const;
const LEFT = { bag: 'leftToBag', centre: 'leftToCentre' } as const;

/** §4.9 This one goes overboard after RAID, §5.5 or is left behind; and where it goes. */
function FallMark({ chest }: { readonly chest: Chest }) {
  const { view } = useBoard();
  const { label } = useWords();
  const text = label((chest.isLeft ? LEFT : FALL)[whereItGoes(view, chest.colour)]);
  return (
    <span className="tt-fall" data-about="leftBehind">
      <span aria-hidden="true">!</span>
      <span className="visually-hidden">{text}</span>
    </span>
  );
}
