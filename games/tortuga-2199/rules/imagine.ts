import { at, type Rng, shuffle } from '@haven/kit';
import { cardId, type Face, facesOf, indexOf, tokenOf } from './components/card-index.ts';
import type { KindId } from './components/card-set.ts';
import { SECTORS, type SectorId, SPECIALS, type Special } from './components/sectors.ts';
import type { Captain, CardId, Fight, Seat, Sector, SeenCaptain, SpecialDeck, State, TokenId, View } from './types.ts';

/** A full state that looks like this one, with everything unknown dealt anew. */
export function imagine(view: View, rng: Rng): State {
  const free = freeCards(view);
  const dealt = view.captains.map((captain, seat) => dealHidden(view, seat, { captain, free, rng }));
  const tokens = shuffle(rng, unknownTokens(view));
  return {
    options: view.options,
    agenda: [...view.agenda],
    first: view.first,
    round: view.round,
    turn: { ...view.turn, lobbies: [...view.turn.lobbies], used: [...view.turn.used] },
    captains: view.captains.map((captain, seat) => captainOf(captain, at(dealt, seat))),
    sectors: sectorsOf(view, tokens),
    cache: view.cache,
    piles: { ...view.piles },
    decks: decksOf(view, free),
    huntDeck: [...view.huntDeck],
    boxedTokens: tokens,
    box: [...view.box],
    fight: view.fight && fightOf(view.fight, dealt),
    lastRound: view.lastRound,
    verdict: view.verdict,
  };
}

/** Cards by kind that lie where the viewer cannot see them. */
type Free = Map<KindId, CardId[]>;

function freeCards(view: View): Free {
  const seen = new Set(seenCards(view));
  const isFree = (face: Face) => (id: CardId) => !seen.has(id) && inPlay(view, face, id);
  return new Map(indexOf(view).faces.map((face) => [face.id, face.ids.filter(isFree(face))]));
}

/** §1.9 Starting cards of empty chairs and ships nobody took stay in the box. */
function inPlay(view: View, face: Face, id: CardId): boolean {
  if (face.deck === 'ship') return view.captains.some(({ ship }) => ship === face.id);
  return face.deck !== 'start' || face.ids.indexOf(id) < face.copies * view.captains.length;
}

function seenCards(view: View): CardId[] {
  const own = view.captains.flatMap(({ own }) => (own ? [...own.hand, ...own.deck, ...own.unseen, own.reserve] : []));
  const open = SPECIALS.flatMap((sector) => [...view.decks[sector].open, ...view.decks[sector].bottom]);
  const piles = facesOf(view, 'T').flatMap((face) => face.ids.slice(0, view.piles[face.id]));
  const fought = [...(view.fight?.attack ?? []), ...(view.fight?.defence ?? [])];
  const shown = view.captains.flatMap(({ played, discard }) => [...played, ...discard]);
  const all = [...own, ...open, ...piles, ...fought, ...shown, ...view.box, ...view.huntDeck];
  return all.filter((card) => card !== null);
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
  if (own) {
    const { hand, deck, unseen, reserve } = own;
    return { hand: [...hand], deck: [...deck], unseen: [...unseen], reserve, committed: [] };
  }
  const kinds = Object.entries(captain.hidden).flatMap(([kind, count]) => Array<KindId>(count).fill(kind));
  const cards = shuffle(rng, kinds).map((kind) => takeFree(free, kind));
  const committed = takeFighters(view, cards, laidOut(view, seat));
  const hand = takeFighters(view, cards, owesFighter(view, seat) ? 1 : 0);
  hand.push(...cards.splice(0, counts.hand - hand.length));
  const reserve = cards.splice(0, counts.reserve)[0] ?? null;
  const unseen = cards.splice(0, counts.unseen);
  return { hand, deck: cards, unseen, reserve, committed };
}

function takeFree(free: Free, kind: KindId): CardId {
  const card = free.get(kind)?.pop();
  if (card === undefined) throw new Error(`no ${kind} is left to imagine`);
  return card;
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

function captainOf(captain: SeenCaptain, { hand, deck, unseen, reserve }: Hidden): Captain {
  return {
    ship: captain.ship,
    at: captain.at,
    hand,
    deck,
    discard: [...captain.discard],
    unseen,
    played: [...captain.played],
    reserve,
    minerals: captain.minerals,
    influence: captain.influence,
    ledger: { ...captain.ledger },
  };
}

function fightOf(fight: NonNullable<View['fight']>, dealt: readonly Hidden[]): Fight {
  const { attacker, defender, sector, revealed, winner, carnage } = fight;
  const attack = [...(fight.attack ?? at(dealt, attacker).committed)];
  const defence = [...(fight.defence ?? at(dealt, defender).committed)];
  return { attacker, defender, sector, attack, defence, revealed, winner, carnage };
}

/** Whatever no captain can have lies in the special decks. */
function decksOf(view: View, free: Free): State['decks'] {
  const deck = (sector: Special): SpecialDeck => {
    const { open, bottom } = view.decks[sector];
    return {
      open: [...open],
      pile: facesOf(view, sector).flatMap(({ id }) => free.get(id) ?? []),
      bottom: [...bottom],
    };
  };
  return { fortress: deck('fortress'), lab: deck('lab'), mines: deck('mines'), vortex: deck('vortex') };
}

/** Creatures still in the Hunt deck whose token this viewer has not found. */
function unknownTokens(view: View): TokenId[] {
  const known = new Set(SECTORS.map((id) => view.sectors[id]?.hunt));
  const uncaught = new Set(view.huntDeck);
  const isUncaught = (face: Face) => uncaught.has(cardId(face.id, 1));
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
