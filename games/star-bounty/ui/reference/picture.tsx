import { BOUNTIES, FIRST_POWER, PARTS, SUIT_OF, SYSTEMS } from '@haven/star-bounty-rules';
import type { ReactNode } from 'react';
import { CardBack } from '../cards/card-back.tsx';
import { NumberCard, PlayingCard } from '../cards/playing-card.tsx';
import type { GameIcon } from '../icons/game-icons.ts';
import { Icon } from '../pieces.ts';
import { Coin } from '../stage/coin.tsx';
import { Die } from '../stage/die.tsx';

const CARDS = [...BOUNTIES, ...PARTS];

const SIGNS: Readonly<Record<string, GameIcon>> = {
  backRoom: 'trash-can',
  credits: 'two-coins',
  droneBay: 'auto-repair',
  drones: 'delivery-drone',
  life: 'heart-beats',
  medBay: 'heart-plus',
  sectors: 'target-poster',
  'choice flee': 'run',
  'choice strike': 'crosshair',
};

/** A card, a die, the coin, a pile, a sign: as the table draws it. */
export function Picture({ about }: { readonly about: string }) {
  const [kind = '', id, value] = about.split(' ');
  const card = CARDS.find((each) => each === id);
  const system = SYSTEMS.find((each) => each === id);
  if (card)
    return (
      <Card>
        <PlayingCard card={card} />
      </Card>
    );
  if (system)
    return (
      <Card>
        <NumberCard suit={SUIT_OF[system]} value={Number(value ?? FIRST_POWER)} />
      </Card>
    );
  if (kind === 'life' && id !== undefined)
    return (
      <Card>
        <NumberCard suit="H" value={Number(id)} />
      </Card>
    );
  if (kind === 'row' || kind.endsWith('Pile') || kind === 'salvage')
    return (
      <Card>
        <CardBack />
      </Card>
    );
  if (kind === 'shot' || kind === 'impact') return <DiePicture side={kind} face={Number(id ?? 6)} />;
  if (kind === 'coin') return <CoinPicture isHeads={id !== 'tails'} />;
  return (
    <span className="sb-world-sign">
      <Icon name={SIGNS[about] ?? SIGNS[kind] ?? 'crosshair'} />
    </span>
  );
}

function Card({ children }: { readonly children: ReactNode }) {
  return <span className="sb-world-card">{children}</span>;
}

function CoinPicture({ isHeads }: { readonly isHeads: boolean }) {
  return (
    <span className="sb-arena sb-world-die" data-rest="still">
      <Coin isHeads={isHeads} />
    </span>
  );
}

function DiePicture({ side, face }: { readonly side: 'shot' | 'impact'; readonly face: number }) {
  return (
    <span className="sb-arena sb-world-die" data-side={side === 'shot' ? 'own' : 'theirs'} data-rest="still">
      <Die face={face} delay={0} />
    </span>
  );
}
