import { at } from '@haven/kit';
import {
  type CardVerb,
  capturePriceOf,
  cardPriceOf,
  conquestPriceOf,
  defencePriceOf,
  FROM_BANK,
  FROM_LOSER,
  faceNamed,
  type Move,
  manoeuvrePriceOf,
  PRICE,
  paymentOf,
  placeOf,
  preyOf,
  type Seat,
  sectorBonus,
  type TurnMove,
  tileOf,
  type View,
} from '@haven/tortuga-2199-rules';
import { amounts, pricedIn } from './amounts.ts';
import { card, giftsOf, priceIn } from './cards.ts';
import { laidOut, ownCaptain } from './figures.ts';
import { type Line, line, type Value } from './line.ts';
import { abilitiesIn } from './prompts.ts';
import { useLine } from './uses.ts';

type Kind<K extends Move['type']> = Extract<Move, { type: K }>;

/** The label of a move's button, with what it costs and brings. */
export function moveLine(move: Move, view: View): Line {
  switch (move.type) {
    case 'chooseShip':
      return line('moves.chooseShip', cardAndGifts(view, move.ship));
    case 'placeShip':
      return line('moves.placeShip', { sector: { sector: move.sector } });
    case 'takeReserve':
    case 'leaveReserve':
      return line(`moves.${move.type}`, { card: card(ownCaptain(view)?.own?.reserve ?? '', view) });
    case 'use':
      return useLine(move, view);
    case 'skip':
      return skipLine(view);
    case 'commit':
      return line('moves.commit', cardAndGifts(view, move.card));
    case 'sacrifice':
      return line('moves.sacrifice', { card: card(move.card, view) });
    case 'ready':
      return readyLine(view);
    case 'takeInfluence':
    case 'takeFromBank':
      return spoilsLine(move, view);
    default:
      return actLine(move, view);
  }
}

function actLine(act: TurnMove, view: View): Line {
  switch (act.type) {
    case 'move':
      return line('moves.move', { sector: { sector: act.sector }, price: inManoeuvre(PRICE.move) });
    case 'collect':
    case 'explore':
      return line(`moves.${act.type}`, { price: inManoeuvre(PRICE[act.type]) });
    case 'capture':
      return captureLine(view);
    case 'conquer':
      return conquerLine(act, view);
    case 'reinforce':
      return line('moves.reinforce', {
        sector: { sector: act.sector },
        defence: act.defence,
        price: inCrypto(view, defencePriceOf(view, act.defence)),
      });
    case 'attack':
      return line('moves.attack', { target: { seat: act.seat }, guard: guardOf(view, act.seat) });
    case 'influence':
      return line('moves.influence', { price: inCrypto(view, act.price), gain: influence(1) });
    case 'cache':
    case 'layMineral':
    case 'takeMineralBack':
      return line(`moves.${act.type}`);
    case 'end':
      return endLine(view);
    default:
      return cardVerbLine(act, view);
  }
}

/** What the one attacked adds for the sector. */
function guardOf(view: View, defender: Seat): number {
  return sectorBonus(view, { defender, sector: placeOf(view, view.turn.seat) });
}

const inManoeuvre = (manoeuvre: number): Value => ({ sum: pricedIn('manoeuvre', { manoeuvre }) });

const inCrypto = (view: View, price: number): Value => priceIn(paymentOf(view, price));

const influence = (points: number): Value => ({ sum: amounts({ influence: points }) });

function cardAndGifts(view: View, kind: string) {
  return { card: card(kind, view), gives: giftsOf(faceNamed(view, kind)) };
}

/** §3.2 play, §3.3 buy, §3.4 refresh, §3.8 reserve, §3.9 destroy, §3.11 hand in, and the powers that name a card. */
function cardVerbLine(act: Extract<TurnMove, { type: CardVerb }>, view: View): Line {
  const what = { card: card(act.card, view) };
  switch (act.type) {
    case 'play':
      return line('moves.play', cardAndGifts(view, act.card));
    case 'playPlain':
      return line('moves.playPlain', { ...what, gives: resourcesOf(view, act.card) });
    case 'buy':
      return line('moves.buy', {
        ...cardAndGifts(view, act.card),
        price: inCrypto(view, cardPriceOf(view, faceNamed(view, act.card))),
      });
    case 'refresh':
    case 'reserve':
      return line(`moves.${act.type}`, { ...what, price: inCrypto(view, PRICE[act.type]) });
    case 'destroy':
      return line('moves.destroy', { ...what, price: inManoeuvre(PRICE.destroy) });
    case 'redeem':
      return line('moves.redeem', { ...what, gain: influence(faceNamed(view, act.card).redeem ?? 0) });
    case 'lab':
    case 'vortex':
      return line(`moves.${act.type}`, what);
    default:
      return act satisfies never;
  }
}

function resourcesOf(view: View, kind: string): Value {
  const { crypto, manoeuvre } = faceNamed(view, kind);
  return { sum: amounts({ crypto, manoeuvre }) };
}

/** §3.10 Whoever may capture a creature has explored it. */
function captureLine(view: View): Line {
  const { seat } = view.turn;
  const prey = preyOf(view, seat, placeOf(view, seat));
  return line('moves.capture', {
    card: card(prey?.id ?? '', view),
    price: inManoeuvre(prey ? capturePriceOf(view, prey) : 0),
    gain: influence(1),
  });
}

/** §3.12, §7.2.2 */
function conquerLine({ pay }: Kind<'conquer'>, view: View): Line {
  const sector = placeOf(view, view.turn.seat);
  const price =
    pay === 'crypto' ? inCrypto(view, conquestPriceOf(view, sector)) : inManoeuvre(manoeuvrePriceOf(view, sector));
  return line('moves.conquer', { sector: { sector }, price, gain: influence(tileOf(view, sector).control) });
}

/** §2.4 What is not spent is lost; minerals are kept. */
function endLine({ turn }: View): Line {
  const left = amounts({ crypto: turn.crypto, manoeuvre: turn.manoeuvre });
  return line('moves.end', { unused: left.length > 0 ? 'yes' : 'no', left: { lines: left } });
}

function skipLine(view: View): Line {
  const step = view.agenda.at(-1);
  if (step?.type !== 'ability') throw new Error('no ability can be declined');
  return line('moves.skip', abilitiesIn(step));
}

function readyLine(view: View): Line {
  const { fight, viewer } = view;
  const side = viewer === fight?.attacker ? 'attack' : 'defence';
  return line('moves.ready', { side, count: fight ? laidOut(view, fight).length : 0 });
}

/** §7.1.1 Two points of the loser, or what there is; or three of the bank. */
function spoilsLine({ type }: Kind<'takeInfluence' | 'takeFromBank'>, view: View): Line {
  const enemy = view.fight?.defender ?? 0;
  const { scenario } = view.options;
  const taken = Math.min(FROM_LOSER[scenario], at(view.captains, enemy).influence);
  return line(`moves.${type}`, {
    enemy: { seat: enemy },
    gain: influence(type === 'takeInfluence' ? taken : FROM_BANK[scenario]),
  });
}
