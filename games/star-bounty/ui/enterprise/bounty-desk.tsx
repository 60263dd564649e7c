import { creditsFor, moves, type Taken } from '@haven/star-bounty-rules';
import { m } from 'motion/react';
import { useBoard } from '../board-context.ts';
import { PlayingCard } from '../cards/playing-card.tsx';
import { Thing } from '../details/thing.tsx';
import { saleTopic } from '../details/topics.ts';
import { Icon } from '../pieces.ts';
import { useWords } from '../words.ts';

/** §6.5 Where bounties are turned into credits, card by card. */
export function BountyDesk() {
  const { view } = useBoard();
  const { label } = useWords();
  return (
    <section className="sb-counter-box sb-bounty-desk" aria-label={label('bountyDesk')}>
      <h3>
        <Icon name="target-poster" /> {label('bountyDesk')}
      </h3>
      {view.collection.length === 0 && <p className="sb-empty">{label('nothingToSell')}</p>}
      <ul className="sb-bounties">
        {view.collection.map((taken) => (
          <li key={taken.card}>
            <BountyOffer taken={taken} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function BountyOffer({ taken }: { readonly taken: Taken }) {
  const words = useWords();
  const move = moves.sell[taken.card];
  return (
    <Thing className="sb-bounty-offer" about={`taken ${taken.card}`} topic={saleTopic(words, taken)} move={move}>
      <span className="sb-bounty-card" data-alive={taken.alive}>
        <m.span className="sb-flying" layoutId={taken.card}>
          <PlayingCard card={taken.card} />
        </m.span>
        <span className="sb-fate">
          <Icon name={taken.alive ? 'handcuffs' : 'death-skull'} />
        </span>
      </span>
      <span className="sb-price sb-price-gain">+{creditsFor(taken)}</span>
    </Thing>
  );
}
