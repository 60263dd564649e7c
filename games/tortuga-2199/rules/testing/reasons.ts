import { at } from '@haven/kit';
import type { Reasons, Refused } from '@haven/kit/testing';
import { faceOf, tileOf } from '../components/card-index.ts';
import { KEYWORDS, optionsOf, type PlayKeyword } from '../components/card-set.ts';
import { SECTOR, SECTORS, type SectorId } from '../components/sectors.ts';
import type { RefusalCode } from '../refusals.ts';
import type { Captain, CardId, Move, Seat, Sector, State, Step, Tortuga2199 } from '../types.ts';

type Case = Refused<Tortuga2199>;

/** By the refusal's code, what must be so on the table: read off the board and the cards, not asked of the rules. */
export const reasons: Reasons<Tortuga2199> & Record<Exclude<RefusalCode, 'illegal-move'>, (refused: Case) => boolean> =
  {
    'ability-asked': (refused) => abilitiesOf(refused).length > 0 && wants(refused, 'playPlain'),
    'already-explored': (refused) => wants(refused, 'explore') && here(refused).explored.includes(refused.seat),
    'cache-empty': (refused) => wants(refused, 'cache') && refused.state.cache === 0,
    'condition-unmet': (refused) => leftOf(refused).some(({ does, if: needs }) => isUsed(refused, does) && !!needs),
    council: (refused) => wants(refused, 'attack', 'conquer') && refused.state.lastRound !== null,
    'decide-first': (refused) => {
      const { type } = stepOf(refused);
      return refused.refusal.values?.step === type && !(ANSWERS[type] ?? []).includes(refused.move.type);
    },
    'deck-empty': ({ state, ...refused }) => {
      const deck = Object.entries(state.decks).find(([sector]) => sector === me({ state, ...refused }).at)?.[1];
      return deck !== undefined && deck.pile.length + deck.bottom.length === 0;
    },
    'defence-range': ({ state, move, refusal: { values } }) => {
      if (move.type !== 'reinforce') return false;
      const now = state.sectors[move.sector]?.defence ?? 0;
      return values?.least === now + 1 && (move.defence <= now || move.defence > Number(values.most));
    },
    guarded: (refused) => {
      const { owner } = here(refused);
      return owner !== null && owner !== refused.seat && at(refused.state.captains, owner).at === me(refused).at;
    },
    'no-ability': (refused) => wants(refused, 'playPlain') && abilitiesOf(refused).length <= 1,
    'no-creature': (refused) => wants(refused, 'explore', 'capture') && here(refused).hunt === null,
    'no-effect': (refused) => {
      const used = leftOf(refused).find(({ does }) => isUsed(refused, does));
      return used !== undefined && (used.per !== undefined || canDoNothing(refused));
    },
    'no-enemy-here': ({ state, move, ...refused }) =>
      move.type === 'attack' && at(state.captains, move.seat).at !== me({ state, move, ...refused }).at,
    'no-fight': (refused) =>
      refused.state.fight === null && wants(refused, 'commit', 'ready', 'sacrifice', 'takeInfluence', 'takeFromBank'),
    'no-fight-card': (refused) =>
      wants(refused, 'attack') && me(refused).hand.every((card) => faceOf(refused.state, card).manoeuvre === 0),
    'no-landing': ({ state, move, seat }) =>
      move.type === 'placeShip' && move.sector !== 'tortuga' && state.sectors[move.sector]?.owner !== seat,
    'no-lobby': ({ state, move }) =>
      move.type === 'influence' && move.price !== 7 && !state.turn.lobbies.includes(move.price),
    'no-manoeuvre-on-card': (refused) =>
      wants(refused, 'commit') && isAmong(refused, me(refused).hand, ({ manoeuvre }) => manoeuvre === 0),
    'no-mineral': (refused) => wants(refused, 'collect') && !here(refused).mineral,
    'no-payment-choice': (refused) => {
      const { crypto, laid } = refused.state.turn;
      const { minerals } = me(refused);
      return crypto === 0 || laid === minerals || !(canReserve(refused) && laid < 2 && crypto + minerals > 2);
    },
    'no-place': (refused) => me(refused).at === null,
    'not-a-hunt-card': (refused) =>
      wants(refused, 'redeem') && isAmong(refused, me(refused).hand, ({ deck }) => deck !== 'hunt'),
    'not-adjacent': (refused) =>
      refused.move.type === 'move' && !here(refused).next.includes(refused.move.sector) && names(refused, 'sector'),
    'not-at-tortuga': (refused) => wants(refused, 'influence') && me(refused).at !== 'tortuga',
    'not-committed': (refused) => wants(refused, 'ready') && refused.state.fight?.attack.length === 0,
    'not-controlled': (refused) => sectorNamed(refused)?.owner !== refused.seat,
    'not-explored': (refused) => {
      const { hunt, explored } = here(refused);
      return wants(refused, 'capture') && hunt !== null && !explored.includes(refused.seat);
    },
    'not-for-sale': (refused) => names(refused, 'card') && !isOnSaleHere(refused),
    'not-in-fight': (refused) => !isAmong(refused, lostCards(refused)),
    'not-in-hand': (refused) => names(refused, 'card') && !isAmong(refused, me(refused).hand),
    'not-leader': (refused) => {
      const { state, seat } = refused;
      const totals = state.captains.map((_, each) => influenceOf(state, each));
      const isAggressive = state.options.scenario === 'aggressive' && me(refused).at === 'tortuga';
      return isAggressive && Math.max(...totals) > at(totals, seat) + tileOf(state, 'tortuga').control;
    },
    'not-on-card': (refused) =>
      stepOf(refused).type === 'ability' && leftOf(refused).every(({ does }) => !isUsed(refused, does)),
    'not-peaceful': ({ state, move }) =>
      move.type === 'conquer' && move.pay === 'crypto' && state.options.scenario !== 'peaceful',
    'not-played': (refused) => names(refused, 'card') && !isAmong(refused, me(refused).played),
    'not-there': (refused) => sectorNamed(refused)?.owner === refused.seat && me(refused).at !== namedSector(refused),
    'nothing-laid': (refused) => wants(refused, 'takeMineralBack') && refused.state.turn.laid === 0,
    'out-of-reach': (refused) => leftOf(refused).some(({ does }) => isUsed(refused, does)) && hasAim(refused),
    'own-sector': (refused) => wants(refused, 'conquer') && here(refused).owner === refused.seat,
    'own-ship': ({ move, seat }) => move.type === 'attack' && move.seat === seat,
    peaceful: ({ state }) => state.options.scenario === 'peaceful',
    'power-used': (refused) => refused.state.turn.used.some((power) => power === namedSector(refused)),
    'reserve-full': (refused) => wants(refused, 'reserve', 'lab') && me(refused).reserve !== null,
    'ship-taken': ({ state, move }) =>
      move.type === 'chooseShip' && state.captains.some(({ ship }) => ship === move.ship),
    'sold-out': ({ state, move }) => move.type === 'buy' && state.piles[move.card] === 0,
    't-sector': (refused) => wants(refused, 'refresh') && SECTOR[placeIn(refused)].sells === 'T',
    'too-few-crypto': (refused) => {
      const { price, have } = refused.refusal.values ?? {};
      return have === refused.state.turn.crypto + me(refused).minerals && Number(price) > have;
    },
    'too-few-manoeuvre': ({ state, refusal: { values } }) =>
      values?.have === state.turn.manoeuvre && Number(values.price) > state.turn.manoeuvre,
    'too-late': (refused) =>
      stepOf(refused).type === 'act' &&
      wants(refused, 'chooseShip', 'placeShip', 'takeReserve', 'leaveReserve', 'use', 'skip'),
  };

/** What can be said to each question but that of the turn. */
const ANSWERS: Partial<Record<Step['type'], readonly Move['type'][]>> = {
  chooseShip: ['chooseShip'],
  placeShip: ['placeShip'],
  takeReserve: ['takeReserve', 'leaveReserve'],
  ability: ['use', 'skip', 'layMineral', 'takeMineralBack'],
  commit: ['commit', 'ready'],
  defend: ['commit', 'ready'],
  sacrifice: ['sacrifice'],
  spoils: ['takeInfluence', 'takeFromBank'],
};

const wants = ({ move }: Case, ...types: readonly Move['type'][]) => types.includes(move.type);

function stepOf({ state }: Case): Step {
  return at(state.agenda, state.agenda.length - 1);
}

const me = ({ state, seat }: Case): Captain => at(state.captains, seat);

function placeIn(refused: Case): SectorId {
  const place = me(refused).at;
  if (place === null) throw new Error('the ship lies in the cargo bay');
  return place;
}

function here(refused: Case): Sector {
  const sector = refused.state.sectors[placeIn(refused)];
  if (sector === undefined) throw new Error('the ship is not on the board');
  return sector;
}

/** The sector that the refusal names. */
const namedSector = ({ refusal }: Case) => refusal.values?.sector;
const sectorNamed = (refused: Case): Sector | undefined =>
  Object.entries(refused.state.sectors).find(([id]) => id === namedSector(refused))?.[1];

/** The refusal speaks of what was wished. */
function names({ move, refusal }: Case, what: 'card' | 'sector'): boolean {
  return Object.entries(move).some(([name, value]) => name === what && value === refusal.values?.[what]);
}

type Kind = ReturnType<typeof faceOf>;

/** Whether the card of the wish is one of these, and such a one. */
function isAmong({ state, move }: Case, cards: readonly CardId[], isSuch: (kind: Kind) => boolean = () => true) {
  const wished = 'card' in move ? move.card : undefined;
  return cards.some((card) => card.startsWith(`${wished}#`) && isSuch(faceOf(state, card)));
}

function isOnSaleHere(refused: Case): boolean {
  const { state } = refused;
  const { sells } = SECTOR[placeIn(refused)];
  const open = sells === 'T' ? [] : state.decks[sells].open.filter((card) => card !== null);
  const sellsPiles = wants(refused, 'buy') && (sells === 'T' || state.turn.trade);
  const isInPile = 'card' in refused.move && (state.piles[refused.move.card ?? ''] ?? 0) > 0;
  return isAmong(refused, open) || (sellsPiles && isInPile);
}

function lostCards({ state: { fight } }: Case): readonly CardId[] {
  if (fight === null) return [];
  return fight.winner === fight.attacker ? fight.defence : fight.attack;
}

function abilitiesOf({ state, move, seat }: Case) {
  const card = at(state.captains, seat).hand.find((each) => 'card' in move && each.startsWith(`${move.card}#`));
  return card === undefined ? [] : faceOf(state, card).abilities.filter(({ does }) => KEYWORDS[does].when === 'play');
}

function influenceOf(state: State, seat: Seat): number {
  const held = SECTORS.filter((id) => state.sectors[id]?.owner === seat);
  return held.reduce((sum, id) => sum + tileOf(state, id).control, at(state.captains, seat).influence);
}

const canReserve = (refused: Case) =>
  stepOf(refused).type === 'act' && me(refused).reserve === null && me(refused).hand.length > 0;

/** Why an ability comes to nothing, where that is easily seen. */
const NOTHING: Partial<Record<PlayKeyword, (refused: Case) => boolean>> = {
  draw: (refused) => me(refused).deck.length === 0,
  collect: (refused) => !here(refused).mineral,
  'from-cache': ({ state }) => state.cache === 0,
  reserve: (refused) => me(refused).reserve !== null || me(refused).hand.length === 0,
  scrap: (refused) => me(refused).hand.length + me(refused).discard.length === 0,
  siege: ({ state }) => state.lastRound !== null,
  tribute: ({ state, seat }) => SECTORS.every((id) => SECTOR[id].kind !== 'post' || state.sectors[id]?.owner !== seat),
  'destroy-played': (refused) => me(refused).played.length === 0,
  reclaim: (refused) => me(refused).discard.length === 0,
  'trade-anywhere': ({ state }) => state.turn.trade,
};

function canDoNothing(refused: Case): boolean {
  return refused.move.type === 'use' && (NOTHING[refused.move.does]?.(refused) ?? true);
}

/** What is left of the card just played, each choice as what it offers. */
function leftOf(refused: Case) {
  const step = stepOf(refused);
  return step.type === 'ability' ? step.left.flatMap(optionsOf) : [];
}

const isUsed = ({ move }: Case, does: string) => move.type === 'use' && move.does === does;

const hasAim = ({ move }: Case) =>
  move.type === 'use' && (move.sector !== undefined || move.card !== undefined || move.from !== undefined);
