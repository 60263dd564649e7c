import { at, type Seat } from '@haven/kit';
import { LAST_BOX } from '../components/board.ts';
import { COLOURS, type Colour, coinsOf, type Tile } from '../components/chests.ts';
import { ACTIONS, type Action } from '../components/dice.ts';
import type { Attack, CarryingArea, Deed, State, Turn } from '../types.ts';
import { ask } from './agenda.ts';
import { totalOf } from './dice.ts';
import { inOrder, isDuel, playerOf } from './seats.ts';

/** §3.1 All five actions in order, for each the one or two who may perform it. */
export function rankDeeds(state: State): Deed[] {
  return ACTIONS.flatMap((action) => ranked(state, action));
}

/** §3.2 The best total is first, the second best second (§9.1: with two players only the best); §3.3 ties go from the start player clockwise; §3.5 without dice nobody acts. */
function ranked(state: State, action: Action): Deed[] {
  const totals = inOrder(state).map((seat) => ({ seat, total: totalOf(playerOf(state, seat), action) }));
  const acting = totals.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total);
  const places = isDuel(state) ? 1 : 2;
  return acting
    .slice(0, places)
    .map(({ seat, total }, index) => ({ seat, action, position: index === 0 ? 1 : 2, total }));
}

/** §3.6 Performs the next deed, completely, before the one after it; false when all are done. */
export function performNext(turn: Turn): boolean {
  const deed = turn.state.deeds[0];
  if (deed === undefined) return false;
  turn.emit({ type: 'deedBegan', deed });
  PERFORM[deed.action](turn, deed);
  return true;
}

const PERFORM: Readonly<Record<Action, (turn: Turn, deed: Deed) => void>> = {
  fleet: (turn, deed) => advance(turn, deed, 'boat'), // §4.1
  crew: (turn, deed) => advance(turn, deed, 'pirate'), // §4.2
  hunt: treasureHunt, // §4.3
  board: (turn, deed) => ask(turn, { type: 'attack', seats: [deed.seat], deed }), // §4.5
  raid: (turn, deed) => ask(turn, { type: 'attack', seats: [deed.seat], deed }), // §4.8
};

/** §4.1, §4.2 Two boxes for the first, one for the second; §9.2 one for two players; never past the last. Nobody gives up a pure gain. */
function advance(turn: Turn, { seat, position }: Deed, token: 'boat' | 'pirate'): void {
  const boxes = position === 1 && !isDuel(turn.state) ? 2 : 1;
  moveToken(turn, seat, { token, boxes });
}

/** §4.10 A token stays within its track. */
function moveToken(turn: Turn, seat: Seat, { token, boxes }: { token: 'boat' | 'pirate'; boxes: number }): void {
  const now = playerOf(turn.state, seat)[token];
  const box = Math.min(LAST_BOX, Math.max(1, now + boxes));
  if (box !== now) turn.emit({ type: 'tokenMoved', seat, token, box });
}

/** §4.3 The first draws a chest and looks at two tiles to keep one; §4.4 the second takes one tile; §9.3 two players: a chest and one tile. */
function treasureHunt(turn: Turn, { seat, position }: Deed): void {
  if (position === 1) drawChest(turn, seat);
  findTiles(turn, seat, position === 1 && !isDuel(turn.state) ? 2 : 1);
}

/** §4.11 Whoever finds the bag empty gets no chest. */
export function drawChest(turn: Turn, seat: Seat): void {
  const colour = anyChest(turn);
  if (colour === undefined) turn.emit({ type: 'bagEmpty', seat });
  else turn.emit({ type: 'chestDrawn', seat, colour });
}

function anyChest({ state, rng }: Turn): Colour | undefined {
  const total = COLOURS.reduce((sum, colour) => sum + state.bag[colour], 0);
  if (total === 0) return undefined;
  let left = rng.below(total);
  return COLOURS.find((colour) => {
    left -= state.bag[colour];
    return left < 0;
  });
}

/** §4.12 With few tiles left, one takes what is there. */
function findTiles(turn: Turn, seat: Seat, wanted: number): void {
  const tiles: Tile[] = [];
  const supply = [...turn.state.tiles];
  while (tiles.length < wanted && supply.length > 0) tiles.push(...supply.splice(turn.rng.below(supply.length), 1));
  if (tiles.length === 0) return;
  turn.emit({ type: 'tilesSeen', seat, count: tiles.length, tiles });
  const [first, second] = tiles;
  if (first !== undefined && (second === undefined || coinsOf(first) === coinsOf(second)))
    turn.emit({ type: 'tileKept', seat, tile: first });
  else ask(turn, { type: 'keep', seats: [seat] });
}

/** What BOARD and RAID are aimed at. */
export const AIM = {
  board: { area: 'fleet', token: 'boat' },
  raid: { area: 'crew', token: 'pirate' },
} as const satisfies Partial<Record<Action, { area: CarryingArea; token: 'boat' | 'pirate' }>>;

export function aimOf(action: Action): (typeof AIM)['board' | 'raid'] {
  if (action !== 'board' && action !== 'raid') throw new Error(`${action} is no attack`);
  return AIM[action];
}

/** §4.5, §4.6, §4.7, §4.8 The attack: the chest, the token of the target, the defence, and for the second the centre island. */
export function attack(turn: Turn, deed: Deed, { target, chest, centre }: Attack): void {
  const { seat, action, position } = deed;
  const { area, token } = aimOf(action);
  turn.emit({ type: 'attacked', seat, target, action, position });
  if (chest !== null) {
    const colour = at(playerOf(turn.state, target)[area], chest);
    turn.emit({ type: 'chestStolen', seat, target, area, place: chest, colour });
  }
  moveToken(turn, target, { token, boxes: -1 });
  if (totalOf(playerOf(turn.state, target), action) > 0) moveToken(turn, seat, { token, boxes: -1 }); // §4.7
  if (centre !== null) turn.emit({ type: 'centreTaken', seat, colour: centre }); // §4.6
}
