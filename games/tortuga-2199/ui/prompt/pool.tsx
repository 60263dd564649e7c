import { at } from '@haven/kit';
import { moves as made, tortuga2199 } from '@haven/tortuga-2199-rules';
import { moveLine } from '@haven/tortuga-2199-text';
import { Glyph, type Resource } from '../art/glyph.tsx';
import { useBoard } from '../board-context.ts';
import { Counter } from '../pieces.ts';
import { useWords } from '../words.ts';
import { WhoseTurn } from './whose-turn.tsx';

/** §2.4 What one has left to spend, and whose turn it is where that is not one's own; those who only watch see what the captain in turn has. */
export function Pool() {
  const { view, me } = useBoard();
  const { label, nameOf } = useWords();
  const { turn, captains, round } = view;
  if (round === 0) return null;
  const { seat, crypto, manoeuvre } = turn;
  const isOthers = me !== null && me !== seat;
  return (
    <>
      <div className="t2-purse" data-seat={seat}>
        <WhoseTurn />
        {!isOthers && (
          <dl className="t2-pool" data-part="pool" aria-label={label('poolOf', { seat: nameOf(seat) })}>
            <Amount of="crypto" count={crypto} />
            <Amount of="manoeuvre" count={manoeuvre} />
            <Amount of="mineral" count={at(captains, seat).minerals} />
          </dl>
        )}
      </div>
      <Laid count={turn.laid} />
      <TakeBack />
    </>
  );
}

/** §3.6.2 What pays before Crypto; a tap lays out one more. The first stands among the actions: nobody lays it out by accident. */
function Laid({ count }: { readonly count: number }) {
  const { moves, play, stage, view } = useBoard();
  const { label, say } = useWords();
  const move = moves.get(LAY);
  if (count === 0) return null;
  const name = move ? say(moveLine(move, view)) : label('laid', { count });
  return (
    <button
      type="button"
      className="t2-chip"
      data-about="action layMineral"
      data-laid
      data-move={move ? LAY : undefined}
      disabled={move === undefined}
      aria-label={name}
      onClick={() => !stage.isJustOver && play(LAY)}
    >
      <Glyph of="mineral" /> {label('laid', { count })}
    </button>
  );
}

/** §3.6.2 Until something is paid. */
function TakeBack() {
  const { moves, play, view } = useBoard();
  const { label, say } = useWords();
  const move = moves.get(BACK);
  if (move === undefined) return null;
  const name = say(moveLine(move, view));
  return (
    <button
      type="button"
      className="t2-chip"
      data-about="action takeMineralBack"
      data-move={BACK}
      aria-label={name}
      onClick={() => play(BACK)}
    >
      {label('takeBack')}
    </button>
  );
}

const LAY = tortuga2199.notate(made.layMineral);
const BACK = tortuga2199.notate(made.takeMineralBack);

const NAME = { crypto: 'names.crypto', manoeuvre: 'names.manoeuvre', mineral: 'names.minerals' } as const;

function Amount({ of, count }: { readonly of: Exclude<Resource, 'influence'>; readonly count: number }) {
  const { word } = useWords();
  return (
    <div
      className="t2-amount"
      data-about={of === 'mineral' ? 'minerals' : of}
      data-tells
      data-resource={of}
      data-none={count === 0}
    >
      <dt>
        <Glyph of={of} />
        <span className="t2-amount-name">{word(NAME[of])}</span>
      </dt>
      <dd>
        <Counter value={count} />
      </dd>
    </div>
  );
}
