import { at } from '@haven/kit';
import {
  barrierToConquest,
  FROM_BANK,
  FROM_LOSER,
  faceNamed,
  INFLUENCE_PRICE,
  INFLUENCE_TO_WIN,
  isWar,
  type Move,
  manoeuvrePriceOf,
  PRICE,
  placeOf,
  preyOf,
  type SectorId,
  type SeenCaptain,
  SPECIALS,
  type Special,
  sectorOf,
  type TurnMove,
  tileOf,
  type View,
} from '@haven/tortuga-2199-rules';
import { amounts } from './amounts.ts';
import { giftsOf } from './cards.ts';
import { laidOut, ownCaptain } from './figures.ts';
import { type Line, line, type Value } from './line.ts';

type Kind<K extends Move['type']> = Extract<Move, { type: K }>;

/** What speaks for a move by the rules, in the figures of this position; it names nothing that others do not know. */
export function groundLine(move: Move, view: View): Line | undefined {
  const own = ownCaptain(view);
  if (own === undefined) return undefined;
  switch (move.type) {
    case 'chooseShip':
      return line('grounds.ship', { cards: FIRST_DECK, gifts: giftsOf(faceNamed(view, move.ship)) });
    case 'placeShip':
      return thereGround(view, move.sector);
    case 'takeReserve':
      return line('grounds.hand', { cards: own.counts.hand + 1 });
    case 'leaveReserve':
      return line('grounds.waiting');
    case 'use':
      return move.sector !== undefined && isFlight(move) ? thereGround(view, move.sector) : line('grounds.nowOrNever');
    case 'skip':
      return line('grounds.declined');
    case 'commit':
    case 'ready':
    case 'sacrifice':
      return fightGround(move, view);
    case 'takeInfluence':
    case 'takeFromBank':
      return spoilsGround(move, view, own);
    default:
      return actGround(move, view, own);
  }
}

/** §1.9 */
const FIRST_DECK = 10;

const isFlight = ({ does }: Kind<'use'>) => does === 'move' || does === 'move-anywhere';

function actGround(act: TurnMove, view: View, own: SeenCaptain): Line | undefined {
  switch (act.type) {
    case 'play':
    case 'playPlain':
      return playGround(act, view);
    case 'buy':
      return line('grounds.bought', { cards: deckOf(own) + 1, gifts: giftsOf(faceNamed(view, act.card)) });
    case 'destroy':
    case 'vortex':
      return line('grounds.thinned', { cards: deckOf(own) - 1 });
    case 'refresh':
      return openedGround(view);
    case 'reserve':
    case 'lab':
      return line('grounds.kept');
    case 'redeem':
      return totalGround(own, faceNamed(view, act.card).redeem ?? 0);
    case 'influence':
      return totalGround(own, 1);
    case 'cache':
      return line('grounds.minerals', { minerals: own.minerals + 1 });
    case 'layMineral':
      return line('grounds.laid');
    case 'takeMineralBack':
      return line('grounds.takenBack');
    default:
      return planetGround(act, view, own);
  }
}

type PlanetMove =
  | Kind<'move' | 'conquer' | 'reinforce' | 'attack'>
  | { readonly type: 'explore' | 'capture' | 'collect' | 'end' };

function planetGround(act: PlanetMove, view: View, own: SeenCaptain): Line | undefined {
  switch (act.type) {
    case 'move':
      return thereGround(view, act.sector);
    case 'collect':
      return line('grounds.minerals', { minerals: own.minerals + 1 });
    case 'explore':
      return line('grounds.explored', { left: view.turn.manoeuvre - PRICE.explore });
    case 'capture':
      return captureGround(view, own);
    case 'conquer':
      return conquestGround(view, own);
    case 'reinforce':
      return line('grounds.defended', { sum: { sum: amounts({ manoeuvre: act.defence + 1 }) } });
    case 'attack':
      return attackGround(act, view);
    case 'end':
      return endGround(view, own);
    default:
      return act satisfies never;
  }
}

/** §2.2, §3.2 */
function playGround({ card }: Kind<'play' | 'playPlain'>, view: View): Line {
  const { crypto, manoeuvre } = faceNamed(view, card);
  if (crypto + manoeuvre === 0) return line('grounds.unplayed');
  const sum = amounts({ crypto: view.turn.crypto + crypto, manoeuvre: view.turn.manoeuvre + manoeuvre });
  return line('grounds.pool', { sum: { sum } });
}

/** Wherever they are; what is on its way to the discard pile included. */
function deckOf({ played, discard, counts }: SeenCaptain): number {
  return played.length + discard.length + counts.hand + counts.deck + counts.unseen + counts.reserve;
}

/** §3.4 */
function openedGround(view: View): Line | undefined {
  const place = placeOf(view, view.turn.seat);
  if (!isSpecial(place)) return undefined;
  const { pile, bottom } = view.decks[place];
  return line('grounds.opened', { pile: pile + bottom.length });
}

const isSpecial = (sector: SectorId): sector is Special => SPECIALS.some((each) => each === sector);

/** §6.1 */
function totalGround({ total }: SeenCaptain, gain: number, more: Value = 'none'): Line {
  return line('grounds.total', { total: total + gain, goal: INFLUENCE_TO_WIN, more });
}

/** §3.10, §3.11 */
function captureGround(view: View, own: SeenCaptain): Line {
  const prey = preyOf(view, view.turn.seat, placeOf(view, view.turn.seat));
  return totalGround(own, 1, prey?.redeem ? { sum: amounts({ influence: prey.redeem }) } : 'none');
}

/** §3.12.1, §5.1 */
function conquestGround(view: View, own: SeenCaptain): Line {
  const sector = placeOf(view, view.turn.seat);
  return totalGround(own, tileOf(view, sector).control, bonusOf(sector));
}

function bonusOf(sector: SectorId): 'post' | 'turrets' | 'special' | 'none' {
  if (sector === 'tortuga') return 'none';
  if (sector.startsWith('post')) return 'post';
  return sector.startsWith('turrets') ? 'turrets' : 'special';
}

/** §4.3, §4.12, §7.1.1 */
function attackGround({ seat }: Kind<'attack'>, view: View): Line {
  const { counts, influence } = at(view.captains, seat);
  const { scenario } = view.options;
  const taken = Math.min(FROM_LOSER[scenario], influence);
  const gained = scenario === 'aggressive' ? Math.max(taken, FROM_BANK[scenario]) : taken + FROM_BANK[scenario];
  const gain = { sum: amounts({ influence: gained }) };
  return line('grounds.attacked', { target: { seat }, cards: counts.hand, gain });
}

/** §2.4, §3.6 Minerals are not lost with the turn. */
function endGround({ turn }: View, { minerals }: SeenCaptain): Line {
  const left = amounts({ crypto: turn.crypto, manoeuvre: turn.manoeuvre });
  const kept = minerals > 0 ? 'kept' : 'no';
  return line('grounds.ended', { unused: left.length > 0 ? 'yes' : kept, left: { sum: left } });
}

/** §4.6, §4.10 */
function fightGround(move: Kind<'commit' | 'ready' | 'sacrifice'>, view: View): Line | undefined {
  const { fight } = view;
  if (fight === null) return undefined;
  if (move.type === 'sacrifice') return line('grounds.missed');
  const used = [...laidOut(view, fight), ...(move.type === 'commit' ? [move.card] : [])];
  if (used.length === 0) return line('grounds.unhurt');
  const manoeuvre = used.reduce((sum, card) => sum + faceNamed(view, card).manoeuvre, 0);
  return line('grounds.committed', { sum: { sum: amounts({ manoeuvre }) } });
}

/** §7.1.1 */
function spoilsGround({ type }: Kind<'takeInfluence' | 'takeFromBank'>, view: View, own: SeenCaptain): Line {
  const { scenario } = view.options;
  const { influence } = at(view.captains, view.fight?.defender ?? 0);
  return totalGround(own, type === 'takeFromBank' ? FROM_BANK[scenario] : Math.min(FROM_LOSER[scenario], influence));
}

/** What a captain finds there to be done. */
function thereGround(view: View, sector: SectorId): Line | undefined {
  const things = thingsIn(view, sector, view.turn.seat);
  return things.length === 0 ? undefined : line('grounds.there', { things: { lines: things } });
}

function thingsIn(view: View, id: SectorId, seat: number): Line[] {
  const { owner, mineral, hasHunt, explored } = sectorOf(view, id);
  const rivals = view.captains.flatMap((captain, other) => (captain.at === id && other !== seat ? [other] : []));
  const creature = explored.includes(seat) ? 'known' : 'hidden';
  return [
    ...(owner === seat ? [line('groundThings.own')] : []),
    ...(isOpen(view, seat, id) ? [line('groundThings.conquest', { price: conquestPrice(view, id) })] : []),
    ...(hasHunt ? [line(`groundThings.${creature}`)] : []),
    ...(mineral ? [line('groundThings.mineral')] : []),
    ...(id === 'tortuga'
      ? [line('groundThings.influence', { price: { sum: amounts({ crypto: INFLUENCE_PRICE }) } })]
      : []),
    ...(rivals.length > 0 && isWar(view) ? [line('groundThings.ships', { seats: { seats: rivals } })] : []),
  ];
}

function isOpen(view: View, seat: number, id: SectorId): boolean {
  return id !== 'tortuga' && barrierToConquest(view, seat, id) === undefined;
}

const conquestPrice = (view: View, id: SectorId): Value => ({
  sum: amounts({ manoeuvre: manoeuvrePriceOf(view, id) }),
});
