import { type CardMoves, cardMoves } from '../moves.ts';
import type { CardId, Options, TokenId } from '../types.ts';
import { type Ability, type CardKind, type CardSet, DECKS, type Deck, type KindId, keywordOf } from './card-set.ts';
import { FIRST_SET } from './first-set.ts';
import { facesWith, type SectorFace, type SectorId } from './sectors.ts';
import { STANDARD_SET } from './standard-set.ts';

/** A kind of card with what the rules ask of it all the time. */
export interface Face extends CardKind {
  readonly price: number;
  readonly atPlay: readonly Ability[];
  /** §2.5 A single ability that leaves no choice is used by playing the card. */
  readonly isUsedAtOnce: boolean;
  readonly inFight: readonly Ability[];
  readonly moves: CardMoves;
  /** Every card of this kind. */
  readonly ids: readonly CardId[];
}

export interface CardIndex {
  readonly faces: readonly Face[];
  readonly byKind: ReadonlyMap<KindId, Face>;
  readonly byCard: ReadonlyMap<CardId, Face>;
  readonly byDeck: Readonly<Record<Deck, readonly Face[]>>;
  readonly tiles: Readonly<Record<SectorId, SectorFace>>;
  /** §3.12 The first price of the cheapest tile: no defence is ever raised to less. */
  readonly lowestPrice: number;
}

const MOST_CAPTAINS = 4;
const STANDARD_INDEX = indexSet(STANDARD_SET);
const FIRST_INDEX = indexSet(FIRST_SET);
const INDEXES = new WeakMap<CardSet, CardIndex>();

export type WithOptions = { readonly options: Options };

export function indexOf({ options }: WithOptions): CardIndex {
  const { cardSet, edition } = options;
  if (!cardSet) return edition === undefined ? FIRST_INDEX : STANDARD_INDEX;
  const known = INDEXES.get(cardSet);
  if (known) return known;
  const index = indexSet(cardSet);
  INDEXES.set(cardSet, index);
  return index;
}

function indexSet(set: CardSet): CardIndex {
  const faces = set.cards.map(faceFor);
  const tiles = facesWith(set.tiles);
  return {
    faces,
    byKind: new Map(faces.map((face) => [face.id, face])),
    byCard: new Map(faces.flatMap((face) => face.ids.map((id) => [id, face] as const))),
    byDeck: Object.fromEntries(DECKS.map((deck) => [deck, faces.filter((face) => face.deck === deck)])) as Record<
      Deck,
      Face[]
    >,
    tiles,
    lowestPrice: Math.min(...Object.values(tiles).map(({ firstPrice }) => firstPrice)),
  };
}

function faceFor(kind: CardKind): Face {
  const copies = kind.deck === 'start' ? kind.copies * MOST_CAPTAINS : kind.copies;
  const atPlay = kind.abilities.filter(({ does }) => keywordOf(does).when === 'play');
  return Object.freeze({
    ...kind,
    price: kind.cost ?? 0,
    atPlay,
    isUsedAtOnce: isAtOnce(atPlay),
    inFight: kind.abilities.filter(({ does }) => keywordOf(does).when === 'combat'),
    moves: cardMoves(kind.id),
    ids: Array.from({ length: copies }, (_, index) => cardId(kind.id, index + 1)),
  });
}

function isAtOnce(abilities: readonly Ability[]): boolean {
  const [only] = abilities;
  if (only === undefined || abilities.length > 1) return false;
  return keywordOf(only.does).atOnce === true && only.pays === undefined;
}

export function cardId(kind: KindId, number: number): CardId {
  return `${kind}#${number}`;
}

/** Copies of a kind differ in their number alone. */
export function kindOf(card: CardId): KindId {
  const end = card.indexOf('#');
  return end < 0 ? card : card.slice(0, end);
}

/** A card's kind, if the name is that of one card among equal ones. */
export function kindOfCopy(name: string): KindId | undefined {
  return /#\d+$/.test(name) ? kindOf(name) : undefined;
}

/** A Hunt token bears the name of its card. */
export function tokenOf(kind: KindId): TokenId {
  return `${kind}#token`;
}

export function faceOf(state: WithOptions, card: CardId): Face {
  const face = indexOf(state).byCard.get(card);
  if (face === undefined) throw new Error(`no card ${card} in this set`);
  return face;
}

export function isKind(state: WithOptions, name: string): boolean {
  return indexOf(state).byKind.has(name);
}

export function faceNamed(state: WithOptions, kind: KindId): Face {
  const face = indexOf(state).byKind.get(kind);
  if (face === undefined) throw new Error(`no kind ${kind} in this set`);
  return face;
}

/** The Hunt card whose token this is. */
export function faceOfToken(state: WithOptions, token: TokenId): Face {
  return faceNamed(state, token.slice(0, token.indexOf('#')));
}

export function facesOf(state: WithOptions, deck: Deck): readonly Face[] {
  return indexOf(state).byDeck[deck];
}

/** §5.1 What is printed on a tile of this table. */
export function tileOf(state: WithOptions, id: SectorId): SectorFace {
  return indexOf(state).tiles[id];
}
