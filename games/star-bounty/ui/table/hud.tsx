import { type Bounty, FORMATIONS, LAST_SECTOR, type Taken } from '@haven/star-bounty-rules';
import { m } from 'motion/react';
import { useBoard } from '../board-context.ts';
import { CardBack } from '../cards/card-back.tsx';
import { PlayingCard } from '../cards/playing-card.tsx';
import { Thing } from '../details/thing.tsx';
import { takenTopic } from '../details/topics.ts';
import { Counter, Icon } from '../pieces.ts';
import { useWords } from '../words.ts';
import { SalvageButton } from './salvage.tsx';

/** Where the run stands: the sector, what is on board, the piles, the credits. */
export function Hud() {
  const { view } = useBoard();
  return (
    <div className="sb-hud">
      <SectorTrack />
      {view.step?.type === 'enterprise' ? <span className="sb-collection" /> : <Collection />}
      <Piles />
      <Credits />
    </div>
  );
}

const SECTORS = Array.from({ length: LAST_SECTOR }, (_, index) => index + 1);

function SectorTrack() {
  const { view } = useBoard();
  const { say } = useWords();
  const where = say({ key: 'status.sector', values: { sector: view.sector, last: LAST_SECTOR } });
  return (
    <div className="sb-sectors" data-about="sectors" data-part="sectors" role="img" aria-label={where}>
      {SECTORS.map((sector) => (
        <span key={sector} className="sb-sector" data-state={stateOf(sector, view.sector)}>
          {sector}
          <small>{sizeOf(sector)}</small>
        </span>
      ))}
    </div>
  );
}

const stateOf = (sector: number, now: number) => (sector < now ? 'done' : sector === now ? 'now' : 'ahead');
const sizeOf = (sector: number) => FORMATIONS.v[sector - 1]?.reduce((sum, size) => sum + size, 0);

/** §3.4, §3.5 Prisoners upright, the dead sideways. */
function Collection() {
  const { view } = useBoard();
  const { label } = useWords();
  return (
    <ul className="sb-collection" aria-label={label('onBoard', { count: view.collection.length })}>
      {view.collection.map((taken) => (
        <li key={taken.card} data-alive={taken.alive}>
          <TakenCard taken={taken} />
        </li>
      ))}
    </ul>
  );
}

function TakenCard({ taken }: { readonly taken: Taken }) {
  const words = useWords();
  return (
    <Thing className="sb-taken" about={`taken ${taken.card}`} topic={takenTopic(words, taken)}>
      <FlyingCard card={taken.card} />
      {taken.alive && (
        <span className="sb-cuffs">
          <Icon name="handcuffs" />
        </span>
      )}
    </Thing>
  );
}

/** The same card wherever it lies: it flies from place to place. */
function FlyingCard({ card }: { readonly card: Bounty }) {
  return (
    <m.span className="sb-flying" layoutId={card}>
      <PlayingCard card={card} />
    </m.span>
  );
}

function Piles() {
  const { view } = useBoard();
  const { label } = useWords();
  return (
    <div className="sb-piles">
      <span
        className="sb-pile"
        data-about="bountyPile"
        role="img"
        aria-label={label('bountyPile', { count: view.bountyPile })}
      >
        <span className="sb-pile-card">
          <CardBack />
        </span>
        <b>{view.bountyPile}</b>
        <Icon name="target-poster" />
      </span>
      <span
        className="sb-pile"
        data-about="shopPile"
        role="img"
        aria-label={label('shopPile', { count: view.shopPile })}
      >
        <span className="sb-pile-card">
          <CardBack />
        </span>
        <b>{view.shopPile}</b>
        <Icon name="auto-repair" />
      </span>
      <SalvageButton />
    </div>
  );
}

function Credits() {
  const { view } = useBoard();
  const { label } = useWords();
  return (
    <div
      className="sb-credits"
      data-about="credits"
      data-part="credits"
      role="img"
      aria-label={label('credits', { credits: view.credits })}
    >
      <Icon name="two-coins" />
      <Counter value={view.credits} />
    </div>
  );
}
