import { at } from '@haven/kit';
import { cardId, faceNamed, faceOf } from './components/card-index.ts';
import { isSpecial } from './components/sectors.ts';
import { aftermathOf } from './fight/fight.ts';
import {
  discard,
  draw,
  endTurn,
  enterHandOpenly,
  leaveHand,
  leaveHandFaceDown,
  pileWith,
  pull,
  reshuffle,
  take,
  takeReserve,
} from './piles.ts';
import { sectorOf } from './sectors/sectors.ts';
import { newTurn } from './setup.ts';
import type { Captain, CardId, Event, Fight, Payment, Seat, Source, State } from './types.ts';

/** The only writer of state: records one fact, decides nothing. */
export function apply(state: State, event: Event): void {
  switch (event.type) {
    case 'cardPlayed':
      playCard(state, event);
      break;
    case 'moved':
      state.turn.manoeuvre -= event.manoeuvre;
      at(state.captains, event.seat).at = event.sector;
      break;
    case 'stepBegan':
      state.agenda.push(event.step);
      break;
    case 'stepEnded':
      state.agenda.pop();
      break;
    case 'shipChosen':
      chooseShip(state, event);
      break;
    case 'turnBegan':
      beginTurn(state, event);
      break;
    case 'shipPlaced':
      at(state.captains, event.seat).at = event.sector;
      break;
    case 'reserveTaken':
      takeReserve(at(state.captains, event.seat));
      break;
    case 'drew':
      draw(at(state.captains, event.seat), event.cards);
      break;
    case 'reshuffled':
      reshuffle(at(state.captains, event.seat));
      break;
    case 'mineralCollected':
      state.turn.manoeuvre -= event.manoeuvre;
      sectorOf(state, event.sector).mineral = false;
      at(state.captains, event.seat).minerals += 1;
      break;
    case 'cacheTaken':
      state.cache -= 1;
      at(state.captains, event.seat).minerals += 1;
      break;
    case 'mineralLaid':
      state.turn.laid += 1;
      break;
    case 'mineralTakenBack':
      state.turn.laid -= 1;
      break;
    case 'explored':
      state.turn.manoeuvre -= event.manoeuvre;
      sectorOf(state, event.sector).explored.push(event.seat);
      break;
    case 'reserved':
      pay(state, event.seat, event);
      reserve(state, event);
      break;
    case 'destroyed':
      destroy(state, event);
      break;
    case 'captured':
      capture(state, event);
      break;
    case 'redeemed':
      leaveHand(state, event.seat, event.card);
      state.box.push(event.card);
      break;
    case 'conquered':
      pay(state, event.seat, event);
      state.turn.manoeuvre -= event.manoeuvre;
      state.turn.siege -= event.siege;
      control(state, event);
      break;
    case 'seized':
      control(state, event);
      break;
    case 'reinforced':
      pay(state, event.seat, event);
      sectorOf(state, event.sector).defence = event.defence;
      break;
    case 'bought':
      buy(state, event);
      break;
    case 'refreshed':
      pay(state, event.seat, event);
      close(state.decks[event.sector].open, event.card);
      state.decks[event.sector].bottom.push(event.card);
      break;
    case 'opened':
      open(state, event);
      break;
    case 'influenceBought':
      pay(state, event.seat, event);
      if (event.lobby) state.turn.lobbies.splice(state.turn.lobbies.indexOf(event.price), 1);
      break;
    case 'influenceGained':
      enter(at(state.captains, event.seat), event.source, event.points);
      break;
    case 'influenceTaken':
      enter(at(state.captains, event.seat), 'spoils', event.points);
      enter(at(state.captains, event.from), 'spoils', -event.points);
      break;
    case 'powerUsed':
      state.turn.used.push(event.power);
      break;
    case 'resourcesGained':
      state.turn.crypto += event.crypto;
      state.turn.manoeuvre += event.manoeuvre;
      break;
    case 'siegePrepared':
      state.turn.siege += event.n;
      break;
    case 'abilityPaid':
      pay(state, event.seat, event);
      state.turn.manoeuvre -= event.manoeuvre;
      break;
    case 'reclaimed':
      reclaim(state, event);
      break;
    case 'discountGranted':
      grant(state, event);
      break;
    case 'deliveryArranged':
      state.turn.toHand = (state.turn.toHand ?? 0) + event.n;
      break;
    case 'discarded':
      discard(at(state.captains, event.seat), event.card);
      break;
    case 'mineralsLost':
      at(state.captains, event.seat).minerals -= event.count;
      state.cache += event.count;
      break;
    case 'tradeOpened':
      state.turn.trade = true;
      break;
    case 'lobbyOpened':
      state.turn.lobbies.push(event.price);
      break;
    case 'attacked':
      state.fight = newFight(event);
      break;
    case 'committed':
      commit(state, event);
      break;
    case 'fightRevealed':
      fight(state).revealed = true;
      break;
    case 'fightDecided':
      decide(fight(state), event);
      break;
    case 'fightCardsDiscarded':
      discardFightCards(state, fight(state));
      break;
    case 'shipRemoved':
      at(state.captains, event.seat).at = null;
      break;
    case 'fightEnded':
      state.fight = null;
      break;
    case 'turnEnded':
      endTurn(at(state.captains, event.seat), event.shown);
      delete state.turn.shown;
      break;
    case 'lastRoundBegan':
      state.lastRound = { conqueror: event.seat };
      break;
    case 'gameEnded':
      state.agenda.length = 0;
      state.verdict = event.verdict;
      break;
    default:
      event satisfies never;
  }
}

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

function playCard(state: State, { seat, card, crypto, manoeuvre }: EventOf<'cardPlayed'>): void {
  leaveHand(state, seat, card);
  at(state.captains, seat).played.push(card);
  state.turn.crypto += crypto;
  state.turn.manoeuvre += manoeuvre;
}

function grant({ turn }: State, { what, n }: EventOf<'discountGranted'>): void {
  const { discounts = { buying: 0, capturing: 0, reinforcing: 0 } } = turn;
  turn.discounts = { ...discounts, [what]: discounts[what] + n };
}

/** §1.9 The ship's card is the tenth of the starting deck; §1.10 the ship begins on Tortuga. */
function chooseShip(state: State, { seat, ship }: EventOf<'shipChosen'>): void {
  const captain = at(state.captains, seat);
  captain.ship = ship;
  captain.at = 'tortuga';
  captain.deck.push(...faceNamed(state, ship).ids);
}

/** §2.4 A new turn starts with an empty pool. */
function beginTurn(state: State, { seat, crypto }: EventOf<'turnBegan'>): void {
  if (seat === state.first) state.round += 1;
  state.turn = newTurn(seat, crypto);
}

function reserve(state: State, { seat, card }: EventOf<'reserved'>): void {
  if (card === null) throw new Error('which card is reserved?');
  leaveHandFaceDown(state, seat, card);
  at(state.captains, seat).reserve = card;
}

/** §2.6 Back to the box, never to return. */
function destroy(state: State, { seat, card, from, manoeuvre }: EventOf<'destroyed'>): void {
  const captain = at(state.captains, seat);
  state.turn.manoeuvre -= manoeuvre;
  if (from === 'fight') take(sideOf(fight(state), seat), card);
  else if (from === 'discard') take(pileWith(captain, card), card);
  else if (from === 'hand') leaveHand(state, seat, card);
  else take(captain.played, card);
  state.box.push(card);
}

/** §8.3.27 */
function reclaim(state: State, { seat, card }: EventOf<'reclaimed'>): void {
  take(pileWith(at(state.captains, seat), card), card);
  enterHandOpenly(state, seat, card);
}

function capture(state: State, { seat, sector, card, manoeuvre }: EventOf<'captured'>): void {
  const place = sectorOf(state, sector);
  state.turn.manoeuvre -= manoeuvre;
  place.hunt = null;
  place.explored.length = 0;
  take(state.huntDeck, card);
  at(state.captains, seat).discard.push(card);
}

function control(state: State, { seat, sector, defence }: EventOf<'conquered' | 'seized'>): void {
  const place = sectorOf(state, sector);
  place.owner = seat;
  place.defence = defence;
}

function buy(state: State, event: EventOf<'bought'>): void {
  const { id, deck } = faceOf(state, event.card);
  pay(state, event.seat, event);
  if (isSpecial(deck)) close(state.decks[deck].open, event.card);
  else if (cardId(id, state.piles[id] ?? 0) === event.card) state.piles[id] = (state.piles[id] ?? 0) - 1;
  else throw new Error(`${event.card} is not on its pile`);
  if (event.to !== 'hand') return void at(state.captains, event.seat).discard.push(event.card);
  state.turn.toHand = (state.turn.toHand ?? 0) - 1;
  enterHandOpenly(state, event.seat, event.card);
}

function close(slots: (CardId | null)[], card: CardId): void {
  const slot = slots.indexOf(card);
  if (slot < 0) throw new Error(`${card} is not open`);
  slots[slot] = null;
}

function open(state: State, { sector, slot, card }: EventOf<'opened'>): void {
  const { pile, bottom, open: slots } = state.decks[sector];
  if (pile.length > 0) pull(pile, card);
  else take(bottom, card);
  slots[slot] = card;
}

function newFight({ seat, defender, sector }: EventOf<'attacked'>): Fight {
  const cards = { attack: [], defence: [] };
  return { attacker: seat, defender, sector, ...cards, revealed: false, winner: null, carnage: 0 };
}

function decide(fight: Fight, event: EventOf<'fightDecided'>): void {
  const { winner, carnage } = event;
  Object.assign(fight, { winner, carnage, ...aftermathOf(event) });
}

function commit(state: State, { seat, card }: EventOf<'committed'>): void {
  if (card === null) throw new Error('which card fights?');
  leaveHandFaceDown(state, seat, card);
  sideOf(fight(state), seat).push(card);
}

function sideOf({ attacker, attack, defence }: Fight, seat: Seat): CardId[] {
  return seat === attacker ? attack : defence;
}

function fight(state: State): Fight {
  if (state.fight === null) throw new Error('no fight is on');
  return state.fight;
}

function discardFightCards(state: State, { attacker, defender, attack, defence }: Fight): void {
  at(state.captains, attacker).discard.push(...attack);
  at(state.captains, defender).discard.push(...defence);
  attack.length = 0;
  defence.length = 0;
}

/** §3.6.1 Spent minerals go to the cache of the Mines. */
function pay(state: State, seat: Seat, { crypto, minerals }: Payment): void {
  if (crypto + minerals > 0) state.turn.laid = 0;
  state.turn.crypto -= crypto;
  if (minerals === 0) return;
  at(state.captains, seat).minerals -= minerals;
  state.cache += minerals;
}

function enter(captain: Captain, source: Source, points: number): void {
  captain.influence += points;
  captain.ledger[source] += points;
}
