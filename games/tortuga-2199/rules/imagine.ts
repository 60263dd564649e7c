import { at, type Rng, shuffle } from '@haven/kit';
import { type Face, facesOf, indexOf, kindOf, tokenOf } from './components/card-index.ts';
import type { KindId } from './components/card-set.ts';
import { SECTORS, type SectorId, type Special } from './components/sectors.ts';
import { dealHidden, type Hidden } from './deal-hidden.ts';
import { aftermathOf } from './fight/fight.ts';
import { guessHidden, type OutOfSight } from './guess.ts';
import { copyTurn } from './setup.ts';
import type {
  Captain,
  CardId,
  Fight,
  OwnCards,
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
  const seen = placeSeen(view, free);
  const hidden = hiddenKinds(view, { unseen: countsOf(free), rng });
  const dealt = view.captains.map(
    (_, seat) =>
      at(seen.own, seat) ?? dealHidden(view, seat, { cards: takeAll(free, shuffle(rng, at(hidden, seat))), rng }),
  );
  const captains = view.captains.map((captain, seat) => captainOf(captain, at(seen.open, seat), at(dealt, seat)));
  const tokens = shuffle(rng, unknownTokens(view));
  return {
    options: view.options,
    agenda: view.agenda.map((step) => stepOf(step, captains)),
    first: view.first,
    round: view.round,
    turn: copyTurn(view.turn),
    captains,
    sectors: sectorsOf(view, tokens),
    cache: view.cache,
    piles: { ...view.piles },
    decks: decksOf(view, seen, free),
    huntDeck: seen.huntDeck,
    boxedTokens: tokens,
    box: seen.box,
    fight: view.fight && fightOf(view.fight, seen, dealt),
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

/** Everything that the viewer sees, card by card. */
interface Seen {
  readonly open: readonly Pick<Captain, 'played' | 'discard'>[];
  readonly own: readonly (Hidden | null)[];
  readonly decks: Readonly<Record<Special, Pick<SpecialDeck, 'open' | 'bottom'>>>;
  readonly attack: CardId[] | null;
  readonly defence: CardId[] | null;
  readonly huntDeck: CardId[];
  readonly box: CardId[];
}

function placeSeen(view: View, free: Free): Seen {
  const take = (kinds: readonly KindId[]) => takeAll(free, kinds);
  const deck = (sector: Special) => ({
    open: view.decks[sector].open.map((kind) => kind && takeFree(free, kind)),
    bottom: take(view.decks[sector].bottom),
  });
  return {
    open: view.captains.map(({ played, discard }) => ({ played: take(played), discard: take(discard) })),
    own: view.captains.map(({ own }) => own && ownCards(own, free)),
    decks: { fortress: deck('fortress'), lab: deck('lab'), mines: deck('mines'), vortex: deck('vortex') },
    attack: view.fight?.attack ? take(view.fight.attack) : null,
    defence: view.fight?.defence ? take(view.fight.defence) : null,
    huntDeck: take(view.huntDeck),
    box: take(view.box),
  };
}

/** How many cards of each kind lie where this viewer cannot see them, with rivals or in special decks. */
export function outOfSight(view: View): OutOfSight {
  const free = freeCards(view);
  placeSeen(view, free);
  return countsOf(free);
}

function countsOf(free: Free): OutOfSight {
  return new Map([...free].map(([kind, cards]) => [kind, cards.length]));
}

/** §2.7 Open memory knows the kinds of a rival's hidden cards; without it they are guessed. */
function hiddenKinds(view: View, guess: { readonly unseen: OutOfSight; readonly rng: Rng }): KindId[][] {
  if (view.captains.some(({ hidden }) => hidden === null)) return guessHidden(view, guess);
  return view.captains.map(({ hidden }) =>
    Object.entries(hidden ?? {}).flatMap(([kind, count]) => Array<KindId>(count).fill(kind)),
  );
}

function ownCards({ hand, deck, unseen, reserve }: OwnCards, free: Free): Hidden {
  const cards = { hand: takeAll(free, hand), deck: takeAll(free, deck), unseen: takeAll(free, unseen) };
  return { ...cards, reserve: reserve && takeFree(free, reserve), committed: [] };
}

function captainOf(
  captain: SeenCaptain,
  { played, discard }: Pick<Captain, 'played' | 'discard'>,
  hidden: Hidden,
): Captain {
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

function fightOf(fight: NonNullable<View['fight']>, seen: Seen, dealt: readonly Hidden[]): Fight {
  const { attacker, defender, sector, revealed, winner, carnage } = fight;
  const attack = seen.attack ?? at(dealt, attacker).committed;
  const defence = seen.defence ?? at(dealt, defender).committed;
  return { attacker, defender, sector, attack, defence, revealed, winner, carnage, ...aftermathOf(fight) };
}

/** Whatever no captain can have lies in the special decks. */
function decksOf(view: View, { decks }: Seen, free: Free): State['decks'] {
  const deck = (sector: Special): SpecialDeck => ({
    open: decks[sector].open,
    pile: facesOf(view, sector).flatMap(({ id }) => free.get(id) ?? []),
    bottom: decks[sector].bottom,
  });
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
