import {
  controlOf,
  type Event,
  faceNamed,
  isSpecial,
  type KindId,
  type Payment,
  type Seat,
  type SectorId,
  type SeenCaptain,
  type SeenDeck,
  type SeenSector,
  type Source,
  type Special,
  newTurn as startOfTurn,
  type View,
} from '@haven/tortuga-2199-rules';

/** The position right after one witnessed event, as far as everybody can see it. Nobody is asked anything then. */
export function after(view: View, event: Event): View {
  return recounted(changed({ ...view, agenda: [] }, event));
}

function changed(view: View, event: Event): View {
  switch (event.type) {
    case 'shipChosen':
      return captain(view, event.seat, () => ({ ship: event.ship, at: 'tortuga' }));
    case 'turnBegan':
      return newTurn(view, event);
    case 'moved':
    case 'shipPlaced':
      return captain(spent(view, event), event.seat, () => ({ at: event.sector }));
    case 'shipRemoved':
      return captain(view, event.seat, () => ({ at: null }));
    case 'cardPlayed':
      return cardPlayed(view, event);
    case 'drew':
      return counted(view, event.seat, { hand: event.count, deck: -event.count });
    case 'resourcesGained':
      return pool(view, event.crypto, event.manoeuvre);
    case 'turnEnded':
      return turnEnded(view, event);
    case 'lastRoundBegan':
      return { ...view, lastRound: { conqueror: event.seat } };
    case 'gameEnded':
      return { ...view, verdict: event.verdict };
    default:
      return onBoard(view, event);
  }
}

/** What changes on the planet. */
function onBoard(view: View, event: Event): View {
  switch (event.type) {
    case 'mineralCollected':
      return sector(gotMineral(spent(view, event), event.seat), event.sector, () => ({ mineral: false }));
    case 'mineralLaid':
      return { ...view, turn: { ...view.turn, laid: view.turn.laid + 1 } };
    case 'mineralTakenBack':
      return { ...view, turn: { ...view.turn, laid: view.turn.laid - 1 } };
    case 'cacheTaken':
      return { ...gotMineral(view, event.seat), cache: view.cache - 1 };
    case 'explored':
      return sector(spent(view, event), event.sector, ({ explored }) => ({ explored: [...explored, event.seat] }));
    case 'captured':
      return captured(spent(view, event), event);
    case 'conquered':
      return held(paid(spent(view, event), event.seat, event), event);
    case 'seized':
      return held(view, event);
    case 'reinforced':
      return sector(paid(view, event.seat, event), event.sector, () => ({ defence: event.defence }));
    default:
      return inHands(view, event);
  }
}

/** What changes in the markets and in the cargo bays. */
function inHands(view: View, event: Event): View {
  switch (event.type) {
    case 'bought':
      return bought(paid(view, event.seat, event), event);
    case 'refreshed':
      return closed(paid(view, event.seat, event), event.sector, event.card);
    case 'opened':
      return opened(view, event);
    case 'reserved':
      return counted(paid(view, event.seat, event), event.seat, { hand: -1, reserve: 1 });
    case 'destroyed':
      return destroyed(spent(view, event), event);
    case 'redeemed':
      return counted(boxed(view, event), event.seat, { hand: -1 });
    case 'influenceBought':
      return paid(view, event.seat, event);
    case 'abilityPaid':
      return paid(spent(view, event), event.seat, event);
    case 'reclaimed':
      return reclaimed(view, event);
    case 'discarded':
      return discarded(view, event);
    case 'mineralsLost':
      return paid(view, event.seat, { crypto: 0, minerals: event.count });
    case 'influenceGained':
      return influenced(view, event.seat, [event.source, event.points]);
    case 'influenceTaken':
      return influenced(influenced(view, event.seat, ['spoils', event.points]), event.from, ['spoils', -event.points]);
    default:
      return view;
  }
}

type Fact<Type extends Event['type']> = Extract<Event, { type: Type }>;

function captain(view: View, seat: Seat, change: (before: SeenCaptain) => Partial<SeenCaptain>): View {
  const captains = view.captains.map((each, index) => (index === seat ? { ...each, ...change(each) } : each));
  return { ...view, captains };
}

function sector(view: View, id: SectorId, change: (before: SeenSector) => Partial<SeenSector>): View {
  const before = view.sectors[id];
  return before ? { ...view, sectors: { ...view.sectors, [id]: { ...before, ...change(before) } } } : view;
}

function deck(view: View, id: Special, change: (before: SeenDeck) => Partial<SeenDeck>): View {
  return { ...view, decks: { ...view.decks, [id]: { ...view.decks[id], ...change(view.decks[id]) } } };
}

function counted(view: View, seat: Seat, by: Partial<SeenCaptain['counts']>): View {
  return captain(view, seat, ({ counts }) => ({
    counts: {
      hand: Math.max(0, counts.hand + (by.hand ?? 0)),
      deck: Math.max(0, counts.deck + (by.deck ?? 0)),
      unseen: counts.unseen,
      reserve: counts.reserve + (by.reserve ?? 0),
    },
  }));
}

function pool(view: View, crypto: number, manoeuvre: number): View {
  const { turn } = view;
  return { ...view, turn: { ...turn, crypto: turn.crypto + crypto, manoeuvre: turn.manoeuvre + manoeuvre } };
}

function spent(view: View, event: object): View {
  return 'manoeuvre' in event && typeof event.manoeuvre === 'number' ? pool(view, 0, -event.manoeuvre) : view;
}

function paid(view: View, seat: Seat, { crypto, minerals }: Payment): View {
  const turn = crypto + minerals > 0 ? { ...view.turn, laid: 0 } : view.turn;
  const rest = captain(pool({ ...view, turn }, -crypto, 0), seat, (before) => ({
    minerals: before.minerals - minerals,
  }));
  return { ...rest, cache: rest.cache + minerals };
}

const gotMineral = (view: View, seat: Seat): View =>
  captain(view, seat, ({ minerals }) => ({ minerals: minerals + 1 }));

function newTurn(view: View, { seat, crypto }: Fact<'turnBegan'>): View {
  return { ...view, round: view.round + Number(seat === view.first), turn: startOfTurn(seat, crypto) };
}

function cardPlayed(view: View, { seat, card, crypto, manoeuvre }: Fact<'cardPlayed'>): View {
  const played = captain(view, seat, (before) => ({ played: [...before.played, card] }));
  return pool(counted(played, seat, { hand: -1 }), crypto, manoeuvre);
}

function turnEnded(view: View, { seat }: Fact<'turnEnded'>): View {
  return captain(view, seat, ({ played, discard, counts }) => ({
    played: [],
    discard: [...discard, ...played],
    counts: { ...counts, hand: 0 },
  }));
}

function captured(view: View, { seat, sector: id, card }: Fact<'captured'>): View {
  const caught = captain(view, seat, ({ discard, hunts }) => ({ discard: [...discard, card], hunts: hunts + 1 }));
  const rest = { ...caught, huntDeck: view.huntDeck.filter((each) => each !== card) };
  return sector(rest, id, () => ({ hasHunt: false, hunt: null, explored: [] }));
}

function destroyed(view: View, event: Fact<'destroyed'>): View {
  const rest = boxed(view, event);
  if (event.from === 'hand') return counted(rest, event.seat, { hand: -1 });
  const zone = event.from === 'discard' ? 'discard' : 'played';
  return captain(rest, event.seat, (before) => ({ [zone]: withoutOne(before[zone], event.card) }));
}

/** §3.10.2 A creature's token goes with its card. */
function boxed(view: View, { seat, card }: Fact<'destroyed' | 'redeemed'>): View {
  const creatures = faceNamed(view, card).deck === 'hunt' ? 1 : 0;
  const rest = captain(view, seat, ({ hunts }) => ({ hunts: hunts - creatures }));
  return { ...rest, box: [...view.box, card] };
}

const held = (view: View, { sector: id, seat, defence }: Fact<'conquered' | 'seized'>): View =>
  sector(view, id, () => ({ owner: seat, defence }));

function bought(view: View, { seat, card, to }: Fact<'bought'>): View {
  const { deck: from } = faceNamed(view, card);
  const gained =
    to === 'hand'
      ? counted(view, seat, { hand: 1 })
      : captain(view, seat, ({ discard }) => ({ discard: [...discard, card] }));
  if (isSpecial(from)) return deck(gained, from, ({ open }) => ({ open: without(open, card) }));
  return { ...gained, piles: { ...view.piles, [card]: (view.piles[card] ?? 0) - 1 } };
}

/** §8.3.27 A card that nobody saw in the pile is missing among the unseen ones. */
function reclaimed(view: View, { seat, card }: Fact<'reclaimed'>): View {
  const taken = captain(view, seat, ({ discard, counts }) =>
    discard.includes(card)
      ? { discard: withoutOne(discard, card) }
      : { counts: { ...counts, unseen: Math.max(0, counts.unseen - 1) } },
  );
  return counted(taken, seat, { hand: 1 });
}

/** §8.3.32 */
function discarded(view: View, { seat, card }: Fact<'discarded'>): View {
  const shown = captain(view, seat, ({ discard }) => ({ discard: [...discard, card] }));
  return counted(shown, seat, { hand: -1 });
}

/** The first of equal cards: they are alike. */
function withoutOne(cards: readonly KindId[], card: KindId): KindId[] {
  const place = cards.indexOf(card);
  return cards.filter((_, index) => index !== place);
}

function without(open: SeenDeck['open'], card: KindId): SeenDeck['open'] {
  const slot = open.indexOf(card);
  return open.map((each, index) => (index === slot ? null : each));
}

/** §2.7 Only open memory knows what lies below a deck. */
function closed(view: View, id: Special, card: KindId): View {
  const { openMemory = true } = view.options;
  return deck(view, id, ({ open, pile, bottom }) => ({
    open: without(open, card),
    ...(openMemory ? { bottom: [...bottom, card] } : { pile: pile + 1 }),
  }));
}

function opened(view: View, { sector: id, slot, card }: Fact<'opened'>): View {
  return deck(view, id, ({ open, pile, bottom }) => ({
    open: open.map((each, index) => (index === slot ? card : each)),
    pile: Math.max(0, pile - 1),
    bottom: pile > 0 ? bottom : bottom.slice(1),
  }));
}

function influenced(view: View, seat: Seat, [source, points]: readonly [Source, number]): View {
  return captain(view, seat, ({ influence, ledger }) => ({
    influence: influence + points,
    ledger: { ...ledger, [source]: ledger[source] + points },
  }));
}

/** §5.1 Influence tokens and control tokens together. */
function recounted(view: View): View {
  const captains = view.captains.map((each, seat) => ({ ...each, total: each.influence + controlOf(view, seat) }));
  return { ...view, captains };
}
