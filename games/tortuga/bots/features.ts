import { at, type Seat } from '@haven/kit';
import {
  ACTIONS,
  type Colour,
  coinsIn,
  collectionOf,
  missingFor,
  type Player,
  type State,
  scoreOf,
  setsIn,
} from '@haven/tortuga-rules';
import { type Board, movesLeft, outlook } from './outlook.ts';

/** What a board has between two rounds, about as large as one another. */
export const FEATURES = [
  'outlook',
  'outlookLate',
  'points',
  'home',
  'fleet',
  'crew',
  'island',
  'purple',
  'white',
  'lacksOne',
  'lacksTwo',
  'boat',
  'pirate',
  'coins',
  'bonus',
  'attackBonus',
  'begins',
] as const;

export type Feature = (typeof FEATURES)[number];

/** By seat, in the order of FEATURES. */
export function featuresOf(state: State): number[][] {
  const moves = movesLeft(state);
  return state.players.map((_, seat) => ownFeatures(state, seat, moves));
}

function ownFeatures(state: State, seat: Seat, moves: number): number[] {
  const player = at(state.players, seat);
  const { island, crew, fleet, tortuga, boat, pirate, bonus } = player;
  const collection = collectionOf(player);
  const missing = missingFor(collection, setsIn(collection) + 1);
  const expected = outlook(boardIn(player), moves);
  return [
    expected / 10,
    expected / 10 / Math.max(1, moves),
    scoreOf(player).reduce((sum, { points }) => sum + points, 0) / 10,
    tortuga.length / 4,
    fleet.length / 2,
    crew.length / 2,
    island.length / 2,
    countOf(player, 'purple') / 2,
    countOf(player, 'white') / 2,
    missing === 1 ? 1 : 0,
    missing === 2 ? 1 : 0,
    boat / 2,
    pirate / 2,
    coinsIn(player.tiles) / 4,
    ACTIONS.reduce((sum, action) => sum + bonus[action], 0) / 3,
    bonus.board + bonus.raid,
    state.start === seat ? 1 : 0,
  ];
}

function boardIn({ boat, pirate, island, crew, fleet, tortuga, tiles }: Player): Board {
  return { boat, pirate, island, crew, fleet, tortuga, coins: coinsIn(tiles) };
}

function countOf({ island, crew, fleet, tortuga }: Player, colour: Colour): number {
  return [island, crew, fleet, tortuga].reduce((sum, chests) => sum + chests.filter((own) => own === colour).length, 0);
}
