import { at, type Seat } from '@haven/kit';
import { LAST_BOX } from '../components/board.ts';
import { COLOURS, type Colour, type Tile } from '../components/chests.ts';
import { ACTIONS, type Action } from '../components/dice.ts';
import type { Attack, CarryingArea, Deed, Player, State, Turn } from '../types.ts';
import { ask } from './agenda.ts';
import { totalOf } from './dice.ts';
import { inOrder, isDuel, playerOf } from './seats.ts';

/** A state or a view: who begins, and what lies on the boards. */
interface Ranking {
  readonly start: Seat;
  readonly players: readonly Pick<Player, 'placed' | 'bonus'>[];
}

/** §3.1 All five actions in order, for each the one or two who may perform it. */
export function rankDeeds(table: Ranking): Deed[] {
  const deeds: Deed[] = [];
  for (const action of ACTIONS) addDeeds(deeds, table, action);
  return deeds;
}

/** §3.2 The best total is first, the second best second (§9.1: with two players only the best); §3.3 ties go from the start player clockwise; §3.5 without dice nobody acts. */
function addDeeds(deeds: Deed[], table: Ranking, action: Action): void {
  let first = NOBODY;
  let second = NOBODY;
  for (const seat of inOrder(table)) {
    const total = totalOf(at(table.players, seat), action);
    if (total > first.total) {
      second = first;
      first = { seat, action, position: 1, total };
    } else if (total > second.total) second = { seat, action, position: 2, total };
  }
  if (first.total > 0) deeds.push(first);
  if (second.total > 0 && !isDuel(table)) deeds.push({ ...second, position: 2 });
}

const NOBODY: Deed = { seat: 0, action: 'fleet', position: 1, total: 0 };

/** §3.6 The next deed, completely, before the one after it; false when all are done. */
export function performNext(turn: Turn): boolean {
  const deed = turn.state.deeds[0];
  if (deed === undefined) return false;
  turn.emit({ type: 'deedBegan', deed });
  if (isAttack(deed)) ask(turn, { type: 'attack', seats: [deed.seat], deed });
  else if (isSettled(turn.state, deed)) performDeed(turn, deed);
  else ask(turn, { type: 'perform', seats: [deed.seat], deed });
  return true;
}

function isAttack({ action }: Deed): boolean {
  return action === 'board' || action === 'raid';
}

/** §3.4 Nobody is asked where nothing can come of it; §8.2 nor before FLEET and CREW, if the table wants it so. */
function isSettled({ options, players, bag, tiles }: State, { seat, action, position }: Deed): boolean {
  const { boat, pirate } = at(players, seat);
  if (action === 'fleet') return options.swift || boat === LAST_BOX;
  if (action === 'crew') return options.swift || pirate === LAST_BOX;
  return tiles.length === 0 && (position === 2 || chestsIn(bag) === 0);
}

/** §4.1 FLEET, §4.2 CREW, §4.3 HUNT. */
export function performDeed(turn: Turn, deed: Deed): void {
  if (deed.action === 'fleet') advance(turn, deed, 'boat');
  else if (deed.action === 'crew') advance(turn, deed, 'pirate');
  else treasureHunt(turn, deed);
}

/** §4.1, §4.2 Two boxes for the first, one for the second; §9.2 one for two players; never past the last. */
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

function chestsIn(bag: State['bag']): number {
  let total = 0;
  for (const colour of COLOURS) total += bag[colour];
  return total;
}

function anyChest({ state, rng }: Turn): Colour | undefined {
  const total = chestsIn(state.bag);
  if (total === 0) return undefined;
  let left = rng.below(total);
  for (const colour of COLOURS) {
    left -= state.bag[colour];
    if (left < 0) return colour;
  }
  return undefined;
}

/** §4.12 With few tiles left, one takes what is there. §4.3 Of two one is asked, equal or not: nobody shall know. */
function findTiles(turn: Turn, seat: Seat, wanted: number): void {
  const tiles = anyTiles(turn, wanted);
  const [first, second] = tiles;
  if (first === undefined) return;
  turn.emit({ type: 'tilesSeen', seat, count: tiles.length, tiles });
  if (second === undefined) turn.emit({ type: 'tileKept', seat, tile: first });
  else ask(turn, { type: 'keep', seats: [seat] });
}

/** One tile, or two different ones. */
function anyTiles({ state: { tiles }, rng }: Turn, wanted: number): Tile[] {
  if (tiles.length === 0) return [];
  const first = rng.below(tiles.length);
  if (wanted === 1 || tiles.length === 1) return [at(tiles, first)];
  const second = rng.below(tiles.length - 1);
  return [at(tiles, first), at(tiles, second < first ? second : second + 1)];
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

/** §4.6 The second may attack anybody but the one whom the first has hit. */
export function isBarred({ hit }: State, { action, position }: Deed, target: Seat): boolean {
  return position === 2 && hit !== null && hit.action === action && hit.seat === target;
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
