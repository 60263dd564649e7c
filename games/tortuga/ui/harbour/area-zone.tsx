import { at, type Seat } from '@haven/kit';
import { type Area, type CarryingArea, chestsToEnd, POINTS, surplusIn, type View } from '@haven/tortuga-rules';
import { useBoard } from '../board-context.ts';
import { endingOf } from '../endings.ts';
import { strandedBefore } from '../figures.ts';
import { areasOf, onTheWay } from '../stage/on-the-way.ts';
import { useWords } from '../words.ts';
import { Berths } from './berths.tsx';
import { Track } from './track.tsx';

interface Props {
  readonly seat: Seat;
  readonly area: Area;
}

/** One stretch of the way from the island to Tortuga. */
export function AreaZone({ seat, area }: Props) {
  const { view } = useBoard();
  const player = at(view.players, seat);
  return (
    <section className="tt-area" data-about={`area ${seat} ${area}`} data-area={area} data-zone={`${seat} ${area}`}>
      <AreaHead seat={seat} area={area} />
      {area === 'fleet' && <Track seat={seat} area="fleet" box={player.boat} />}
      {area === 'crew' && <Track seat={seat} area="crew" box={player.pirate} />}
      <Berths seat={seat} area={area} />
      {area === 'fleet' && <Warning seat={seat} into="fleet" />}
      {area === 'crew' && <Warning seat={seat} into="crew" />}
    </section>
  );
}

function AreaHead({ seat, area }: Props) {
  const { view } = useBoard();
  const { areaOf, label } = useWords();
  const { boat, pirate } = at(view.players, seat);
  const { surplus, stranded } = lossesIn(view, seat, area);
  const lost = surplus + stranded;
  return (
    <h3 className="tt-area-head">
      <span>{areaOf(area)}</span>
      {area === 'fleet' && <b aria-hidden="true">{boat}</b>}
      {area === 'crew' && <b aria-hidden="true">{pirate}</b>}
      {lost > 0 && (
        <b className="tt-lost-count" data-about="leftBehind" aria-hidden="true">
          −{lost}
        </b>
      )}
      {area === 'tortuga' && <HomeCount seat={seat} />}
      {area !== 'island' && <small>{label('worth', { points: POINTS[area] })}</small>}
    </h3>
  );
}

/** §7.1 How many are home of those that end the game; and how many can follow soon enough to end it. */
function HomeCount({ seat }: { readonly seat: Seat }) {
  const { view } = useBoard();
  const player = at(view.players, seat);
  const home = areasOf(player).tortuga.length;
  const ending = onTheWay(player) ? undefined : endingOf(view, seat);
  if (ending === undefined) return <b>{`${home}/${chestsToEnd(view)}`}</b>;
  return (
    <b className="tt-near-end" data-about={`nearEnd ${seat}`}>
      {`${home}+${ending.coming}/${chestsToEnd(view)}`}
    </b>
  );
}

interface Losses {
  readonly surplus: number;
  readonly stranded: number;
}

/** §4.9, §5.5 How many chests will find no room here. */
function lossesIn(view: View, seat: Seat, area: Area): Losses {
  if (area !== 'fleet' && area !== 'crew') return { surplus: 0, stranded: 0 };
  const stranded = view.phase === 'over' ? 0 : strandedBefore(view, seat, area);
  return { surplus: surplusIn(at(view.players, seat), area), stranded };
}

/** §4.9, §5.5 What will be lost here, before it happens. */
function Warning({ seat, into }: { readonly seat: Seat; readonly into: CarryingArea }) {
  const { view } = useBoard();
  const { label } = useWords();
  const { surplus, stranded } = lossesIn(view, seat, into);
  if (surplus + stranded === 0) return null;
  return (
    <p className="tt-warning" data-about="leftBehind">
      {surplus > 0 && <span>{label('surplus', { count: surplus })}</span>}
      {stranded > 0 && <span>{label(into === 'fleet' ? 'strandedCrew' : 'strandedIsland', { count: stranded })}</span>}
    </p>
  );
}
