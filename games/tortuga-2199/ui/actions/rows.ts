import { at, type Refusal, type Seat } from '@haven/kit';
import {
  facesOf,
  INFLUENCE_PRICE,
  isSpecial,
  type Move,
  moves as made,
  SECTOR,
  SECTORS,
  type SectorId,
  type TurnMove,
  tortuga2199,
  type View,
} from '@haven/tortuga-2199-rules';
import type { Action } from '@haven/tortuga-2199-text';

export interface Choice {
  readonly text: string;
  readonly move: Move;
}

/** One action of the rulebook: what can be done with it now, or which rule stops it. */
export interface Row {
  readonly action: Action;
  readonly choices: readonly Choice[];
  readonly refusal: Refusal | null;
  /** There is nothing to do it with at all: more to the point than any one wish. */
  readonly lacks: Lack | null;
}

type Lack = 'hand' | 'played' | 'hunt' | 'enemy' | 'sector';

interface RowsContext {
  readonly view: View;
  readonly me: Seat;
  readonly moves: ReadonlyMap<string, Move>;
  why(wish: string): Refusal;
}

/** §3 The actions: what decides games first, for a low screen shows no more; then cards, the rest as the rulebook has it, powers after them. */
const ORDER: readonly Action[] = [
  'conquer',
  'capture',
  'influence',
  'redeem',
  'attack',
  'play',
  'buy',
  'move',
  'collect',
  'explore',
  'lab',
  'cache',
  'vortex',
  'refresh',
  'reserve',
  'destroy',
  'reinforce',
  'layMineral',
  'takeMineralBack',
  'end',
];

const POWER_OF: Partial<Record<Action, SectorId>> = { lab: 'lab', cache: 'mines', vortex: 'vortex' };

const ONLY_WHEN_POSSIBLE: readonly Action[] = ['play', 'layMineral', 'takeMineralBack'];

/** The action list of a turn: possible actions, then the others with their reasons. */
export function rowsOf(table: RowsContext): Row[] {
  const rows = ORDER.filter((action) => isOfInterest(table, action)).map((action) => rowOf(table, action));
  return [...rows.filter(isPossible), ...rows.filter((row) => !isPossible(row))];
}

export const isPossible = ({ choices }: Row): boolean => choices.length > 0;

/** The power of a sector is no news to those who do not hold it, nor is an action without anything to do it with. */
function isOfInterest({ view, me, moves }: RowsContext, action: Action): boolean {
  const power = POWER_OF[action];
  if (power) return view.sectors[power]?.owner === me;
  return !ONLY_WHEN_POSSIBLE.includes(action) || [...moves.values()].some(({ type }) => type === action);
}

function rowOf(table: RowsContext, action: Action): Row {
  const choices = [...table.moves].flatMap(([text, move]) => (actionOf(move) === action ? [{ text, move }] : []));
  const wish = choices.length > 0 ? undefined : wishFor(table, action);
  const refusal = wish ? table.why(tortuga2199.notate(wish)) : null;
  return { action, choices, refusal, lacks: refusal && lackBehind(action, refusal) };
}

const LACKS: Readonly<Record<string, Lack>> = {
  'not-in-hand': 'hand',
  'not-played': 'played',
  'no-enemy-here': 'enemy',
  'not-controlled': 'sector',
};

/** A card or a spaceship that was only named for want of any is no obstacle: there is none at all. */
function lackBehind(action: Action, { code }: Refusal): Lack | null {
  return action === 'redeem' ? 'hunt' : (LACKS[code] ?? null);
}

function actionOf({ type }: Move): string {
  return type === 'playPlain' ? 'play' : type;
}

/** The likeliest wish of its kind: what stops it is what the captain wants to know. */
function wishFor(table: RowsContext, action: Action): TurnMove | undefined {
  const { view, me } = table;
  const { at: place, own, played } = at(view.captains, me);
  const kindIn = (cards: readonly string[] = []) => cards[0] ?? at(facesOf(view, 'start'), 0).id;
  switch (action) {
    case 'buy':
    case 'refresh':
      return { type: action, card: offeredIn(view, place ?? 'tortuga') };
    case 'move':
      return made.move[view.sectors[place ?? 'tortuga']?.next[0] ?? 'tortuga'];
    case 'reserve':
    case 'lab':
      return { type: action, card: kindIn(own?.hand) };
    case 'destroy':
    case 'vortex':
      return { type: action, card: kindIn(played) };
    case 'redeem':
      return { type: 'redeem', card: at(facesOf(view, 'hunt'), 0).id };
    case 'conquer':
      return made.conquer;
    case 'reinforce':
      return reinforcement(view, me);
    case 'attack':
      return made.attack(rivalNear(view, me));
    case 'influence':
      return made.influence(INFLUENCE_PRICE);
    case 'collect':
    case 'explore':
    case 'capture':
    case 'cache':
    case 'end':
      return { type: action };
    default:
      return undefined;
  }
}

/** The cheapest card of the market here. */
function offeredIn(view: View, place: SectorId): string {
  const { sells } = SECTOR[place];
  const open = isSpecial(sells) ? view.decks[sells].open : [];
  const kinds = facesOf(view, sells).filter(({ id }) => (view.piles[id] ?? 0) > 0 || open.includes(id));
  return kinds.toSorted((a, b) => a.price - b.price)[0]?.id ?? at(facesOf(view, sells), 0).id;
}

/** Whoever is in the same sector, or else anybody. */
function rivalNear({ captains }: View, me: Seat): Seat {
  const here = at(captains, me).at;
  const near = captains.findIndex((rival, seat) => seat !== me && here !== null && rival.at === here);
  return near < 0 ? (me + 1) % captains.length : near;
}

/** The own sector that it would cost the least to reinforce. */
function reinforcement(view: View, me: Seat): TurnMove {
  const defenceOf = (id: SectorId) => view.sectors[id]?.defence ?? 0;
  const own = SECTORS.filter((id) => id !== 'tortuga' && view.sectors[id]?.owner === me);
  const [mine] = own.toSorted((a, b) => defenceOf(a) - defenceOf(b));
  const sector = mine ?? SECTORS.find((id) => id !== 'tortuga' && view.sectors[id] !== undefined) ?? 'lab';
  return made.reinforce(sector, (view.sectors[sector]?.defence ?? 0) + 1);
}

/** Moves as the list has them: what counts most comes first. */
export function inOrder(moves: ReadonlyMap<string, Move>): ReadonlyMap<string, Move> {
  const order: readonly string[] = ORDER;
  const placeOf = (move: Move) => order.indexOf(actionOf(move));
  return new Map([...moves].toSorted(([, a], [, b]) => placeOf(a) - placeOf(b)));
}

/** What would be a pity to leave undone at the end of a turn. */
const USEFUL: readonly Action[] = [
  'play',
  'conquer',
  'capture',
  'influence',
  'redeem',
  'cache',
  'collect',
  'explore',
  'buy',
];

export function usefulIn(moves: ReadonlyMap<string, Move>): Action[] {
  const types = new Set([...moves.values()].map(actionOf));
  return USEFUL.filter((action) => types.has(action));
}
