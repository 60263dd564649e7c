import { at } from '@haven/kit';
import { faceNamed } from './components/card-index.ts';
import type { KindId } from './components/card-set.ts';
import type { Event, Seat, SeenCaptain, View } from './types.ts';

export type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

export function captain(view: View, seat: Seat, change: (before: SeenCaptain) => Partial<SeenCaptain>): View {
  const captains = view.captains.map((each, index) => (index === seat ? { ...each, ...change(each) } : each));
  return { ...view, captains };
}

export function counted(view: View, seat: Seat, by: Partial<SeenCaptain['counts']>): View {
  return captain(view, seat, ({ counts }) => ({
    counts: {
      hand: counts.hand + (by.hand ?? 0),
      deck: counts.deck + (by.deck ?? 0),
      unseen: counts.unseen + (by.unseen ?? 0),
      reserve: counts.reserve + (by.reserve ?? 0),
    },
  }));
}

/** The first of equal pieces: they are alike. */
export function withoutOne<Piece>(pieces: readonly Piece[], piece: Piece): Piece[] {
  const place = pieces.indexOf(piece);
  return pieces.filter((_, index) => index !== place);
}

/** §2.7 These go where others cannot see them; whoever is told of no such cards goes on without. */
function hid(view: View, seat: Seat, cards: readonly KindId[]): View {
  return captain(view, seat, ({ hidden }) => ({
    hidden: hidden && cards.reduce((all, card) => tallied(all, card, 1), hidden),
  }));
}

/** §2.7 These come to light. */
export function showed(view: View, seat: Seat, cards: readonly KindId[]): View {
  return captain(view, seat, ({ hidden }) => ({
    hidden: hidden && cards.reduce((all, card) => tallied(all, card, -1), hidden),
  }));
}

type Tally = Readonly<Record<KindId, number>>;

function tallied(tally: Tally, card: KindId, by: number): Tally {
  const { [card]: before = 0, ...others } = tally;
  return before + by === 0 ? others : { ...others, [card]: before + by };
}

/** §1.9, §1.10 */
export function shipTaken(view: View, { seat, ship }: EventOf<'shipChosen'>): View {
  const { ids } = faceNamed(view, ship);
  const cards = ids.map(() => ship);
  const chosen = captain(view, seat, ({ own }) => ({
    ship,
    at: 'tortuga',
    own: own && { ...own, deck: [...own.deck, ...cards].sort() },
  }));
  return counted(hid(chosen, seat, cards), seat, { deck: cards.length });
}

export function drawn(view: View, { seat, count, cards }: EventOf<'drew'>): View {
  const own = captain(view, seat, (before) => ({
    own: before.own && {
      ...before.own,
      hand: [...before.own.hand, ...cards],
      deck: cards.reduce(withoutOne<KindId>, before.own.deck),
    },
  }));
  return counted(own, seat, { hand: count, deck: -count });
}

/** §2.3 The discard pile becomes the deck. */
export function reshuffled(view: View, { seat, count }: EventOf<'reshuffled'>): View {
  const { discard, counts } = at(view.captains, seat);
  const rest = captain(hid(view, seat, discard), seat, ({ own }) => ({
    discard: [],
    own: own && { ...own, deck: [...own.deck, ...discard, ...own.unseen].sort(), unseen: [] },
  }));
  return counted(rest, seat, { deck: count, unseen: -counts.unseen });
}

/** Out of the hand, for all to see. */
export function leftHand(view: View, seat: Seat, card: KindId): View {
  const { shown } = view.turn;
  const isKnown = seat === view.turn.seat && shown?.includes(card) === true;
  const rest = isKnown ? { ...view, turn: { ...view.turn, shown: withoutOne(shown, card) } } : view;
  return showed(outOfHand(rest, seat, card), seat, [card]);
}

/** §2.7 It may be any of them: what was seen coming to the hand is forgotten. */
export function leftHandFaceDown(view: View, seat: Seat, card: KindId | null): View {
  const { shown: _shown, ...turn } = view.turn;
  return outOfHand(seat === view.turn.seat ? { ...view, turn } : view, seat, card);
}

function outOfHand(view: View, seat: Seat, card: KindId | null): View {
  const own = captain(view, seat, (before) => ({
    own: before.own && card !== null ? { ...before.own, hand: withoutOne(before.own.hand, card) } : before.own,
  }));
  return counted(own, seat, { hand: -1 });
}

/** §2.7 Everybody remembers until the turn ends that it is there. */
export function reachedHandOpenly(view: View, seat: Seat, card: KindId): View {
  const turn = { ...view.turn, shown: [...(view.turn.shown ?? []), card] };
  const own = captain({ ...view, turn }, seat, (before) => ({
    own: before.own && { ...before.own, hand: [...before.own.hand, card] },
  }));
  return counted(hid(own, seat, [card]), seat, { hand: 1 });
}

/** §2.7 Onto the discard pile, of which some see the top card alone. */
export function piled(view: View, seat: Seat, cards: readonly KindId[]): View {
  const { discard, hidden } = at(view.captains, seat);
  const pile = [...discard, ...cards];
  const seen = hidden === null ? pile.slice(-1) : pile;
  return counted(
    captain(view, seat, () => ({ discard: seen })),
    seat,
    { unseen: pile.length - seen.length },
  );
}

/** §8.3.27 */
export function reclaimed(view: View, event: EventOf<'reclaimed'>): View {
  return reachedHandOpenly(takenFromPile(view, event), event.seat, event.card);
}

/** Out of the discard pile: from among the cards that all saw there, else from those that lie there unseen. */
export function takenFromPile(view: View, { seat, card, top }: EventOf<'destroyed' | 'reclaimed'>): View {
  const { discard, hidden, counts } = at(view.captains, seat);
  if (hidden === null) return underTop(view, seat, top ?? null);
  if (discard.includes(card)) return captain(view, seat, () => ({ discard: withoutOne(discard, card) }));
  const own = captain(view, seat, (before) => ({
    own: before.own && { ...before.own, unseen: withoutOne(before.own.unseen, card) },
    counts: { ...counts, unseen: counts.unseen - 1 },
  }));
  return showed(own, seat, [card]);
}

/** One card fewer in the pile, and this one on top of it. */
function underTop(view: View, seat: Seat, top: KindId | null): View {
  const { discard, counts } = at(view.captains, seat);
  const seen = top === null ? [] : [top];
  const unseen = discard.length + counts.unseen - 1 - seen.length;
  return captain(view, seat, () => ({ discard: seen, counts: { ...counts, unseen } }));
}

/** §2.7 What was left in the hand goes below what was played, out of sight; a card on top is seen. */
export function turnCleared(view: View, { seat, count, cards, shown }: EventOf<'turnEnded'>): View {
  const { shown: _shown, ...turn } = view.turn;
  const onTop = shown === null ? [] : [shown];
  const { played } = at(view.captains, seat);
  const rest = captain({ ...view, turn }, seat, ({ own }) => ({
    played: [],
    own: own && { ...own, hand: [], unseen: [...own.unseen, ...cards.slice(0, cards.length - onTop.length)] },
  }));
  const below = counted(rest, seat, { hand: -count, unseen: count - onTop.length });
  return piled(showed(below, seat, onTop), seat, [...onTop, ...played]);
}
