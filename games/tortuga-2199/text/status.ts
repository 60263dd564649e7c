import { at, type Seat } from '@haven/kit';
import {
  cardPriceOf,
  conquestPriceOf,
  controlOf,
  faceNamed,
  faceOfToken,
  facesOf,
  SECTORS,
  type SectorId,
  type SeenCaptain,
  type SeenFight,
  type SeenSector,
  SPECIALS,
  type Special,
  sectorOf,
  type View,
} from '@haven/tortuga-2199-rules';
import { pricedIn } from './amounts.ts';
import { card, cards } from './cards.ts';
import { type Line, line, type Value } from './line.ts';
import { poolOf } from './prompts.ts';

/** The position in words: the round, the planet, the markets, then every captain. */
export function statusLines(view: View): Line[] {
  return [
    line('status.round', { round: view.round, scenario: view.options.scenario, seat: { seat: view.first } }),
    ...SECTORS.filter((id) => view.sectors[id]).map((id) => sectorStatus(view, id)),
    pilesLine(view),
    ...SPECIALS.map((sector) => marketLine(view, sector)),
    line('status.hunt', { cards: cards(view.huntDeck, view) }),
    ...view.captains.flatMap((captain, seat) => captainLines(view, captain, seat)),
    ...(view.fight ? [fightLine(view.fight)] : []),
    ...(view.lastRound ? [line('status.lastRound', { seat: { seat: view.lastRound.conqueror } })] : []),
  ];
}

/** Everything that can be seen of a sector, in one sentence. */
export function sectorStatus(view: View, id: SectorId): Line {
  const sector = sectorOf(view, id);
  const ships = view.captains.flatMap((captain, seat) => (captain.at === id ? [seat] : []));
  return line('status.sector', {
    sector: { sector: id },
    owned: sector.owner === null ? 'no' : 'yes',
    ...(sector.owner !== null && { owner: { seat: sector.owner } }),
    price: conquestPriceOf(view, id),
    mineral: sector.mineral ? 'yes' : 'no',
    ...creatureIn(view, sector),
    ships: ships.length > 0 ? { seats: ships } : 'none',
  });
}

/** §3.7 Only those who explored it know the creature. */
function creatureIn(view: View, { hunt, hasHunt }: SeenSector): Record<string, Value> {
  if (hunt === null) return { hunt: hasHunt ? 'hidden' : 'none' };
  return { hunt: 'known', creature: card(hunt, view), difficulty: faceOfToken(view, hunt).difficulty ?? 0 };
}

function pilesLine(view: View): Line {
  const offered = facesOf(view, 'T').filter(({ id }) => (view.piles[id] ?? 0) > 0);
  return line('status.piles', { offers: { row: offered.map(({ id }) => offerLine(view, id, view.piles[id] ?? 0)) } });
}

function offerLine(view: View, kind: string, count: number): Line {
  const price = cardPriceOf(view, faceNamed(view, kind));
  return line('status.offer', { card: card(kind, view), price: { sum: pricedIn('crypto', { crypto: price }) }, count });
}

function marketLine(view: View, sector: Special): Line {
  const { open, pile, bottom } = view.decks[sector];
  const offered = open.filter((each) => each !== null).map((each) => offerLine(view, each, 1));
  return line('status.market', {
    sector: { sector },
    offers: { row: offered },
    count: pile + bottom.length,
  });
}

function captainLines(view: View, captain: SeenCaptain, seat: Seat): Line[] {
  return [
    captainLine(view, captain, seat),
    cardsLine(view, captain),
    ...ownLines(view, captain),
    ...(view.turn.seat === seat && view.round > 0 ? [line('status.pool', { pool: poolOf(view) })] : []),
  ];
}

function captainLine(view: View, captain: SeenCaptain, seat: Seat): Line {
  const { ship, at: place, total, influence, minerals } = captain;
  return line('status.captain', {
    seat: { seat },
    own: view.viewer === seat ? 'yes' : 'no',
    total,
    tokens: influence,
    control: controlOf(view, seat),
    minerals,
    ship: ship === null ? 'no' : 'yes',
    ...(ship !== null && { card: card(ship, view) }),
    place: ship === null ? 'none' : place === null ? 'bay' : 'sector',
    ...(place !== null && { sector: { sector: place } }),
  });
}

function cardsLine(view: View, { counts, discard, hunts, played }: SeenCaptain): Line {
  const { hand, deck, unseen, reserve } = counts;
  const piles = { hand, deck, discard: discard.length + unseen, reserve, hunts };
  return line('status.cards', { ...piles, played: cards(played, view) });
}

function ownLines(view: View, { own }: SeenCaptain): Line[] {
  if (own === null) return [];
  const reserved = own.reserve === null ? [] : [line('status.reserve', { card: card(own.reserve, view) })];
  return [line('status.hand', { cards: cards(own.hand, view) }), ...reserved];
}

function fightLine({ sector, attacker, defender, counts }: SeenFight): Line {
  return line('status.fight', {
    sector: { sector },
    attacker: { seat: attacker },
    defender: { seat: defender },
    attack: at(counts, 0),
    defence: at(counts, 1),
  });
}
