import { at } from '@haven/kit';
import { deal, type Table } from '@haven/kit/testing';
import { cardId, faceNamed, faceOf, facesOf, tokenOf } from '../components/card-index.ts';
import type { KindId } from '../components/card-set.ts';
import { isSpecial, SECTORS, type SectorId, type Special } from '../components/sectors.ts';
import { tortuga2199 } from '../index.ts';
import { layOut } from '../setup.ts';
import type { Captain, CardId, Options, Seat, Sector, State, TokenId, Tortuga2199 } from '../types.ts';

/** A fresh match: the first captain is about to choose a ship. */
export const newTable = (seats = 2, options: Partial<Options> = {}, seed = 1): Table<Tortuga2199> =>
  deal(tortuga2199, { seats, options, seed });

/** On map nestled: between post-0 and turrets-1, post-2 and turrets-3, turrets-3 and post-4, turrets-5 and post-0. */
const SPECIALS_HERE: readonly Special[] = ['vortex', 'mines', 'lab', 'fortress'];
const SHIPS = ['marauder', 'bastion', 'galleon', 'comet'] as const;

/** What a test needs to say; lists run from seat 0 on. */
export interface Scene {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly at?: readonly (SectorId | null)[];
  readonly hands?: readonly (readonly KindId[])[];
  readonly decks?: readonly (readonly KindId[])[];
  readonly discards?: readonly (readonly KindId[])[];
  readonly unseen?: readonly (readonly KindId[])[];
  readonly played?: readonly KindId[];
  readonly reserves?: readonly (KindId | null)[];
  readonly minerals?: readonly number[];
  readonly influence?: readonly number[];
  readonly owns?: Readonly<Partial<Record<SectorId, readonly [owner: Seat, defence: number]>>>;
  readonly hunts?: Readonly<Partial<Record<SectorId, KindId>>>;
  readonly explored?: Readonly<Partial<Record<SectorId, readonly Seat[]>>>;
  readonly open?: Readonly<Partial<Record<Special, readonly KindId[]>>>;
  readonly cache?: number;
  readonly crypto?: number;
  readonly manoeuvre?: number;
  /** Seat 0 still has to take or leave its reserve. */
  readonly turnStart?: boolean;
}

/** Seat 0's turn, on a board that is always the same; four captains unless said otherwise. */
export function inTurn(scene: Scene = {}): Table<Tortuga2199> {
  const table = newTable(scene.seats ?? 4, scene.options);
  const { state } = table;
  const step = scene.turnStart ? ('takeReserve' as const) : ('act' as const);
  table.with({ first: 0, round: 1, agenda: [{ type: step, seats: [0] }] });
  table.with({ turn: { ...state.turn, seat: 0, crypto: scene.crypto ?? 0, manoeuvre: scene.manoeuvre ?? 0 } });
  setBoard(table, scene);
  state.captains.forEach((captain, seat) => {
    setCaptain(state, captain, { seat, scene });
  });
  for (const [sector, kinds] of Object.entries(scene.open ?? {})) setOpen(state, sector as Special, kinds);
  return table;
}

function setBoard(table: Table<Tortuga2199>, scene: Scene): void {
  const { state } = table;
  const wished = Object.values(scene.hunts ?? {}).map(tokenOf);
  const tokens = facesOf(state, 'hunt').map(({ id }) => tokenOf(id));
  const others = tokens.filter((token) => !wished.includes(token));
  const sectors = layOut(state.captains.length, { options: state.options, specials: SPECIALS_HERE }, []);
  for (const id of SECTORS) {
    const sector = sectors[id];
    if (sector) setSector(sector, { id, scene, others });
  }
  table.with({ sectors, boxedTokens: others, cache: scene.cache ?? 0 });
}

function setSector(sector: Sector, { id, scene, others }: { id: SectorId; scene: Scene; others: string[] }): void {
  const owned = scene.owns?.[id];
  if (owned) [sector.owner, sector.defence] = owned;
  const hunt = scene.hunts?.[id];
  if (hunt) sector.hunt = tokenOf(hunt);
  else if (id !== 'tortuga') sector.hunt = at(others.splice(-1), 0);
  sector.explored.push(...(scene.explored?.[id] ?? []));
}

function setCaptain(state: State, captain: Captain, { seat, scene }: { seat: Seat; scene: Scene }): void {
  const ship = at(SHIPS, seat);
  const place = scene.at?.[seat];
  captain.ship = ship;
  captain.at = place === undefined ? 'tortuga' : place;
  captain.deck.push(...faceNamed(state, ship).ids);
  const fetch = (kind: KindId) => fetchCard(state, captain, kind);
  captain.hand = (scene.hands?.[seat] ?? []).map(fetch);
  captain.discard = (scene.discards?.[seat] ?? []).map(fetch);
  captain.unseen = (scene.unseen?.[seat] ?? []).map(fetch);
  captain.played = seat === 0 ? (scene.played ?? []).map(fetch) : [];
  captain.reserve = scene.reserves?.[seat] ? fetch(scene.reserves[seat]) : null;
  const deck = scene.decks?.[seat];
  if (deck) restack(state, captain, deck.map(fetch));
  captain.minerals = scene.minerals?.[seat] ?? 0;
  captain.influence = scene.influence?.[seat] ?? 0;
  captain.ledger.captures = captain.influence;
}

/** The deck holds exactly these; the rest went to the box. */
function restack(state: State, captain: Captain, deck: CardId[]): void {
  state.box.push(...captain.deck);
  captain.deck = deck;
}

/** Takes a card of this kind from the captain's deck, or from wherever such cards are in the box's order. */
function fetchCard(state: State, captain: Captain, kind: KindId): CardId {
  const owned = captain.deck.findIndex((card) => faceOf(state, card).id === kind);
  if (owned >= 0) return at(captain.deck.splice(owned, 1), 0);
  const { deck } = faceNamed(state, kind);
  if (deck === 'T') return fetchFromPile(state, kind);
  if (isSpecial(deck)) return fetchFrom(state, [state.decks[deck].pile, state.decks[deck].open], kind);
  if (deck === 'hunt') removeToken(state, tokenOf(kind));
  return fetchFrom(state, [state.huntDeck, state.box], kind);
}

/** A creature whose card is out was captured somewhere. */
function removeToken(state: State, token: TokenId): void {
  const boxed = state.boxedTokens.indexOf(token);
  if (boxed >= 0) state.boxedTokens.splice(boxed, 1);
  for (const id of SECTORS) {
    const sector = state.sectors[id];
    if (sector?.hunt === token) sector.hunt = null;
  }
}

function fetchFromPile(state: State, kind: KindId): CardId {
  const left = state.piles[kind] ?? 0;
  state.piles[kind] = left - 1;
  return cardId(kind, left);
}

function fetchFrom(state: State, zones: readonly (CardId | null)[][], kind: KindId): CardId {
  for (const zone of zones) {
    const index = zone.findIndex((card) => card !== null && faceOf(state, card).id === kind);
    if (index >= 0) return at(zone.splice(index, 1), 0) ?? '';
  }
  throw new Error(`no ${kind} is left for this test`);
}

/** Exactly these cards are open; what was open goes back under the pile. */
function setOpen(state: State, sector: Special, kinds: readonly KindId[] = []): void {
  const deck = state.decks[sector];
  deck.pile.push(...deck.open.filter((card) => card !== null));
  deck.open = [];
  deck.open = kinds.map((kind) => fetchFrom(state, [deck.pile], kind));
}

/** The kinds of these cards, for expectations. */
export function kindsOf(state: State, cards: readonly (CardId | null)[]): (KindId | null)[] {
  return cards.map((card) => card && faceOf(state, card).id);
}

/** Every card, mineral and Hunt token of the box: none may come or go. */
export function pieces(state: State): readonly string[] {
  const held = state.captains.flatMap((captain) => [
    ...captain.hand,
    ...captain.deck,
    ...captain.discard,
    ...captain.unseen,
    ...captain.played,
    ...(captain.reserve === null ? [] : [captain.reserve]),
  ]);
  return [...held, ...onTable(state), ...tokens(state), ...minerals(state)];
}

function onTable(state: State): string[] {
  const special = Object.values(state.decks).flatMap(({ open, pile, bottom }) => [...open, ...pile, ...bottom]);
  const piles = facesOf(state, 'T').flatMap(({ id, ids }) => ids.slice(0, state.piles[id]));
  const fight = [...(state.fight?.attack ?? []), ...(state.fight?.defence ?? [])];
  const ships = facesOf(state, 'ship').filter(({ id }) => state.captains.every(({ ship }) => ship !== id));
  const cards = [...special, ...piles, ...fight, ...state.huntDeck, ...state.box, ...ships.flatMap(({ ids }) => ids)];
  return cards.filter((card) => card !== null);
}

/** A token is on the board, in the box, or gone with its card. */
function tokens(state: State): string[] {
  const placed = SECTORS.flatMap((id) => state.sectors[id]?.hunt ?? []);
  const uncaught = new Set(state.huntDeck);
  const caught = facesOf(state, 'hunt').filter(({ ids }) => !uncaught.has(at(ids, 0)));
  return [...placed, ...state.boxedTokens, ...caught.map(({ id }) => tokenOf(id))];
}

function minerals(state: State): string[] {
  const lying = SECTORS.filter((id) => state.sectors[id]?.mineral).length;
  const kept = state.captains.reduce((sum, captain) => sum + captain.minerals, 0);
  return new Array<string>(lying + kept + state.cache).fill('mineral');
}
