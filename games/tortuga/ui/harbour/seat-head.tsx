import type { Seat } from '@haven/kit';
import { coinsIn, type SeenPlayer } from '@haven/tortuga-rules';
import { LevelMark } from '@haven/ui-kit';
import { BuccaneerFace } from '../art/buccaneer-face.tsx';
import { useBoard } from '../board-context.ts';
import { isChoosing } from '../figures.ts';
import { Icon } from '../pieces.ts';
import { useWords } from '../words.ts';

interface Props {
  readonly seat: Seat;
  readonly player: SeenPlayer;
}

/** Who sits here, who starts, who is still choosing, and the tiles that are kept. */
export function SeatHead({ seat, player }: Props) {
  const { view, me, props } = useBoard();
  const { nameOf, label, word, language } = useWords();
  return (
    <header className="tt-seat-head" data-about={`seat ${seat}`} data-seat={seat}>
      <BuccaneerFace seat={seat} />
      <h2 className="tt-seat-name">{nameOf(seat)}</h2>
      <LevelMark level={props.seats?.[seat]?.level} language={language} />
      {seat === me && <span className="tt-you">{label('you')}</span>}
      {view.start === seat && (
        <span className="tt-start" data-about="startPlayer">
          <Icon name="ship-wheel" />
          <span className="visually-hidden">{word('names.startPlayer')}</span>
        </span>
      )}
      <SeatState seat={seat} player={player} />
      <KeptTiles player={player} />
    </header>
  );
}

function SeatState({ seat, player }: Props) {
  const { step, props } = useBoard();
  const { label } = useWords();
  if (isChoosing(props, step, seat))
    return (
      <span className="tt-state" data-state="choosing">
        <Icon name="hourglass" /> <span>{label('choosing')}</span>
      </span>
    );
  if (!player.picked) return null;
  return (
    <span className="tt-state" data-state="ready">
      <Icon name="check-mark" /> <span>{label('ready')}</span>
    </span>
  );
}

/** §4.3 How many are kept is public; their values only the owner sees, and all at the end. */
function KeptTiles({ player }: { readonly player: SeenPlayer }) {
  const { label } = useWords();
  const { tiles, tileCount } = player;
  const coins = tiles ? coinsIn(tiles) : undefined;
  const text =
    coins === undefined ? label('tilesKept', { count: tileCount }) : label('tilesWorth', { count: tileCount, coins });
  return (
    <span className="tt-kept" data-about="treasureTile">
      <Icon name="two-coins" />
      <span aria-hidden="true">{coins === undefined ? `×${tileCount}` : `×${tileCount} = ${coins}`}</span>
      <span className="visually-hidden">{text}</span>
    </span>
  );
}
