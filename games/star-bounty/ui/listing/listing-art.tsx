import type { Suit } from '@haven/star-bounty-rules';
import type { ReactNode } from 'react';
import { AceArt } from '../cards/ace.tsx';
import { CourtArt } from '../cards/court.tsx';
import { Pip, SUIT_INK } from '../cards/suits.tsx';
import { EnemyShip } from '../fleet/ships.tsx';
import './listing.css';

/** A hand of outlaws over the nebula, their ships behind them. */
export function ListingArt() {
  return (
    <div className="sb-listing-art" aria-hidden="true">
      <div className="sb-listing-sky" />
      <div className="sb-listing-ship">
        <EnemyShip suit="S" />
      </div>
      <div className="sb-listing-ship sb-listing-ship-far">
        <EnemyShip suit="D" />
      </div>
      <div className="sb-listing-hand">
        <ListedCard suit="D">
          <CourtArt rank="J" suit="D" />
        </ListedCard>
        <ListedCard suit="S">
          <AceArt suit="S" />
        </ListedCard>
        <ListedCard suit="H">
          <CourtArt rank="Q" suit="H" />
        </ListedCard>
      </div>
    </div>
  );
}

/** No letters: the listing is the same in every language. */
function ListedCard({ suit, children }: { readonly suit: Suit; readonly children: ReactNode }) {
  return (
    <svg className="sb-listing-card" viewBox="0 0 250 350" aria-hidden="true">
      <rect x="1.5" y="1.5" width="247" height="347" rx="20" fill="#fdfaf3" stroke="#d9cfe8" strokeWidth="3" />
      {children}
      <g fill={SUIT_INK[suit]}>
        <Pip suit={suit} x={28} y={34} size={32} />
        <Pip suit={suit} x={222} y={316} size={32} turned />
      </g>
    </svg>
  );
}
