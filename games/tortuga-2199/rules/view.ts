import { at, type Viewer } from '@haven/kit';
import { huntsOf } from './cards/counts.ts';
import { kindOf } from './components/card-index.ts';
import type { KindId } from './components/card-set.ts';
import { SECTORS, type SectorId, SPECIALS, type Special } from './components/sectors.ts';
import { aftermathOf } from './fight/fight.ts';
import { totalOf } from './sectors/control.ts';
import { copyTurn } from './setup.ts';
import type {
  Captain,
  CardId,
  Event,
  Fight,
  OwnCards,
  Seat,
  Sector,
  SeenCaptain,
  SeenDeck,
  SeenFight,
  SeenSector,
  State,
  Step,
  View,
} from './types.ts';

/** What a viewer may see, field by field; the only gate for secrets (§2.7). */
export function view(state: State, viewer: Viewer): View {
  const { turn } = state;
  return {
    viewer,
    options: state.options,
    agenda: state.agenda.map(seenStep),
    first: state.first,
    round: state.round,
    turn: copyTurn(turn),
    captains: state.captains.map((_, seat) => seenCaptain(state, seat, viewer)),
    sectors: seenSectors(state, viewer),
    cache: state.cache,
    piles: { ...state.piles },
    decks: seenDecks(state),
    huntDeck: state.huntDeck.map(kindOf),
    boxedTokens: state.boxedTokens.length,
    box: state.box.map(kindOf),
    fight: state.fight && seenFight(state.fight, viewer),
    lastRound: state.lastRound,
    verdict: state.verdict,
  };
}

function seenStep(step: Step): Step {
  return step.type === 'ability' ? { ...step, card: kindOf(step.card) } : step;
}

function seenCaptain(state: State, seat: Seat, viewer: Viewer): SeenCaptain {
  const captain = at(state.captains, seat);
  const { hand, deck, reserve } = captain;
  const pile = seenPile(state, seat, viewer);
  return {
    ship: captain.ship,
    at: captain.at,
    played: captain.played.map(kindOf),
    discard: pile.map(kindOf),
    minerals: captain.minerals,
    influence: captain.influence,
    ledger: { ...captain.ledger },
    total: totalOf(state, seat),
    hunts: huntsOf(state, seat),
    counts: {
      hand: hand.length,
      deck: deck.length,
      unseen: captain.discard.length + captain.unseen.length - pile.length,
      reserve: reserve === null ? 0 : 1,
    },
    hidden: remembers(state, seat, viewer) ? countKinds(hiddenCards(state, seat)) : null,
    own: viewer === seat ? ownCards(captain) : null,
  };
}

/** §2.7 With open memory everybody is told what a perfect memory knows; a captain knows the own cards in any case. */
function remembers(state: State, seat: Seat, viewer: Viewer): boolean {
  return hasOpenMemory(state) || seat === viewer;
}

function hasOpenMemory({ options: { openMemory = true } }: State): boolean {
  return openMemory;
}

/** §2.7 Of a pile everybody sees the top card at least. */
function seenPile(state: State, seat: Seat, viewer: Viewer): readonly CardId[] {
  const { discard } = at(state.captains, seat);
  return remembers(state, seat, viewer) ? discard : discard.slice(-1);
}

/** By name, so that the order of the cards does not show. */
function countKinds(cards: readonly CardId[]): Record<KindId, number> {
  const counts: Record<KindId, number> = {};
  for (const kind of cards.map(kindOf).sort()) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** A deck has no order; sorted, it shows none. */
function ownCards({ hand, deck, unseen, reserve }: Captain): OwnCards {
  const kinds = { hand: hand.map(kindOf), deck: deck.map(kindOf).sort(), unseen: unseen.map(kindOf) };
  return { ...kinds, reserve: reserve && kindOf(reserve) };
}

/** §2.7 Hand, deck, reserve, cards discarded unseen, and cards laid out face down for a fight. */
function hiddenCards(state: State, seat: Seat): CardId[] {
  const { hand, deck, unseen, reserve } = at(state.captains, seat);
  return [...hand, ...deck, ...unseen, ...(reserve === null ? [] : [reserve]), ...faceDownBy(state.fight, seat)];
}

function faceDownBy(fight: Fight | null, seat: Seat): readonly CardId[] {
  return fight?.revealed ? [] : layOutBy(fight, seat);
}

function layOutBy(fight: Fight | null, seat: Seat): readonly CardId[] {
  if (seat === fight?.attacker) return fight.attack;
  return seat === fight?.defender ? fight.defence : [];
}

function seenSectors(state: State, viewer: Viewer): View['sectors'] {
  const seen: Partial<Record<SectorId, SeenSector>> = {};
  for (const id of SECTORS) {
    const sector = state.sectors[id];
    if (sector) seen[id] = seenSector(sector, viewer);
  }
  return seen;
}

/** §3.7 A Hunt token shows its face only to those who explored it. */
function seenSector(sector: Sector, viewer: Viewer): SeenSector {
  const { cell, next, owner, defence, mineral, hunt, explored } = sector;
  const known = explored.some((seat) => seat === viewer);
  const tokens = { hasHunt: hunt !== null, hunt: known ? hunt : null, explored: [...explored] };
  return { cell, next, owner, defence, mineral, ...tokens };
}

function seenDecks(state: State): View['decks'] {
  const seen = (sector: Special): SeenDeck => {
    const { open, pile, bottom } = state.decks[sector];
    const known = hasOpenMemory(state) ? bottom : [];
    return {
      open: open.map((card) => card && kindOf(card)),
      pile: pile.length + bottom.length - known.length,
      bottom: known.map(kindOf),
    };
  };
  return { fortress: seen('fortress'), lab: seen('lab'), mines: seen('mines'), vortex: seen('vortex') };
}

/** §4.3 The other side's cards show their number until both are revealed. */
function seenFight(fight: Fight, viewer: Viewer): SeenFight {
  const { attacker, defender, sector, attack, defence, revealed, winner, carnage } = fight;
  return {
    attacker,
    defender,
    sector,
    counts: [attack.length, defence.length],
    attack: revealed || viewer === attacker ? attack.map(kindOf) : null,
    defence: revealed || viewer === defender ? defence.map(kindOf) : null,
    revealed,
    winner,
    carnage,
    ...aftermathOf(fight),
  };
}

/** What a viewer learns of an event: hidden cards are the business of their captain alone, and copies nobody's. */
export function witness(event: Event, viewer: Viewer): Event | undefined {
  switch (event.type) {
    case 'stepBegan':
    case 'stepEnded':
      return undefined;
    case 'drew':
      return { ...event, cards: shownTo(viewer, event) };
    case 'turnEnded':
      return { ...event, cards: shownTo(viewer, event), shown: event.shown && kindOf(event.shown) };
    case 'reserveTaken':
    case 'reserved':
    case 'committed':
      return { ...event, card: event.seat === viewer && event.card ? kindOf(event.card) : null };
    case 'explored':
      return event.seat === viewer ? event : { ...event, token: null };
    case 'fightRevealed':
      return { ...event, attack: event.attack.map(kindOf), defence: event.defence.map(kindOf) };
    case 'destroyed':
    case 'reclaimed':
      return { ...event, card: kindOf(event.card), ...(event.top && { top: kindOf(event.top) }) };
    case 'resourcesGained':
      return { ...event, by: kindOf(event.by) };
    default:
      return 'card' in event ? { ...event, card: kindOf(event.card) } : event;
  }
}

function shownTo(
  viewer: Viewer,
  { seat, cards }: { readonly seat: Seat; readonly cards: readonly CardId[] },
): KindId[] {
  return seat === viewer ? cards.map(kindOf) : [];
}

/** The cards and tokens that this viewer must not know. */
export function secrets(state: State, viewer: Viewer): string[] {
  const cards = state.captains.flatMap((_, seat) => (seat === viewer ? [] : unknownCards(state, seat, viewer)));
  const decks = SPECIALS.flatMap((sector) => [...state.decks[sector].pile, ...forgottenBelow(state, sector)]);
  return [...cards, ...decks, ...unknownTokens(state, viewer)];
}

/** §2.7 Without open memory: the cards below a deck, once the place of the last one is taken. */
function forgottenBelow(state: State, sector: Special): readonly CardId[] {
  const { open, bottom } = state.decks[sector];
  if (hasOpenMemory(state)) return [];
  return open.includes(null) ? bottom.slice(0, -1) : bottom;
}

function unknownCards(state: State, seat: Seat, viewer: Viewer): CardId[] {
  const { discard } = at(state.captains, seat);
  const open = heldOpenly(state, seat);
  const hidden = hiddenCards(state, seat).filter((card) => !open.includes(card));
  return [...hidden, ...(remembers(state, seat, viewer) ? [] : discard.slice(0, -1))];
}

/** §2.7 Cards in hand that everybody saw coming there. */
function heldOpenly({ turn, captains }: State, seat: Seat): CardId[] {
  if (seat !== turn.seat) return [];
  const shown = [...(turn.shown ?? [])];
  return at(captains, seat)
    .hand.toReversed()
    .filter((card) => {
      const place = shown.indexOf(kindOf(card));
      if (place >= 0) shown.splice(place, 1);
      return place >= 0;
    });
}

/** §1.4 Tokens that this viewer has not explored, and those in the box. */
function unknownTokens(state: State, viewer: Viewer): string[] {
  const tokens = [...state.boxedTokens];
  for (const id of SECTORS) {
    const sector = state.sectors[id];
    if (sector?.hunt && !sector.explored.some((seat) => seat === viewer)) tokens.push(sector.hunt);
  }
  return tokens;
}
