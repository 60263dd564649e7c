import { at, currentStep, type Refusal, type Seat } from '@haven/kit';
import { barrierTo, manoeuvrePriceOf } from './actions/conquest.ts';
import { preyOf } from './actions/hunt.ts';
import { canRefresh } from './actions/market.ts';
import { capturePriceOf, cardPriceOf, defencePriceOf, fundsOf, priceOf } from './actions/payment.ts';
import { type Face, faceOf, indexOf, tileOf } from './components/card-index.ts';
import { isSpecial, SECTOR, SECTORS, type SectorId, type Special } from './components/sectors.ts';
import { INFLUENCE_PRICE, PRICE } from './components/table.ts';
import { sectorOf } from './sectors/sectors.ts';
import type { CardId, State, Step } from './types.ts';

/** Every reason why a move can be impossible. */
export const REFUSALS = [
  'already-explored',
  'cache-empty',
  'council',
  'decide-first',
  'deck-empty',
  'defence-range',
  'guarded',
  'illegal-move',
  'no-ability',
  'no-creature',
  'no-enemy-here',
  'no-fight-card',
  'no-landing',
  'no-manoeuvre-on-card',
  'no-mineral',
  'no-payment-choice',
  'no-place',
  'not-a-hunt-card',
  'not-adjacent',
  'not-at-tortuga',
  'not-committed',
  'not-controlled',
  'not-explored',
  'not-for-sale',
  'not-in-hand',
  'not-leader',
  'not-peaceful',
  'not-played',
  'not-there',
  'nothing-laid',
  'own-sector',
  'peaceful',
  'power-used',
  'reserve-full',
  'ship-taken',
  'sold-out',
  't-sector',
  'too-few-crypto',
  'too-few-manoeuvre',
  'too-late',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** Who wishes what: `name` is the first word after the verb. */
interface Wish {
  readonly seat: Seat;
  readonly name: string;
  readonly number: number;
}
type Why = (state: State, wish: Wish) => Refusal | undefined;

const because = (code: RefusalCode, rule: string, values?: Refusal['values']): Refusal =>
  values ? { code, rule, values } : { code, rule };

/** Which condition is not met. It speaks only of what the captain can see. */
export function refusal(state: State, seat: Seat, wish: string): Refusal {
  const [verb = '', name = '', number = ''] = wish.split(' ');
  const asked = currentStep(state)?.type;
  const why = ACTS.get(verb);
  const about: Wish = { seat, name, number: Number.parseInt(number, 10) || 0 };
  const reason = why ? (asked === 'act' ? why(state, about) : decideFirst(state)) : ANSWERS.get(verb)?.(state, about);
  return reason ?? { code: 'illegal-move' };
}

/** Something else is to be decided before the turn goes on. */
function decideFirst(state: State): Refusal {
  const step = currentStep(state)?.type ?? 'act';
  return because('decide-first', RULE_OF[step], { step });
}

/** The rule of what is asked now. */
const RULE_OF = {
  chooseShip: '§1.8',
  placeShip: '§4.11',
  takeReserve: '§2.10',
  act: '§2.8',
  ability: '§2.5',
  commit: '§4.2',
  defend: '§4.3',
  sacrifice: '§7.1.2',
  spoils: '§7.1.1',
} as const satisfies Record<Step['type'], string>;

const ACTS = new Map<string, Why>([
  ['play', (state, wish) => notInHand(state, wish, '§3.2')],
  ['play-plain', (state, wish) => notInHand(state, wish, '§3.2') ?? because('no-ability', '§2.5', { card: wish.name })],
  ['buy', whyNotBuy],
  ['refresh', whyNotRefresh],
  [
    'move',
    (state, wish) => homeless(state, wish) ?? notNext(state, wish) ?? tooFewManoeuvre(state, PRICE.move, '§3.5'),
  ],
  ['collect', whyNotCollect],
  ['mineral', () => because('no-payment-choice', '§3.6.2')],
  ['mineral-back', () => because('nothing-laid', '§3.6.2')],
  ['explore', whyNotExplore],
  ['reserve', whyNotReserve],
  ['destroy', (state, wish) => notPlayed(state, wish, '§3.9') ?? tooFewManoeuvre(state, PRICE.destroy, '§3.9')],
  ['capture', whyNotCapture],
  ['redeem', (state, wish) => notInHand(state, wish, '§3.11') ?? because('not-a-hunt-card', '§3.11')],
  ['conquer', whyNotConquer],
  ['reinforce', whyNotReinforce],
  ['attack', whyNotAttack],
  ['lab', (state, wish) => noPower(state, wish, 'lab') ?? reserveFull(state, wish) ?? notInHand(state, wish, '§5.4')],
  ['cache', (state, wish) => noPower(state, wish, 'mines') ?? because('cache-empty', '§5.5')],
  ['vortex', (state, wish) => noPower(state, wish, 'vortex') ?? notPlayed(state, wish, '§5.8')],
  ['influence', whyNoInfluence],
  ['end', () => undefined],
]);

const ANSWERS = new Map<string, Why>([
  ['ship', () => because('ship-taken', '§1.8')],
  ['place', () => because('no-landing', '§4.11')],
  ['take-reserve', () => because('too-late', '§3.1')],
  ['use', () => because('too-late', '§2.5')],
  ['commit', whyNotCommit],
  ['ready', (state) => (state.fight ? because('not-committed', '§4.2') : because('too-late', '§4.2'))],
]);

function faceCalled(state: State, name: string): Face | undefined {
  return indexOf(state).byKind.get(name);
}

function sectorCalled(name: string): SectorId | undefined {
  return SECTORS.find((sector) => sector === name);
}

function has(state: State, cards: readonly CardId[], name: string): boolean {
  return cards.some((card) => faceOf(state, card).id === name);
}

function notInHand(state: State, { seat, name }: Wish, rule: string): Refusal | undefined {
  if (!faceCalled(state, name)) return { code: 'illegal-move' };
  return has(state, at(state.captains, seat).hand, name) ? undefined : because('not-in-hand', rule, { card: name });
}

function notPlayed(state: State, { seat, name }: Wish, rule: string): Refusal | undefined {
  if (!faceCalled(state, name)) return { code: 'illegal-move' };
  return has(state, at(state.captains, seat).played, name) ? undefined : because('not-played', rule, { card: name });
}

function tooFewManoeuvre(state: State, price: number, rule: string): Refusal | undefined {
  const have = state.turn.manoeuvre;
  return have < price ? because('too-few-manoeuvre', rule, { price, have }) : undefined;
}

function tooFewCrypto(state: State, { seat }: Wish, cost: { price: number; rule: string }): Refusal | undefined {
  const have = fundsOf(state, seat);
  return have < cost.price ? because('too-few-crypto', cost.rule, { price: cost.price, have }) : undefined;
}

/** §4.16 Without a place many actions are impossible. */
function homeless(state: State, { seat }: Wish): Refusal | undefined {
  return at(state.captains, seat).at === null ? because('no-place', '§4.16') : undefined;
}

function placeOf(state: State, { seat }: Wish): SectorId {
  return at(state.captains, seat).at ?? 'tortuga';
}

function whyNotBuy(state: State, wish: Wish): Refusal | undefined {
  const face = faceCalled(state, wish.name);
  return (
    face &&
    (homeless(state, wish) ??
      notOffered(state, wish, face) ??
      tooFewCrypto(state, wish, { price: cardPriceOf(state, face), rule: '§3.3' }))
  );
}

function notOffered(state: State, wish: Wish, face: Face): Refusal | undefined {
  const { sells } = SECTOR[placeOf(state, wish)];
  const soldHere = face.deck === sells || (face.deck === 'T' && state.turn.trade);
  if (!soldHere) return because('not-for-sale', '§3.3', { card: face.id });
  if (face.deck === 'T') return state.piles[face.id] ? undefined : because('sold-out', '§1.5', { card: face.id });
  return isOpen(state, face) ? undefined : because('not-for-sale', '§3.3', { card: face.id });
}

function isOpen(state: State, face: Face): boolean {
  return isSpecial(face.deck) && state.decks[face.deck].open.some((card) => card && faceOf(state, card) === face);
}

function whyNotRefresh(state: State, wish: Wish): Refusal | undefined {
  const place = placeOf(state, wish);
  const face = faceCalled(state, wish.name);
  const nowhere = homeless(state, wish);
  if (nowhere) return nowhere;
  if (!isSpecial(place)) return because('t-sector', '§3.4');
  if (!face || face.deck !== place || !isOpen(state, face)) return because('not-for-sale', '§3.4', { card: wish.name });
  if (!canRefresh(state.decks[place])) return because('deck-empty', '§3.4');
  return tooFewCrypto(state, wish, { price: PRICE.refresh, rule: '§3.4' });
}

function notNext(state: State, wish: Wish): Refusal | undefined {
  const sector = sectorCalled(wish.name);
  if (sector === undefined || state.sectors[sector] === undefined) return { code: 'illegal-move' };
  const { next } = sectorOf(state, placeOf(state, wish));
  return next.includes(sector) ? undefined : because('not-adjacent', '§3.5', { sector });
}

function whyNotCollect(state: State, wish: Wish): Refusal | undefined {
  const nowhere = homeless(state, wish);
  if (nowhere) return nowhere;
  if (!sectorOf(state, placeOf(state, wish)).mineral) return because('no-mineral', '§3.6');
  return tooFewManoeuvre(state, PRICE.collect, '§3.6');
}

function whyNotExplore(state: State, wish: Wish): Refusal | undefined {
  const nowhere = homeless(state, wish);
  if (nowhere) return nowhere;
  const { hunt, explored } = sectorOf(state, placeOf(state, wish));
  if (hunt === null) return because('no-creature', '§3.7');
  if (explored.includes(wish.seat)) return because('already-explored', '§3.7');
  return tooFewManoeuvre(state, PRICE.explore, '§3.7');
}

function reserveFull(state: State, { seat }: Wish): Refusal | undefined {
  return at(state.captains, seat).reserve === null ? undefined : because('reserve-full', '§3.8');
}

function whyNotReserve(state: State, wish: Wish): Refusal | undefined {
  const price = { price: PRICE.reserve, rule: '§3.8' };
  return notInHand(state, wish, '§3.8') ?? reserveFull(state, wish) ?? tooFewCrypto(state, wish, price);
}

/** §3.10 The difficulty is told only to those who explored the token. */
function whyNotCapture(state: State, wish: Wish): Refusal | undefined {
  const nowhere = homeless(state, wish);
  if (nowhere) return nowhere;
  const place = placeOf(state, wish);
  if (sectorOf(state, place).hunt === null) return because('no-creature', '§3.10');
  const prey = preyOf(state, wish.seat, place);
  return prey ? tooFewManoeuvre(state, capturePriceOf(state, prey), '§3.10') : because('not-explored', '§3.10');
}

const BARRIER_RULE = {
  council: '§6.3',
  'own-sector': '§3.12.3',
  guarded: '§3.12.4',
  'not-leader': '§7.1.4',
} as const;

function whyNotConquer(state: State, wish: Wish): Refusal | undefined {
  const nowhere = homeless(state, wish);
  if (nowhere) return nowhere;
  const place = placeOf(state, wish);
  const barrier = barrierTo(state, wish.seat, place);
  if (barrier) return because(barrier, BARRIER_RULE[barrier]);
  if (wish.name !== 'crypto') return tooFewManoeuvre(state, manoeuvrePriceOf(state, place), '§3.12');
  if (state.options.scenario !== 'peaceful') return because('not-peaceful', '§7.2.2');
  return tooFewCrypto(state, wish, { price: priceOf(sectorOf(state, place)), rule: '§7.2.2' });
}

function whyNotReinforce(state: State, wish: Wish): Refusal | undefined {
  const id = sectorCalled(wish.name);
  const sector = id && state.sectors[id];
  if (!sector) return undefined;
  if (sector.owner !== wish.seat || id === 'tortuga') return because('not-controlled', '§3.13', { sector: id });
  const { most } = tileOf(state, id);
  if (wish.number <= sector.defence || wish.number > most)
    return because('defence-range', '§3.13', { least: sector.defence + 1, most });
  return tooFewCrypto(state, wish, { price: defencePriceOf(state, wish.number), rule: '§3.13' });
}

function whyNotAttack(state: State, wish: Wish): Refusal | undefined {
  if (state.options.scenario === 'peaceful') return because('peaceful', '§7.2.1');
  if (state.lastRound) return because('council', '§6.3');
  const nowhere = homeless(state, wish);
  if (nowhere) return nowhere;
  const other = Number.parseInt(wish.name, 10);
  const here = other !== wish.seat && state.captains[other]?.at === placeOf(state, wish);
  return here ? because('no-fight-card', '§4.15') : because('no-enemy-here', '§3.14');
}

/** §5.2 Controlling, being there, and not yet this turn. */
function noPower(state: State, { seat }: Wish, power: Special): Refusal | undefined {
  if (state.sectors[power]?.owner !== seat) return because('not-controlled', '§5.2', { sector: power });
  if (at(state.captains, seat).at !== power) return because('not-there', '§5.2', { sector: power });
  return state.turn.used.includes(power) ? because('power-used', '§5.2', { sector: power }) : undefined;
}

function whyNoInfluence(state: State, wish: Wish): Refusal | undefined {
  const price = Number.parseInt(wish.name, 10);
  const lobby = state.turn.lobbies.includes(price);
  if (!lobby && price !== INFLUENCE_PRICE) return { code: 'illegal-move' };
  if (!lobby && at(state.captains, wish.seat).at !== 'tortuga') return because('not-at-tortuga', '§5.7');
  return tooFewCrypto(state, wish, { price, rule: lobby ? '§8.3.15' : '§5.7' });
}

function whyNotCommit(state: State, wish: Wish): Refusal | undefined {
  const step = currentStep(state)?.type;
  if (step !== 'commit' && step !== 'defend') return because('too-late', '§4.2');
  return notInHand(state, wish, '§4.2') ?? because('no-manoeuvre-on-card', '§4.15', { card: wish.name });
}
