import { at, type Rng, shuffle } from '@haven/kit';
import { type Face, facesOf, indexOf, kindOf, tokenOf } from './components/card-index.ts';
import type { KindId } from './components/card-set.ts';
import { SECTORS, type SectorId, type Special } from './components/sectors.ts';
import type {
  Captain,
  CardId,
  Fight,
  OwnCards,
  Seat,
  Sector,
  SeenCaptain,
  SpecialDeck,
  State,
  Step,
  TokenId,
  View,
} from './types.ts';

/** A full state that looks like this one, with everything unknown dealt anew; equal cards are anybody's. */
export function imagine(view: View, rng: Rng): State {
  const free = freeCards(view);
  const seen = view.captains.map((captain) => seenCards(captain, free));
  const dealt = view.captains.map((captain, seat) => dealHidden(view, seat, { captain, free, rng }));
  const captains = view.captains.map((captain, seat) => captainOf(captain, at(seen, seat), at(dealt, seat)));
  const tokens = shuffle(rng, unknownTokens(view));
  return {
    options: view.options,
    agenda: view.agenda.map((step) => stepOf(step, captains)),
    first: view.first,
    round: view.round,
    turn: { ...view.turn, lobbies: [...view.turn.lobbies], used: [...view.turn.used] },
    captains,
    sectors: sectorsOf(view, tokens),
    cache: view.cache,
    piles: { ...view.piles },
    huntDeck: takeAll(free, view.huntDeck),
    boxedTokens: tokens,
    box: takeAll(free, view.box),
    fight: view.fight && fightOf(view.fight, dealt, free),
    decks: decksOf(view, free),
    lastRound: view.lastRound,
    verdict: view.verdict,
  };
}

/** The cards that have no place yet, by kind. */
type Free = Map<KindId, CardId[]>;

/** All but those on the piles of the T market. */
function freeCards(view: View): Free {
  const isFree = (face: Face) => (id: CardId, index: number) =>
    index >= (view.piles[face.id] ?? 0) && inPlay(view, face, id);
  return new Map(indexOf(view).faces.map((face) => [face.id, face.ids.filter(isFree(face))]));
}

/** §1.9 Starting cards of empty chairs and ships nobody took stay in the box. */
function inPlay(view: View, face: Face, id: CardId): boolean {
  if (face.deck === 'ship') return view.captains.some(({ ship }) => ship === face.id);
  return face.deck !== 'start' || face.ids.indexOf(id) < face.copies * view.captains.length;
}

function takeFree(free: Free, kind: KindId): CardId {
  const card = free.get(kind)?.pop();
  if (card === undefined) throw new Error(`no ${kind} is left to imagine`);
  return card;
}

function takeAll(free: Free, kinds: readonly KindId[]): CardId[] {
  return kinds.map((kind) => takeFree(free, kind));
}

interface Seen {
  readonly played: CardId[];
  readonly discard: CardId[];
}

function seenCards({ played, discard }: SeenCaptain, free: Free): Seen {
  return { played: takeAll(free, played), discard: takeAll(free, discard) };
}

interface Hidden {
  readonly hand: CardId[];
  readonly deck: CardId[];
  readonly unseen: CardId[];
  readonly reserve: CardId | null;
  /** Laid out face down. */
  readonly committed: CardId[];
}

interface Deal {
  readonly captain: SeenCaptain;
  readonly free: Free;
  readonly rng: Rng;
}

function dealHidden(view: View, seat: Seat, { captain, free, rng }: Deal): Hidden {
  const { own, counts } = captain;
  if (own) return ownCards(own, free);
  const kinds = Object.entries(captain.hidden).flatMap(([kind, count]) => Array<KindId>(count).fill(kind));
  const cards = takeAll(free, shuffle(rng, kinds));
  const committed = takeFighters(view, cards, laidOut(view, seat));
  const hand = takeFighters(view, cards, owesFighter(view, seat) ? 1 : 0);
  hand.push(...cards.splice(0, counts.hand - hand.length));
  const reserve = cards.splice(0, counts.reserve)[0] ?? null;
  const unseen = cards.splice(0, counts.unseen);
  return { hand, deck: cards, unseen, reserve, committed };
}

function ownCards({ hand, deck, unseen, reserve }: OwnCards, free: Free): Hidden {
  const cards = { hand: takeAll(free, hand), deck: takeAll(free, deck), unseen: takeAll(free, unseen) };
  return { ...cards, reserve: reserve && takeFree(free, reserve), committed: [] };
}

function laidOut({ fight }: View, seat: Seat): number {
  if (!fight || fight.revealed) return 0;
  if (seat === fight.attacker) return fight.counts[0];
  return seat === fight.defender ? fight.counts[1] : 0;
}

/** §4.2 An attacker who has not laid out a card yet must hold one that can fight. */
function owesFighter({ fight, agenda }: View, seat: Seat): boolean {
  return agenda.at(-1)?.type === 'commit' && fight?.attacker === seat && fight.counts[0] === 0;
}

/** §4.15 Only cards with Manoeuvre fight. */
function takeFighters(view: View, cards: CardId[], count: number): CardId[] {
  const { byCard } = indexOf(view);
  return Array.from({ length: count }, () => {
    const index = cards.findIndex((card) => (byCard.get(card)?.manoeuvre ?? 0) > 0);
    return at(cards.splice(index, 1), 0);
  });
}

function captainOf(captain: SeenCaptain, { played, discard }: Seen, hidden: Hidden): Captain {
  const { hand, deck, unseen, reserve } = hidden;
  return {
    ship: captain.ship,
    at: captain.at,
    hand,
    deck,
    discard,
    unseen,
    played,
    reserve,
    minerals: captain.minerals,
    influence: captain.influence,
    ledger: { ...captain.ledger },
  };
}

/** §2.5 The card that was just played is the last of its kind. */
function stepOf(step: Step, captains: readonly Captain[]): Step {
  if (step.type !== 'ability') return step;
  const { played } = at(captains, step.seats[0]);
  return { ...step, card: played.findLast((card) => kindOf(card) === step.card) ?? step.card };
}

function fightOf(fight: NonNullable<View['fight']>, dealt: readonly Hidden[], free: Free): Fight {
  const { attacker, defender, sector, revealed, winner, carnage } = fight;
  const attack = fight.attack ? takeAll(free, fight.attack) : at(dealt, attacker).committed;
  const defence = fight.defence ? takeAll(free, fight.defence) : at(dealt, defender).committed;
  return { attacker, defender, sector, attack, defence, revealed, winner, carnage };
}

/** Whatever no captain can have lies in the special decks. */
function decksOf(view: View, free: Free): State['decks'] {
  const deck = (sector: Special): SpecialDeck => {
    const open = view.decks[sector].open.map((kind) => kind && takeFree(free, kind));
    const bottom = takeAll(free, view.decks[sector].bottom);
    return { open, pile: facesOf(view, sector).flatMap(({ id }) => free.get(id) ?? []), bottom };
  };
  return { fortress: deck('fortress'), lab: deck('lab'), mines: deck('mines'), vortex: deck('vortex') };
}

/** Creatures still in the Hunt deck whose token this viewer has not found. */
function unknownTokens(view: View): TokenId[] {
  const known = new Set(SECTORS.map((id) => view.sectors[id]?.hunt));
  const uncaught = new Set(view.huntDeck);
  const isUncaught = ({ id }: Face) => uncaught.has(id);
  return facesOf(view, 'hunt')
    .filter(isUncaught)
    .map(({ id }) => tokenOf(id))
    .filter((token) => !known.has(token));
}

/** Takes the tokens that it needs; the rest is in the box (§1.4). */
function sectorsOf(view: View, tokens: TokenId[]): State['sectors'] {
  const sectors: Partial<Record<SectorId, Sector>> = {};
  for (const id of SECTORS) {
    const seen = view.sectors[id];
    if (seen === undefined) continue;
    const { cell, next, owner, defence, mineral, explored } = seen;
    const hunt = seen.hasHunt ? (seen.hunt ?? at(tokens.splice(-1), 0)) : null;
    sectors[id] = { cell, next, owner, defence, mineral, hunt, explored: [...explored] };
  }
  return sectors;
}
