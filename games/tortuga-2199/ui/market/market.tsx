import { type Face, faceNamed, facesOf, isSpecial, PRICE, SECTOR, type Special } from '@haven/tortuga-2199-rules';
import { moveLine, type Place } from '@haven/tortuga-2199-text';
import { Glyph } from '../art/glyph.tsx';
import { type Market as MarketName, useBoard } from '../board-context.ts';
import { CardFace } from '../cards/card.tsx';
import { InfoButton } from '../cards/info-button.tsx';
import { keyAmong } from '../cards/key-among.ts';
import { offerWords } from '../details/offer-words.ts';
import { landmarkOf } from '../icons/portraits.ts';
import { Icon } from '../pieces.ts';
import { useWords } from '../words.ts';
import './market.css';

const MARKETS = ['T', 'fortress', 'lab', 'mines', 'vortex'] as const satisfies readonly MarketName[];

/** §3.3 What is for sale: where the ship is, or anywhere one wants to look. */
export function Market() {
  const { market } = useBoard();
  const { word, title, label } = useWords();
  return (
    <section className="t2-glass t2-market" data-market={market} aria-label={word('names.market')}>
      <fieldset className="t2-market-tabs" data-roving="button" aria-label={label('markets')}>
        {MARKETS.map((each) => (
          <MarketTab key={each} market={each} />
        ))}
      </fieldset>
      <h2>{title(`decks.${market}.name`)}</h2>
      {market === 'T' ? <Piles /> : <OpenCards sector={market} />}
    </section>
  );
}

function MarketTab({ market }: { readonly market: MarketName }) {
  const board = useBoard();
  const { word, label } = useWords();
  const place = board.own?.at ?? null;
  const isHere = place !== null && SECTOR[place].sells === market;
  const name = word(`decks.${market}.name`);
  return (
    <button
      type="button"
      className="t2-market-tab"
      data-about={market === 'T' ? 'market' : `sector ${market}`}
      data-market={market}
      aria-pressed={board.market === market}
      aria-label={isHere ? label('shipHere', { market: name }) : name}
      onClick={() => board.showMarket(market)}
    >
      <Icon name={market === 'T' ? 'trade' : landmarkOf(market)} />
      {isHere && <i className="t2-here" />}
    </button>
  );
}

/** §1.5 One pile per kind; an empty pile stays empty. */
function Piles() {
  const { view } = useBoard();
  const { label } = useWords();
  return (
    <>
      <p className="t2-quiet" data-about="market">
        {label('soldAt_T')}
      </p>
      <ul className="t2-offers" data-market="T" data-roving=".t2-card-button">
        {facesOf(view, 'T').map((face) => (
          <Offer key={face.id} face={face} copies={view.piles[face.id] ?? 0} />
        ))}
      </ul>
    </>
  );
}

/** §1.6 Two open cards, the deck, and the power of the place. */
function OpenCards({ sector }: { readonly sector: Special }) {
  const { own, view } = useBoard();
  const { label, word } = useWords();
  const { open, pile, bottom } = view.decks[sector];
  const place = own?.at ?? null;
  const isHere = place !== null && SECTOR[place].sells === sector;
  return (
    <>
      <p className="t2-quiet" data-about={sector === 'mines' ? 'cache' : 'market'}>
        {label('deckLeft', { count: pile + bottom.length })}
        {sector === 'mines' && ` · ${label('inCache', { count: view.cache })}`}
      </p>
      <ul className="t2-offers" data-market={sector} data-here={isHere} data-roving=".t2-card-button">
        {open.map((card, slot) =>
          card === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot stays where it is.
            <li key={slot} className="t2-slot">
              {word('names.soldOut')}
            </li>
          ) : (
            <Offer key={keyAmong(open, slot)} face={faceNamed(view, card)} copies={1} />
          ),
        )}
      </ul>
      <Power place={sector} />
    </>
  );
}

function Power({ place }: { readonly place: Place }) {
  const { word, label } = useWords();
  return (
    <p className="t2-power" data-about={`sector ${place}`}>
      <b>{label('powerOf')}</b> {word(`places.${place}.power`)}
    </p>
  );
}

/** A tap buys what can be bought; anything else is looked at. */
function Offer({ face, copies }: { readonly face: Face; readonly copies: number }) {
  const board = useBoard();
  const words = useWords();
  const { view, moves, play, look } = board;
  const text = `buy ${face.id}`;
  const move = moves.get(text);
  return (
    <li className="t2-offer" data-about={`card ${face.id}`}>
      <button
        type="button"
        className="t2-card-button"
        data-legal={move !== undefined}
        data-move={move ? text : undefined}
        data-offer={face.id}
        aria-label={move ? words.say(moveLine(move, view)) : offerWords({ board, words }, face)}
        onClick={() => (move ? play(text) : look({ type: 'card', face }))}
      >
        <CardFace
          face={face}
          size={isSpecial(face.deck) ? 'medium' : 'small'}
          state={move ? 'legal' : copies > 0 ? 'still' : 'spent'}
          copies={copies}
        />
        {copies === 0 && <span className="t2-sold-out">{words.word('names.soldOut')}</span>}
      </button>
      {move && <InfoButton face={face} />}
      <RefreshButton face={face} />
    </li>
  );
}

/** §3.4 */
function RefreshButton({ face }: { readonly face: Face }) {
  const { view, moves, play } = useBoard();
  const { say } = useWords();
  const text = `refresh ${face.id}`;
  const move = moves.get(text);
  return (
    move && (
      <button
        type="button"
        className="t2-button t2-refresh"
        data-about="action refresh"
        data-move={text}
        aria-label={say(moveLine(move, view))}
        onClick={() => play(text)}
      >
        <Icon name="cycle" /> {PRICE.refresh} <Glyph of="crypto" />
      </button>
    )
  );
}
