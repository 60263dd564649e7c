import { BOUNTY, type Bounty, PART, type Part, SUIT_OF, type Suit } from '@haven/star-bounty-rules';
import type { ReactNode } from 'react';
import { useWords } from '../words.ts';
import './cards.css';
import { AceArt } from './ace.tsx';
import { CourtArt } from './court.tsx';
import { Pips } from './pips.tsx';
import { Pip, SUIT_INK } from './suits.tsx';

export type AnyCard = Part | Bounty;

/** Any card of the deck, face up. The drawing has no name of its own: whatever holds it says what it is. */
export function PlayingCard({ card }: { readonly card: AnyCard }) {
  return isBounty(card) ? <BountyCard card={card} /> : <PartCard card={card} />;
}

export const isBounty = (card: AnyCard): card is Bounty => Object.hasOwn(BOUNTY, card);

export const suitOf = (card: AnyCard): Suit => (isBounty(card) ? BOUNTY[card].suit : SUIT_OF[PART[card].system]);

function PartCard({ card }: { readonly card: Part }) {
  return <NumberCard suit={suitOf(card)} value={PART[card].value} />;
}

/** The twos of the systems are on board from the start: they are no parts, but they look like any card. */
export function NumberCard({ suit, value }: { readonly suit: Suit; readonly value: number }) {
  return (
    <CardFrame suit={suit} index={`${value}`}>
      <Circuit />
      <g fill={SUIT_INK[suit]}>
        <Pips suit={suit} value={value} />
      </g>
    </CardFrame>
  );
}

function BountyCard({ card }: { readonly card: Bounty }) {
  const { shortOf } = useWords();
  const { rank, suit } = BOUNTY[card];
  return (
    <CardFrame suit={suit} index={shortOf(card).slice(0, 1)}>
      {rank === 'A' ? <AceArt suit={suit} /> : <CourtArt rank={rank} suit={suit} />}
    </CardFrame>
  );
}

interface FrameProps {
  readonly suit: Suit;
  readonly index: string;
  readonly children: ReactNode;
}

function CardFrame({ suit, index, children }: FrameProps) {
  return (
    <svg className="sb-card-art" viewBox="0 0 250 350" aria-hidden="true">
      <rect className="sb-card-paper" x="1.5" y="1.5" width="247" height="347" rx="20" />
      {children}
      <g fill={SUIT_INK[suit]}>
        <Corner suit={suit} index={index} />
        <g transform="rotate(180 125 175)">
          <Corner suit={suit} index={index} />
        </g>
      </g>
    </svg>
  );
}

function Corner({ suit, index }: { readonly suit: Suit; readonly index: string }) {
  return (
    <>
      <text className={index.length > 1 ? 'sb-index sb-index-wide' : 'sb-index'} x="30" y="49" textAnchor="middle">
        {index}
      </text>
      <Pip suit={suit} x={30} y={77} size={31} />
    </>
  );
}

/** Faint tracks behind the pips: these cards are machine parts. */
function Circuit() {
  return (
    <g className="sb-circuit" fill="none" strokeWidth="2">
      <path d="M60 20V44L74 58H176L190 44V20M60 330V306L74 292H176L190 306V330M20 120H44L56 132V218L44 230H20M230 120H206L194 132V218L206 230H230" />
      <circle cx="125" cy="175" r="66" />
      <circle cx="125" cy="175" r="58" strokeDasharray="4 10" />
    </g>
  );
}
