import { figure } from '@haven/text-kit';
import { type Event, isSpecial, SECTORS } from '@haven/tortuga-2199-rules';
import { amounts, pricedIn } from './amounts.ts';
import { card, cards, fightLines, priceIn } from './cards.ts';
import type { Told } from './catalogue.ts';
import { type Line, line, type TableOptions, type Value } from './line.ts';

type ToldOf<K extends Told['type']> = Extract<Told, { type: K }>;

/** What a witnessed event tells. A table with a card set of its own is needed to call those cards by name. */
export function logLine(event: Event, table?: TableOptions): Line | undefined {
  switch (event.type) {
    case 'stepBegan':
    case 'stepEnded':
    case 'fightCardsDiscarded':
    case 'fightEnded':
      return undefined;
    default:
      return line(`log.${event.type}`, { ...seatOf(event), ...valuesOf(event, table) });
  }
}

function seatOf(event: Told): { seat?: Value } {
  return 'seat' in event ? { seat: { seat: event.seat } } : {};
}

function valuesOf(event: Told, table?: TableOptions): Record<string, Value> {
  switch (event.type) {
    case 'shipChosen':
      return { card: card(event.ship, table) };
    case 'turnBegan':
      return { crypto: event.crypto };
    case 'shipPlaced':
      return { sector: { sector: event.sector } };
    case 'moved':
    case 'mineralCollected':
      return { sector: { sector: event.sector }, price: event.manoeuvre };
    case 'reserveTaken':
    case 'committed':
      return hidden(event.card, table);
    case 'explored':
      return { ...hidden(event.token, table), sector: { sector: event.sector } };
    case 'reserved':
      return { ...hidden(event.card, table), ...paid(event) };
    case 'drew':
      return { who: toldTo(event.cards), count: event.count, cards: cards(event.cards, table) };
    case 'turnEnded':
      return turnEnded(event, table);
    case 'reshuffled':
      return { count: event.count };
    case 'cardPlayed':
      return { card: card(event.card, table), ...gifts(event) };
    case 'resourcesGained':
      return { by: giver(event.by, table), ...gifts(event) };
    case 'destroyed':
      return { card: card(event.card, table), from: event.from, manoeuvre: event.manoeuvre };
    case 'captured':
      return {
        card: card(event.card, table),
        sector: { sector: event.sector },
        price: { sum: pricedIn('manoeuvre', { manoeuvre: event.manoeuvre }) },
      };
    case 'redeemed':
    case 'reclaimed':
    case 'discarded':
      return { card: card(event.card, table) };
    case 'bought':
      return { card: card(event.card, table), price: priceIn(event), to: event.to ?? 'discard' };
    case 'abilityPaid':
      return { card: card(event.card, table), price: { sum: amounts(pricesOf(event)) } };
    case 'mineralsLost':
      return { count: event.count };
    case 'discountGranted':
      return { what: event.what, n: event.n };
    case 'refreshed':
    case 'opened':
      return { card: card(event.card, table), sector: { sector: event.sector } };
    case 'conquered':
      return conquered(event);
    case 'seized':
      return { sector: { sector: event.sector }, from: { seat: event.from }, defence: event.defence };
    case 'reinforced':
      return { sector: { sector: event.sector }, defence: event.defence, ...paid(event) };
    case 'influenceBought':
      return { price: priceIn(event) };
    case 'influenceGained':
      return { points: event.points, source: event.source };
    case 'influenceTaken':
      return { points: event.points, from: { seat: event.from } };
    case 'powerUsed':
      return { sector: { sector: event.power } };
    case 'siegePrepared':
    case 'deliveryArranged':
      return { n: event.n };
    case 'lobbyOpened':
      return { price: event.price };
    case 'attacked':
      return { defender: { seat: event.defender }, sector: { sector: event.sector } };
    case 'fightRevealed':
      return { attack: brought(event.attack, table), defence: brought(event.defence, table) };
    case 'fightDecided':
      return decided(event);
    case 'gameEnded':
      return { verdict: event.verdict };
    default:
      return {};
  }
}

/** §2.7 Its captain hears the name of a hidden card; the others hear of a card. */
function hidden(of: string | null, table?: TableOptions): Record<string, Value> {
  return of === null ? { who: 'other' } : { who: 'you', card: card(of, table) };
}

const toldTo = (seen: readonly string[]) => (seen.length > 0 ? 'you' : 'other');

/** §8.3.39 In one currency or the other. */
function pricesOf({ crypto, manoeuvre, minerals }: ToldOf<'abilityPaid'>) {
  return { crypto, manoeuvre, minerals };
}

/** §3.6 An ability or a power is free. */
function paid(event: ToldOf<'reserved' | 'reinforced'>): Record<string, Value> {
  return { paid: event.crypto + event.minerals > 0 ? 'yes' : 'no', price: priceIn(event) };
}

function gifts({ crypto, manoeuvre }: ToldOf<'cardPlayed' | 'resourcesGained'>): Record<string, Value> {
  return { some: crypto + manoeuvre > 0 ? 'yes' : 'no', gives: { sum: amounts({ crypto, manoeuvre }) } };
}

/** §5.3 the Fortress, §5.6 a Trading Post, or §8.3.13 a card. */
function giver(by: string, table?: TableOptions): Value {
  const sector = SECTORS.find((each) => each === by);
  return sector ? { sector } : card(by, table);
}

/** §2.7 What was left in hand is known to its captain alone, but for a card on top of the pile. */
function turnEnded({ count, cards: left, shown }: ToldOf<'turnEnded'>, table?: TableOptions): Record<string, Value> {
  return {
    who: toldTo(left),
    count,
    cards: cards(left, table),
    top: shown === null ? 'no' : 'yes',
    ...(shown !== null && { shown: card(shown, table) }),
  };
}

function conquered(event: ToldOf<'conquered'>): Record<string, Value> {
  const { sector, from, defence, siege, manoeuvre, crypto, minerals } = event;
  return {
    sector: { sector },
    place: isSpecial(sector) || sector === 'tortuga' ? sector : 'ring',
    owned: from === null ? 'no' : 'yes',
    ...(from !== null && { from: { seat: from } }),
    defence,
    siege,
    price: { sum: pricedIn('manoeuvre', { manoeuvre, crypto, minerals }) },
  };
}

/** §4.3 Whoever defends may do so without any card. */
function brought(of: readonly string[], table?: TableOptions): Value {
  return of.length > 0 ? cards(of, table) : { lines: [line('fight.noCards')] };
}

/** §4.9 Both counts, and who wins. */
function decided({ winner, attack, defence, carnage, saves = 0 }: ToldOf<'fightDecided'>): Record<string, Value> {
  return {
    seat: { seat: winner },
    attack: { row: fightLines(attack) },
    attackTotal: figure(attack.total),
    defence: { row: fightLines(defence) },
    defenceTotal: figure(defence.total),
    tie: attack.total === defence.total ? 'yes' : 'no',
    carnage: Math.max(0, carnage - saves),
    spared: saves > carnage ? 'yes' : 'no',
  };
}
