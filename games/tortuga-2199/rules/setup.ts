import { type Rng, shuffle } from '@haven/kit';
import { layBoard } from './components/board.ts';
import { facesOf, tileOf, tokenOf } from './components/card-index.ts';
import { SECTORS, type SectorId, SPECIALS, type Special } from './components/sectors.ts';
import { OPEN } from './components/table.ts';
import { EDITION } from './meta.ts';
import type { Captain, CardId, Options, Seat, Sector, SpecialDeck, State, TokenId, TurnState } from './types.ts';

/** §1 The board is laid, the markets are opened, and the first captain chooses a ship. */
export function setup(seats: number, wished: Options, rng: Rng): State {
  const options: Options = { ...wished, edition: EDITION };
  const table = { options };
  const specials = shuffle(rng, [...SPECIALS]); // §1.2
  const tokens = shuffle(
    rng,
    facesOf(table, 'hunt').map(({ id }) => tokenOf(id)),
  );
  const first = rng.below(seats); // §1.8
  return {
    options,
    agenda: [{ type: 'chooseShip', seats: [first] }],
    first,
    round: 0,
    turn: newTurn(first, 0),
    captains: Array.from({ length: seats }, (_, seat) => newCaptain(table, seat)),
    sectors: layOut(seats, { options, specials }, tokens),
    cache: 0,
    piles: Object.fromEntries(facesOf(table, 'T').map(({ id, copies }) => [id, copies])), // §1.5
    decks: newDecks(table, rng),
    huntDeck: facesOf(table, 'hunt').flatMap(({ ids }) => ids), // §1.7
    boxedTokens: tokens,
    box: [],
    fight: null,
    lastRound: null,
    verdict: null,
  };
}

/** §2.4 A pool with this much Crypto in it, and nothing else. */
export function newTurn(seat: Seat, crypto: number): TurnState {
  return { seat, crypto, manoeuvre: 0, laid: 0, siege: 0, trade: false, lobbies: [], used: [] };
}

export function copyTurn(turn: Readonly<TurnState>): TurnState {
  const lists = { lobbies: [...turn.lobbies], used: [...turn.used] };
  return { ...turn, ...lists, ...(turn.shown && { shown: [...turn.shown] }) };
}

/** §1.3 A mineral, and §1.4 a Hunt token face down, on every sector but Tortuga; takes the tokens it needs. */
export function layOut(
  seats: number,
  { options, specials }: { readonly options: Options; readonly specials: readonly Special[] },
  tokens: TokenId[],
): State['sectors'] {
  const board = layBoard(seats, options.cardSet?.cells ?? options.map, specials);
  const sectors: Partial<Record<SectorId, Sector>> = {};
  for (const id of SECTORS) {
    const tile = board[id];
    if (tile === undefined) continue;
    const hunt = id === 'tortuga' ? null : (tokens.pop() ?? null);
    const defence = tileOf({ options }, id).firstPrice - 1;
    sectors[id] = { ...tile, owner: null, defence, mineral: id !== 'tortuga', hunt, explored: [] };
  }
  return sectors;
}

/** §1.9 Nine starting cards; the ship's card joins them. */
function newCaptain(table: { readonly options: Options }, seat: Seat): Captain {
  const deck = facesOf(table, 'start').flatMap(({ ids, copies }) => ids.slice(seat * copies, (seat + 1) * copies));
  return {
    ship: null,
    at: null,
    hand: [],
    deck,
    discard: [],
    unseen: [],
    played: [],
    reserve: null,
    minerals: 0,
    influence: 0,
    ledger: { captures: 0, redeemed: 0, fights: 0, spoils: 0, bought: 0, abilities: 0 },
  };
}

/** §1.6 Each special deck is shuffled and two of its cards are opened. */
function newDecks(table: { readonly options: Options }, rng: Rng): State['decks'] {
  const deckOf = (sector: Special): SpecialDeck => {
    const cards: CardId[] = shuffle(
      rng,
      facesOf(table, sector).flatMap(({ ids }) => ids),
    );
    return { open: cards.splice(0, OPEN), pile: cards, bottom: [] };
  };
  return { fortress: deckOf('fortress'), lab: deckOf('lab'), mines: deckOf('mines'), vortex: deckOf('vortex') };
}
