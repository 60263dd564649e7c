import type { Seat } from '@haven/kit';
import { INFLUENCE_TO_WIN, SECTORS, type SeenCaptain } from '@haven/tortuga-2199-rules';
import { LevelMark } from '@haven/ui-kit';
import { CaptainFace } from '../art/captain-face.tsx';
import { Glyph } from '../art/glyph.tsx';
import { ShipArt } from '../art/ship-art.tsx';
import { useBoard } from '../board-context.ts';
import type { GameIcon } from '../icons/game-icons.ts';
import { landmarkOf } from '../icons/portraits.ts';
import { Icon } from '../pieces.ts';
import { useWords } from '../words.ts';
import { RaceBar } from './race.tsx';
import { Total } from './total.tsx';
import './captains.css';

/** The captains with their race to 15 and what is public of their cargo bays. */
export function Captains() {
  const { view } = useBoard();
  const { label } = useWords();
  return (
    <section className="t2-glass t2-captains" aria-label={label('captains')}>
      <ol>
        {view.captains.map((captain, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is a captain for the whole match.
          <CaptainCard key={seat} captain={captain} seat={seat} />
        ))}
      </ol>
    </section>
  );
}

interface CaptainProps {
  readonly captain: SeenCaptain;
  readonly seat: Seat;
}

function CaptainCard({ captain, seat }: CaptainProps) {
  const { view, me, look, props, awaits } = useBoard();
  const { nameOf, label, language } = useWords();
  const isTurn = view.turn.seat === seat && view.round > 0;
  return (
    <li
      className="t2-captain"
      data-about={`captain ${seat}`}
      data-seat={seat}
      data-turn={isTurn}
      data-next={awaits === 'turn' && seat === me}
    >
      <button
        type="button"
        className="t2-captain-head"
        aria-label={label('captainOf', { seat: nameOf(seat), total: captain.total, most: INFLUENCE_TO_WIN })}
        onClick={() => look({ type: 'captain', seat })}
      >
        <CaptainFace seat={seat} />
        <ShipArt kind={captain.ship} seat={seat} />
        <span className="t2-captain-name">
          {nameOf(seat)}
          {seat === me && <small> {label('you')}</small>}
        </span>
        <LevelMark level={props.seats?.[seat]?.level} language={language} />
        <span className="t2-captain-total">
          <Total seat={seat} />
          <small>/{INFLUENCE_TO_WIN}</small>
          <Glyph of="influence" />
        </span>
      </button>
      <RaceBar captain={captain} />
      <CargoBay captain={captain} seat={seat} />
    </li>
  );
}

/** §2.7 Minerals, cards by number, Hunt tokens, sectors. */
function CargoBay({ captain, seat }: CaptainProps) {
  const { view } = useBoard();
  const { word, sectorOf } = useWords();
  const { counts, discard, minerals, hunts } = captain;
  const held = SECTORS.filter((id) => view.sectors[id]?.owner === seat);
  return (
    <div className="t2-bay">
      <span className="t2-bay-item" data-about="minerals">
        <Glyph of="mineral" /> <b>{minerals}</b>
        <span className="visually-hidden">{word('names.minerals')}</span>
      </span>
      <BayItem icon="card-draw" about="hand" name={word('names.hand')} count={counts.hand} />
      <BayItem icon="stack" about="deck" name={word('names.deck')} count={counts.deck} />
      <BayItem
        icon="card-discard"
        about="discard"
        name={word('names.discard')}
        count={discard.length + counts.unseen}
      />
      {counts.reserve > 0 && (
        <BayItem icon="strongbox" about="reserve" name={word('names.reserve')} count={counts.reserve} />
      )}
      {hunts > 0 && <BayItem icon="beast-eye" about="huntToken" name={word('names.huntToken')} count={hunts} />}
      {held.length > 0 && (
        <span className="t2-holdings">
          {held.map((id) => (
            <i key={id} data-about={`sector ${id}`}>
              <Icon name={landmarkOf(id)} />
              <span className="visually-hidden">{sectorOf(id)}</span>
            </i>
          ))}
        </span>
      )}
    </div>
  );
}

interface BayItemProps {
  readonly icon: GameIcon;
  readonly about: string;
  readonly name: string;
  readonly count: number;
}

function BayItem({ icon, about, name, count }: BayItemProps) {
  return (
    <span className="t2-bay-item" data-about={about} data-none={count === 0}>
      <Icon name={icon} /> <b>{count}</b>
      <span className="visually-hidden">{name}</span>
    </span>
  );
}
