import { BACK_ROOM_PRICE, FIT_PRICE, moves, type Part, priceOf } from '@haven/star-bounty-rules';
import { m } from 'motion/react';
import { useBoard } from '../board-context.ts';
import { PlayingCard } from '../cards/playing-card.tsx';
import { Thing } from '../details/thing.tsx';
import { backRoomTopic, offerTopic } from '../details/topics.ts';
import { Icon } from '../pieces.ts';
import { useWords } from '../words.ts';

/** §6.6 The parts on offer, and the door to the back room. */
export function Shelf() {
  const { view } = useBoard();
  const { label } = useWords();
  return (
    <section className="sb-counter-box sb-shelf" aria-label={label('shelf')}>
      <h3>
        <Icon name="auto-repair" /> {label('shelf')}
      </h3>
      <div className="sb-shelf-row">
        <ul className="sb-offers" data-part="shelf" data-roving=".sb-thing">
          {view.shelf.map((part) => (
            <li key={part}>
              <Offer part={part} />
            </li>
          ))}
          {view.shelf.length === 0 && <li className="sb-empty">{label('shelfEmpty')}</li>}
        </ul>
        <BackRoom />
      </div>
    </section>
  );
}

function Offer({ part }: { readonly part: Part }) {
  const { view } = useBoard();
  const words = useWords();
  const topic = offerTopic(words, view, part);
  const [first, second] = topic.moves;
  const isFitted = second === undefined && first?.type === 'buyFit';
  return (
    <Thing className="sb-offer" about={`offer ${part}`} topic={topic} mark={second ?? first}>
      <m.span className="sb-flying" layoutId={part}>
        <PlayingCard card={part} />
      </m.span>
      <span className="sb-price">
        {priceOf(part)}
        {isFitted && `+${FIT_PRICE}`} <Icon name="two-coins" />
      </span>
    </Thing>
  );
}

/** §6.9 */
function BackRoom() {
  const words = useWords();
  return (
    <Thing className="sb-back-room" about="backRoom" topic={backRoomTopic(words)} move={moves.backRoom}>
      <Door />
      <span className="sb-back-room-name">{words.label('backRoom')}</span>
      <span className="sb-price">
        {BACK_ROOM_PRICE} <Icon name="two-coins" />
      </span>
    </Thing>
  );
}

function Door() {
  return (
    <svg className="sb-door" viewBox="0 0 100 140" aria-hidden="true">
      <rect x="4" y="4" width="92" height="136" rx="12" fill="#1c0d3d" stroke="#ff2e88" strokeWidth="3" />
      <rect x="14" y="14" width="72" height="126" rx="6" fill="#2d1560" />
      <path d="M50 14V140" stroke="#0c0618" strokeWidth="3" />
      <path d="M14 60L50 78L86 60" fill="none" stroke="#19f0ff" strokeWidth="2" opacity="0.6" />
      <circle cx="42" cy="86" r="4" fill="#ffd34d" />
      <circle cx="58" cy="86" r="4" fill="#ffd34d" />
      <path d="M40 30H60V46H40Z" fill="#0c0618" stroke="#ffd34d" strokeWidth="2" />
      <circle cx="50" cy="38" r="4" fill="#ff2e88" />
    </svg>
  );
}
