import type { Move } from '@haven/tortuga-2199-rules';
import { moveLine } from '@haven/tortuga-2199-text';
import { Bubble } from '@haven/ui-kit';
import { type Market, useBoard } from '../board-context.ts';
import { Icon } from '../pieces.ts';
import { useWords } from '../words.ts';
import { type Topic, useExplainer } from './topic.ts';
import './details.css';

/** Says what a thing is, beside it; pinned, it offers what can be done with it. */
export function Explanation() {
  const { props } = useBoard();
  const { label } = useWords();
  return (
    <Bubble look="t2" explainer={useExplainer()} showRule={props.showRule} Lessons={props.Lessons} label={label}>
      {(topic) => <Deeds topic={topic} />}
    </Bubble>
  );
}

/** What can be done with a thing now. */
export function Deeds({ topic: { moves = new Map(), market } }: { readonly topic: Topic }) {
  if (moves.size === 0 && market === undefined) return null;
  return (
    <div className="t2-deeds">
      {[...moves].map(([text, move]) => (
        <Deed key={text} text={text} move={move} />
      ))}
      {market !== undefined && <MarketButton market={market} />}
    </div>
  );
}

function Deed({ text, move }: { readonly text: string; readonly move: Move }) {
  const { play, view } = useBoard();
  const { hide } = useExplainer();
  const { say } = useWords();
  const act = () => {
    hide('pinned');
    play(text);
  };
  return (
    <button type="button" className="t2-button" data-move={text} onClick={act}>
      {say(moveLine(move, view))}
    </button>
  );
}

function MarketButton({ market }: { readonly market: Market }) {
  const { showMarket, showSheet } = useBoard();
  const { hide } = useExplainer();
  const { label } = useWords();
  const show = () => {
    hide('pinned');
    showMarket(market);
    showSheet('market');
  };
  return (
    <button type="button" className="t2-button" onClick={show}>
      <Icon name="shopping-cart" /> {label('marketHere')}
    </button>
  );
}
