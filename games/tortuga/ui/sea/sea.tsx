import { COLOURS, type Colour, chestsIn, isDuel } from '@haven/tortuga-rules';
import { ChestArt } from '../art/chest-art.tsx';
import { Palm } from '../art/scene.tsx';
import { useBoard } from '../board-context.ts';
import { ChestPiece } from '../harbour/chest-piece.tsx';
import { Icon } from '../pieces.ts';
import type { Chest } from '../stage/chests.ts';
import { useWords } from '../words.ts';
import './sea.css';

/** What lies between the boards: the centre island, the bag, the tiles; and which round it is. */
export function Sea() {
  const { view } = useBoard();
  const { label } = useWords();
  return (
    <section className="tt-supply" aria-label={label('supply')}>
      <p className="tt-round" data-about="round">
        {label('roundNumber', { round: view.round })}
      </p>
      {!isDuel(view) && <CentreIsland />}
      <div className="tt-stock">
        <Bag />
        <span className="tt-stock-count" data-about="treasureTile">
          <Icon name="two-coins" />
          <span aria-hidden="true">{view.tileCount}</span>
          <span className="visually-hidden">{label('tilesLeft', { count: view.tileCount })}</span>
        </span>
      </div>
    </section>
  );
}

/** §5.5 At most one chest of each colour lies here. */
function CentreIsland() {
  const { stage } = useBoard();
  const { word } = useWords();
  const chests = stage.frame.chests.filter(({ place }) => place === 'centre');
  return (
    <div className="tt-centre" data-about="centreIsland" data-part="centre">
      <Palm />
      <h3>{word('names.centreIsland')}</h3>
      <ul aria-label={word('names.centreIsland')}>
        {chests.map((chest) => (
          <li key={chest.id}>
            <CentreChest chest={chest} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** §4.6 The second of BOARD or RAID takes one. */
function CentreChest({ chest }: { readonly chest: Chest }) {
  const { moves, draft, tap } = useBoard();
  const { label, chestOf } = useWords();
  const isLegal = moves.some((move) => move.type === 'attack' && move.centre === chest.colour);
  if (!isLegal) return <ChestPiece chest={chest} />;
  return (
    <button
      type="button"
      className="tt-aim"
      aria-pressed={draft.centre === chest.colour}
      aria-label={label('takeThis', { chest: chestOf(chest.colour) })}
      onClick={() => tap({ type: 'centre', colour: chest.colour })}
    >
      <ChestPiece chest={chest} />
    </button>
  );
}

/** §1.1 What is left in the bag, by colour. */
function Bag() {
  const { view } = useBoard();
  const { label } = useWords();
  const count = chestsIn(view.bag);
  return (
    <div className="tt-bag" data-about="bag">
      <span className="tt-stock-count">
        <Icon name="swap-bag" />
        <span aria-hidden="true">{count}</span>
        <span className="visually-hidden">{label('inBag', { count })}</span>
      </span>
      <ul>
        {COLOURS.map((colour) => (
          <BagColour key={colour} colour={colour} count={view.bag[colour]} />
        ))}
      </ul>
    </div>
  );
}

function BagColour({ colour, count }: { readonly colour: Colour; readonly count: number }) {
  const { chestOf } = useWords();
  return (
    <li data-about={`chest ${colour}`} data-none={count === 0}>
      <ChestArt colour={colour} />
      <span className="visually-hidden">{chestOf(colour)}</span>
      {count}
    </li>
  );
}
