import type { Move } from '@haven/tortuga-2199-rules';
import { type Action, moveLine, rulesText } from '@haven/tortuga-2199-text';
import { Bubble } from '@haven/ui-kit';
import type { MouseEvent } from 'react';
import { SIGN } from '../actions/signs.ts';
import { type Market, useBoard } from '../board-context.ts';
import { Icon } from '../pieces.ts';
import { useWords } from '../words.ts';
import { type Topic, useExplainer } from './topic.ts';
import './details.css';

/** Says what a thing is, beside it; pinned, it offers what can be done with it. */
export function Explanation() {
  const { props } = useBoard();
  const { label, language } = useWords();
  return (
    <Bubble
      look="t2"
      explainer={useExplainer()}
      rules={rulesText[language]}
      language={language}
      showRule={props.showRule}
      Lessons={props.Lessons}
      label={label}
    >
      {(topic) => <Deeds topic={topic} />}
    </Bubble>
  );
}

/** What can be done with a thing now. */
export function Deeds({ topic: { moves = new Map(), market, leads = [], silence } }: { readonly topic: Topic }) {
  if (moves.size + leads.length === 0 && market === undefined) return null;
  return (
    <div className="t2-topic-deeds" data-place={market !== undefined}>
      {leads.map((action) => (
        <Lead key={action} action={action} />
      ))}
      {[...moves].map(([text, move]) => (
        <Deed key={text} text={text} move={move} />
      ))}
      {market !== undefined && <MarketButton market={market} />}
      {silence && <Silence silence={silence} />}
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

function Silence({ silence }: Required<Pick<Topic, 'silence'>>) {
  const { hide } = useExplainer();
  const { label } = useWords();
  const stop = () => {
    silence();
    hide('pinned');
  };
  return (
    <button type="button" className="t2-silence" onClick={stop}>
      {label('askNoMore')}
    </button>
  );
}

/** Cards lie in the market; everything else stands in the list of actions. */
function Lead({ action }: { readonly action: Action }) {
  const { market, showMarket, showSheet } = useBoard();
  const { hide } = useExplainer();
  const { word } = useWords();
  const panel = action === 'buy' ? 'market' : 'actions';
  const lead = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const table = currentTarget.closest('.t2-table') ?? document;
    hide('pinned');
    showMarket(market);
    showSheet(panel);
    requestAnimationFrame(() => table.querySelector<HTMLElement>(firstOf(panel, action))?.focus());
  };
  return (
    <button type="button" className="t2-button" data-lead={action} onClick={lead}>
      <Icon name={SIGN[action]} /> {word(`actions.${action}.label`)}
    </button>
  );
}

function firstOf(panel: 'market' | 'actions', action: Action): string {
  if (panel === 'market') return '[data-panel="market"] [data-move]';
  return `[data-panel="actions"] :is(button[data-action="${action}"], [data-action="${action}"] button)`;
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
