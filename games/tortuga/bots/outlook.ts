import {
  type Colour,
  carries,
  chestsToEnd,
  coinsIn,
  coinsOf,
  collectionOf,
  missingFor,
  POINTS,
  type SeenPlayer,
  setsIn,
  TILES,
  timesCounted,
  type View,
} from '@haven/tortuga-rules';

/** A chest that is still in the bag, of whatever colour. */
type Cargo = Colour | 'unknown';

/** What of a board counts for the score, as far as it is known. */
export interface Board {
  readonly boat: number;
  readonly pirate: number;
  readonly island: readonly Cargo[];
  readonly crew: readonly Cargo[];
  readonly fleet: readonly Cargo[];
  readonly tortuga: readonly Cargo[];
  readonly coins: number;
}

/** The mean of a tile that nobody has seen, and of the better of two. */
export const TILE_WORTH = coinsIn(TILES) / TILES.length;
export const BETTER_TILE_WORTH = betterOfTwo();

function betterOfTwo(): number {
  const coins = TILES.map(coinsOf);
  const pairs = coins.flatMap((one, index) => coins.slice(index + 1).map((other) => Math.max(one, other)));
  return pairs.reduce((sum, better) => sum + better, 0) / pairs.length;
}

export function boardOf({ boat, pirate, island, crew, fleet, tortuga, tiles, tileCount }: SeenPlayer): Board {
  const coins = tiles ? coinsIn(tiles) : tileCount * TILE_WORTH;
  return { boat, pirate, island, crew, fleet, tortuga, coins };
}

type Shore = Pick<SeenPlayer, 'tortuga' | 'fleet' | 'crew' | 'island' | 'boat' | 'pirate'>;
type Shores = Pick<View, 'options'> & { readonly players: readonly Shore[] };

/** How many times chests will still move: this round's move and what the fastest board needs after it. */
export function movesLeft(view: Shores): number {
  const goal = chestsToEnd(view);
  return Math.min(...view.players.map((player) => movesUntil(player, goal)));
}

function movesUntil(player: Shore, goal: number): number {
  const { tortuga, fleet, crew, island } = player;
  const arriving = [fleet.length, Math.min(crew.length, carries(player, 'fleet')), island.length + 1];
  let home = tortuga.length;
  let moves = 0;
  while (home < goal) {
    home += arriving[moves] ?? STEADY_ARRIVALS;
    moves += 1;
  }
  return moves;
}

/** Chests that come home per round once the first ones are through. */
const STEADY_ARRIVALS = 1.3;

/** The points this board is heading for if nobody interferes while chests move so many times more. */
export function outlook(board: Board, moves: number): number {
  const end = sailed(board, moves);
  return (
    worth(end.tortuga, POINTS.tortuga) +
    worth(end.fleet, POINTS.fleet) +
    worth(end.crew, POINTS.crew) +
    setWorth(end, moves) +
    board.boat +
    board.pirate +
    spareRoom(board, moves) +
    board.coins
  );
}

/** From the island to Tortuga. */
const WHOLE_WAY = 3;
/** How many moves are looked ahead at most. */
const HORIZON = 5;

function sailed(board: Board, moves: number): Board {
  let { island, crew, fleet, tortuga } = board;
  for (let move = 0; move < Math.min(moves, HORIZON); move += 1) {
    tortuga = [...tortuga, ...fleet];
    fleet = best(crew, carries(board, 'fleet'));
    crew = best([...island, 'unknown'], carries(board, 'crew'));
    island = PRIZES;
  }
  return { ...board, island, crew, fleet, tortuga };
}

/** What a later round is expected to bring to the island besides the chest that all draw. */
const PRIZES: readonly Cargo[] = ['unknown'];

const UNKNOWN_WORTH = 1.1;

function worthOf(cargo: Cargo): number {
  return cargo === 'unknown' ? UNKNOWN_WORTH : timesCounted(cargo);
}

function worth(cargo: readonly Cargo[], points: number): number {
  return cargo.reduce((sum, each) => sum + points * worthOf(each), 0);
}

/** Purple first, then white; of the colours, one of each kind before a second one. */
function best(cargo: readonly Cargo[], places: number): readonly Cargo[] {
  return cargo.length <= places ? cargo : ranked(cargo).slice(0, places);
}

const RARITY: Readonly<Record<Cargo, number>> = { purple: 4, white: 3, unknown: 2, red: 1, blue: 1, yellow: 1 };

function ranked(cargo: readonly Cargo[]): Cargo[] {
  const rank = (each: Cargo, index: number) => RARITY[each] - (cargo.indexOf(each) < index ? 0.5 : 0);
  return cargo
    .map((each, index) => ({ each, rank: rank(each, index) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ each }) => each);
}

/** Full sets, and part of the next one while there is time to complete it. */
function setWorth(board: Board, moves: number): number {
  const collection = collectionOf(board);
  const sets = setsIn(collection);
  const hope = Math.min(1, moves / WHOLE_WAY);
  return POINTS.set * sets + hope * (NEXT_SET[missingFor(collection, sets + 1)] ?? 0);
}

/** What a set is worth that lacks one or two chests. */
const NEXT_SET = [0, 1.4, 0.5];

const ROOM_WORTH = 0.5;

/** Room that is not needed yet: for chests to be won, and for dice on BOARD and RAID. */
function spareRoom(board: Board, moves: number): number {
  const time = Math.min(1, Math.max(0, moves - 1) / WHOLE_WAY);
  return ROOM_WORTH * time * (carries(board, 'fleet') + carries(board, 'crew'));
}
