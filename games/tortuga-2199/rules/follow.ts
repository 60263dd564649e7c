import { faceNamed } from './components/card-index.ts';
import type { KindId } from './components/card-set.ts';
import { isSpecial, type SectorId, type Special } from './components/sectors.ts';
import {
  captain,
  counted,
  drawn,
  type EventOf,
  leftHand,
  leftHandFaceDown,
  piled,
  reachedHandOpenly,
  reclaimed,
  reshuffled,
  shipTaken,
  takenFromPile,
  turnCleared,
  withoutOne,
} from './follow-cards.ts';
import { attacked, clearedAway, committed, decided, lostInFight, revealed } from './follow-fight.ts';
import { controlOf } from './sectors/control.ts';
import { newTurn } from './setup.ts';
import type { Event, Payment, Seat, SeenDeck, SeenSector, Source, TurnState, View } from './types.ts';

/** The position right after one witnessed event, between two messages of the table. Nobody is asked anything then. */
export function follow(view: View, event: Event): View {
  return recounted(followed({ ...view, agenda: [] }, event));
}

function followed(view: View, event: Event): View {
  switch (event.type) {
    case 'stepBegan':
    case 'stepEnded':
      return view;
    case 'shipChosen':
      return shipTaken(view, event);
    case 'turnBegan':
      return {
        ...view,
        round: view.round + Number(event.seat === view.first),
        turn: newTurn(event.seat, event.crypto),
      };
    case 'shipPlaced':
      return captain(view, event.seat, () => ({ at: event.sector }));
    case 'moved':
      return captain(pool(view, { manoeuvre: -event.manoeuvre }), event.seat, () => ({ at: event.sector }));
    case 'shipRemoved':
      return captain(view, event.seat, () => ({ at: null }));
    case 'reserveTaken':
      return reserveTaken(view, event);
    case 'cardPlayed':
      return cardPlayed(view, event);
    case 'drew':
      return drawn(view, event);
    case 'reshuffled':
      return reshuffled(view, event);
    case 'mineralCollected':
      return sector(gotMineral(pool(view, { manoeuvre: -event.manoeuvre }), event.seat), event.sector, () => ({
        mineral: false,
      }));
    case 'cacheTaken':
      return { ...gotMineral(view, event.seat), cache: view.cache - 1 };
    case 'mineralLaid':
      return turn(view, { laid: view.turn.laid + 1 });
    case 'mineralTakenBack':
      return turn(view, { laid: view.turn.laid - 1 });
    case 'explored':
      return explored(view, event);
    case 'reserved':
      return reserved(paid(view, event), event);
    case 'destroyed':
      return boxed(destroyed(pool(view, { manoeuvre: -event.manoeuvre }), event), event);
    case 'captured':
      return captured(pool(view, { manoeuvre: -event.manoeuvre }), event);
    case 'redeemed':
      return boxed(leftHand(view, event.seat, event.card), event);
    case 'conquered':
      return conquered(paid(view, event), event);
    case 'seized':
      return held(view, event);
    case 'reinforced':
      return sector(paid(view, event), event.sector, () => ({ defence: event.defence }));
    case 'bought':
      return bought(paid(view, event), event);
    case 'refreshed':
      return refreshed(paid(view, event), event);
    case 'opened':
      return opened(view, event);
    case 'influenceBought':
      return lobbied(paid(view, event), event);
    case 'influenceGained':
      return influenced(view, event.seat, [event.source, event.points]);
    case 'influenceTaken':
      return influenced(influenced(view, event.seat, ['spoils', event.points]), event.from, ['spoils', -event.points]);
    case 'powerUsed':
      return turn(view, { used: [...view.turn.used, event.power] });
    case 'resourcesGained':
      return pool(view, event);
    case 'siegePrepared':
      return turn(view, { siege: view.turn.siege + event.n });
    case 'abilityPaid':
      return pool(paid(view, event), { manoeuvre: -event.manoeuvre });
    case 'reclaimed':
      return reclaimed(view, event);
    case 'discountGranted':
      return discountGranted(view, event);
    case 'deliveryArranged':
      return turn(view, { toHand: (view.turn.toHand ?? 0) + event.n });
    case 'discarded':
      return discarded(view, event);
    case 'mineralsLost':
      return mineralsSpent(view, event.seat, event.count);
    case 'tradeOpened':
      return turn(view, { trade: true });
    case 'lobbyOpened':
      return turn(view, { lobbies: [...view.turn.lobbies, event.price] });
    case 'attacked':
      return attacked(view, event);
    case 'committed':
      return committed(view, event);
    case 'fightRevealed':
      return revealed(view, event);
    case 'fightDecided':
      return decided(view, event);
    case 'fightCardsDiscarded':
      return clearedAway(view);
    case 'fightEnded':
      return { ...view, fight: null };
    case 'turnEnded':
      return turnCleared(view, event);
    case 'lastRoundBegan':
      return { ...view, lastRound: { conqueror: event.seat } };
    case 'gameEnded':
      return { ...view, verdict: event.verdict };
    default:
      return event satisfies never;
  }
}

/** §5.1 Influence tokens and control tokens together. */
function recounted(view: View): View {
  const captains = view.captains.map((each, seat) => ({ ...each, total: each.influence + controlOf(view, seat) }));
  return { ...view, captains };
}

const turn = (view: View, change: Partial<TurnState>): View => ({ ...view, turn: { ...view.turn, ...change } });

function pool(view: View, gained: { readonly crypto?: number; readonly manoeuvre?: number }): View {
  const { crypto, manoeuvre } = view.turn;
  return turn(view, { crypto: crypto + (gained.crypto ?? 0), manoeuvre: manoeuvre + (gained.manoeuvre ?? 0) });
}

/** §3.6.2 Minerals that were laid out are gone with the next payment. */
function paid(view: View, { seat, crypto, minerals }: Payment & { readonly seat: Seat }): View {
  const before = crypto + minerals > 0 ? turn(view, { laid: 0 }) : view;
  return mineralsSpent(pool(before, { crypto: -crypto }), seat, minerals);
}

/** §3.6.1 */
function mineralsSpent(view: View, seat: Seat, count: number): View {
  const spent = captain(view, seat, ({ minerals }) => ({ minerals: minerals - count }));
  return { ...spent, cache: view.cache + count };
}

const gotMineral = (view: View, seat: Seat): View =>
  captain(view, seat, ({ minerals }) => ({ minerals: minerals + 1 }));

function sector(view: View, id: SectorId, change: (before: SeenSector) => Partial<SeenSector>): View {
  const before = view.sectors[id];
  return before ? { ...view, sectors: { ...view.sectors, [id]: { ...before, ...change(before) } } } : view;
}

function explored(view: View, { seat, sector: id, token, manoeuvre }: EventOf<'explored'>): View {
  const spent = pool(view, { manoeuvre: -manoeuvre });
  return sector(spent, id, (before) => ({ hunt: token ?? before.hunt, explored: [...before.explored, seat] }));
}

function captured(view: View, { seat, sector: id, card }: EventOf<'captured'>): View {
  const caught = captain(piled(view, seat, [card]), seat, ({ hunts }) => ({ hunts: hunts + 1 }));
  const rest = { ...caught, huntDeck: withoutOne(view.huntDeck, card) };
  return sector(rest, id, () => ({ hasHunt: false, hunt: null, explored: [] }));
}

function conquered(view: View, event: EventOf<'conquered'>): View {
  const { manoeuvre, siege } = view.turn;
  return held(turn(view, { manoeuvre: manoeuvre - event.manoeuvre, siege: siege - event.siege }), event);
}

const held = (view: View, { sector: id, seat, defence }: EventOf<'conquered' | 'seized'>): View =>
  sector(view, id, () => ({ owner: seat, defence }));

function cardPlayed(view: View, event: EventOf<'cardPlayed'>): View {
  const { seat, card } = event;
  const played = captain(view, seat, (before) => ({ played: [...before.played, card] }));
  return pool(leftHand(played, seat, card), event);
}

function reserveTaken(view: View, { seat, card }: EventOf<'reserveTaken'>): View {
  const own = captain(view, seat, (before) => ({
    own: before.own && { ...before.own, hand: [...before.own.hand, ...(card ? [card] : [])], reserve: null },
  }));
  return counted(own, seat, { hand: 1, reserve: -1 });
}

function reserved(view: View, { seat, card }: EventOf<'reserved'>): View {
  const rest = leftHandFaceDown(view, seat, card);
  const kept = captain(rest, seat, ({ own }) => ({ own: own && { ...own, reserve: card } }));
  return counted(kept, seat, { reserve: 1 });
}

function destroyed(view: View, event: EventOf<'destroyed'>): View {
  const { seat, card, from } = event;
  if (from === 'hand') return leftHand(view, seat, card);
  if (from === 'discard') return takenFromPile(view, event);
  if (from === 'fight') return lostInFight(view, seat, card);
  return captain(view, seat, ({ played }) => ({ played: withoutOne(played, card) }));
}

/** §2.6 Back to the box; §3.10.2 a creature's token goes with its card. */
function boxed(view: View, { seat, card }: EventOf<'destroyed' | 'redeemed'>): View {
  const creatures = faceNamed(view, card).deck === 'hunt' ? 1 : 0;
  const rest = captain(view, seat, ({ hunts }) => ({ hunts: hunts - creatures }));
  return { ...rest, box: [...view.box, card] };
}

/** §8.3.32 Face up. */
function discarded(view: View, { seat, card }: EventOf<'discarded'>): View {
  return piled(leftHand(view, seat, card), seat, [card]);
}

function bought(view: View, { seat, card, to }: EventOf<'bought'>): View {
  const { deck: from } = faceNamed(view, card);
  const left = isSpecial(from)
    ? deck(view, from, ({ open }) => ({ open: closed(open, card) }))
    : { ...view, piles: { ...view.piles, [card]: (view.piles[card] ?? 0) - 1 } };
  if (to !== 'hand') return piled(left, seat, [card]);
  return reachedHandOpenly(turn(left, { toHand: (view.turn.toHand ?? 0) - 1 }), seat, card);
}

function deck(view: View, id: Special, change: (before: SeenDeck) => Partial<SeenDeck>): View {
  return { ...view, decks: { ...view.decks, [id]: { ...view.decks[id], ...change(view.decks[id]) } } };
}

function closed(open: SeenDeck['open'], card: KindId): SeenDeck['open'] {
  const slot = open.indexOf(card);
  return open.map((each, index) => (index === slot ? null : each));
}

/** §2.7 Only open memory knows what lies below a deck. */
function refreshed(view: View, { sector: id, card }: EventOf<'refreshed'>): View {
  const { openMemory = true } = view.options;
  return deck(view, id, ({ open, pile, bottom }) => ({
    open: closed(open, card),
    ...(openMemory ? { bottom: [...bottom, card] } : { pile: pile + 1 }),
  }));
}

function opened(view: View, { sector: id, slot, card }: EventOf<'opened'>): View {
  return deck(view, id, ({ open, pile, bottom }) => ({
    open: open.map((each, index) => (index === slot ? card : each)),
    pile: Math.max(0, pile - 1),
    bottom: pile > 0 ? bottom : withoutOne(bottom, card),
  }));
}

function lobbied(view: View, { price, lobby }: EventOf<'influenceBought'>): View {
  return lobby ? turn(view, { lobbies: withoutOne(view.turn.lobbies, price) }) : view;
}

function influenced(view: View, seat: Seat, [source, points]: readonly [Source, number]): View {
  return captain(view, seat, ({ influence, ledger }) => ({
    influence: influence + points,
    ledger: { ...ledger, [source]: ledger[source] + points },
  }));
}

function discountGranted(view: View, { what, n }: EventOf<'discountGranted'>): View {
  const { discounts = { buying: 0, capturing: 0, reinforcing: 0 } } = view.turn;
  return turn(view, { discounts: { ...discounts, [what]: discounts[what] + n } });
}
