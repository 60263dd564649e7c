import type { Seat } from '@haven/kit';
import { CHESTS_TO_END, capacityOf } from '../components/board.ts';
import type { Colour } from '../components/chests.ts';
import type { Area, CarryingArea, Player, State, Turn } from '../types.ts';
import { drawChest } from './actions.ts';
import { ask } from './agenda.ts';
import { inOrder, isDuel, playerOf } from './seats.ts';

/** §5.6 The boat carries the fleet, the pirate the crew. */
export function carries(player: Pick<Player, 'boat' | 'pirate'>, area: CarryingArea): number {
  return capacityOf(area === 'fleet' ? player.boat : player.pirate);
}

/** §4.9 After RAID: clockwise from the start player, fleet then crew, the rightmost surplus leaves. */
export function shedSurplus(turn: Turn): void {
  for (const seat of inOrder(turn.state)) {
    shedFrom(turn, seat, 'fleet');
    shedFrom(turn, seat, 'crew');
  }
}

function shedFrom(turn: Turn, seat: Seat, area: CarryingArea): void {
  const player = playerOf(turn.state, seat);
  const limit = carries(player, area);
  for (let place = player[area].length - 1; place >= limit; place -= 1) loseChest(turn, seat, { area, place });
}

/** §5.5 A lost chest goes to the centre island if none of its colour lies there, else into the bag; §9.4 with two players always into the bag. */
function loseChest(turn: Turn, seat: Seat, { area, place }: { area: Area; place: number }): void {
  const colour = playerOf(turn.state, seat)[area][place];
  if (colour === undefined) return;
  const toCentre = !isDuel(turn.state) && !turn.state.centre.includes(colour);
  turn.emit({ type: 'chestLost', seat, area, place, colour, to: toCentre ? 'centre' : 'bag' });
}

/** §5.1 Everybody draws a chest; then those who have a choice arrange what they move (§5.3), all at the same time (§5.4). */
export function beginMoving(turn: Turn): void {
  turn.emit(DICE_TAKEN_BACK);
  turn.emit(MOVE_BEGAN);
  for (const seat of inOrder(turn.state)) drawChest(turn, seat);
  const seats: Seat[] = [];
  for (let seat = 0; seat < turn.state.players.length; seat += 1)
    if (areaToArrange(playerOf(turn.state, seat)) !== undefined) seats.push(seat);
  if (seats.length > 0) ask(turn, { type: 'arrange', seats });
}

const DICE_TAKEN_BACK = { type: 'diceTakenBack' } as const;
const MOVE_BEGAN = { type: 'phaseBegan', phase: 'move' } as const;

/** What will be moved into an area: the crew into the fleet, the island into the crew. */
export function movingInto({ crew, island }: Pick<Player, 'crew' | 'island'>, area: CarryingArea): readonly Colour[] {
  return area === 'fleet' ? crew : island;
}

/** §5.3 The next area whose order is open: chests of one colour leave nothing to choose. */
export function areaToArrange(player: Pick<Player, 'crew' | 'island' | 'order'>): CarryingArea | undefined {
  if (player.order.fleet === null && hasTwoColours(player.crew)) return 'fleet';
  return player.order.crew === null && hasTwoColours(player.island) ? 'crew' : undefined;
}

function hasTwoColours(chests: readonly Colour[]): boolean {
  for (let place = 1; place < chests.length; place += 1) if (chests[place] !== chests[0]) return true;
  return false;
}

/** §5.3 Every order in which these chests can be carried; what comes after the last place is left behind. */
export function orders(chests: readonly Colour[], places: number): Colour[][] {
  if (places === 0 || chests.length === 0) return [[]];
  const colours = [...new Set(chests)];
  return colours.flatMap((colour) => orders(without(chests, colour), places - 1).map((rest) => [colour, ...rest]));
}

function without(chests: readonly Colour[], colour: Colour): Colour[] {
  const place = chests.indexOf(colour);
  return chests.filter((_, index) => index !== place);
}

/** §5.2 Fleet to Tortuga, crew to fleet, island to crew; surplus leaves (§5.5), in start order. */
export function moveChests(turn: Turn): void {
  for (const seat of inOrder(turn.state)) {
    const player = playerOf(turn.state, seat);
    turn.emit({ type: 'chestsMoved', seat, from: 'fleet', to: 'tortuga', chests: [...player.fleet] });
    moveInto(turn, seat, 'fleet');
    moveInto(turn, seat, 'crew');
  }
}

function moveInto(turn: Turn, seat: Seat, area: CarryingArea): void {
  const player = playerOf(turn.state, seat);
  const from = area === 'fleet' ? 'crew' : 'island';
  const chests = player.order[area] ?? movingInto(player, area).slice(0, carries(player, area));
  turn.emit({ type: 'chestsMoved', seat, from, to: area, chests });
  for (let place = player[from].length - 1; place >= 0; place -= 1) loseChest(turn, seat, { area: from, place });
}

/** §7.1 Enough chests in Tortuga; §8.1 more in the longer game. */
export function isDecided(state: State): boolean {
  const enough = state.options.long ? CHESTS_TO_END.long : CHESTS_TO_END.short;
  return state.players.some((player) => player.tortuga.length >= enough);
}
