import type { Seat } from '@haven/kit';
import { DICE, dieIndex, type Rolled, setOf } from './components/dice.ts';
import { playerOf } from './seats.ts';
import type { Event, Player, State } from './types.ts';

/** The only writer of state: records one fact, decides nothing. */
export function apply(state: State, event: Event): void {
  switch (event.type) {
    case 'stepBegan':
      state.agenda.push(event.step);
      break;
    case 'stepEnded':
      state.agenda.pop();
      break;
    case 'roundBegan':
      state.round = event.round;
      state.start = event.start;
      break;
    case 'phaseBegan':
      state.phase = event.phase;
      break;
    case 'rolled':
      showDice(playerOf(state, event.seat), event.dice);
      break;
    case 'rerolled':
      playerOf(state, event.seat).pick = null;
      showDice(playerOf(state, event.seat), event.dice);
      break;
    case 'picked':
      playerOf(state, event.seat).pick = event.pick;
      break;
    case 'revealed':
      playerOf(state, event.seat).rolled.fill(null);
      showDice(playerOf(state, event.seat), event.dice);
      break;
    case 'placed':
      placeDice(playerOf(state, event.seat), setOf(event.dice), event.action);
      break;
    case 'bonusTaken':
      playerOf(state, event.seat).bonus[event.action] = event.value;
      break;
    case 'deedsRanked':
      state.deeds = [...event.deeds];
      state.hit = null;
      break;
    case 'deedBegan':
      state.deeds.shift();
      break;
    case 'tokenMoved':
      playerOf(state, event.seat)[event.token] = event.box;
      break;
    case 'chestDrawn':
      state.bag[event.colour] -= 1;
      playerOf(state, event.seat).island.push(event.colour);
      break;
    case 'bagEmpty':
    case 'forfeited':
      break;
    case 'tilesSeen':
      for (const tile of event.tiles) takeFrom(state.tiles, tile);
      playerOf(state, event.seat).offered = [...event.tiles];
      break;
    case 'tileKept':
      keepTile(state, event.seat, event.tile);
      break;
    case 'attacked':
      if (event.position === 1) state.hit = { action: event.action, seat: event.target };
      break;
    case 'chestStolen':
      takeAt(playerOf(state, event.target)[event.area], event.place);
      playerOf(state, event.seat).island.push(event.colour);
      break;
    case 'centreTaken':
      takeFrom(state.centre, event.colour);
      playerOf(state, event.seat).island.push(event.colour);
      break;
    case 'chestLost':
      takeAt(playerOf(state, event.seat)[event.area], event.place);
      if (event.to === 'centre') state.centre.push(event.colour);
      else state.bag[event.colour] += 1;
      break;
    case 'diceTakenBack':
      for (const player of state.players) player.placed.fill(null);
      break;
    case 'arranged':
      playerOf(state, event.seat).order[event.area] = [...event.chests];
      break;
    case 'chestsMoved':
      moveChests(playerOf(state, event.seat), event);
      break;
    case 'gameEnded':
      state.phase = 'over';
      break;
    default:
      event satisfies never;
  }
}

function showDice({ rolled }: Player, dice: readonly Rolled[]): void {
  for (const value of dice) rolled[dieIndex(value)] = value;
}

function placeDice(player: Player, dice: number, action: NonNullable<Player['placed'][number]>): void {
  for (let die = 0; die < DICE.length; die += 1) if (dice & (1 << die)) player.placed[die] = action;
  player.rolled.fill(null);
  player.pick = null;
}

function keepTile(state: State, seat: Seat, tile: Player['tiles'][number] | null): void {
  const player = playerOf(state, seat);
  if (tile === null) return;
  takeFrom(player.offered, tile);
  player.tiles.push(tile);
  state.tiles.push(...player.offered);
  player.offered = [];
}

function takeFrom<Piece>(pieces: Piece[], piece: Piece): void {
  const place = pieces.indexOf(piece);
  if (place < 0) throw new Error(`no ${piece} is there`);
  takeAt(pieces, place);
}

/** What lies behind it moves up. */
function takeAt(pieces: unknown[], place: number): void {
  for (let next = place + 1; next < pieces.length; next += 1) pieces[next - 1] = pieces[next];
  pieces.pop();
}

function moveChests(player: Player, { from, to, chests }: Extract<Event, { type: 'chestsMoved' }>): void {
  for (const colour of chests) takeFrom(player[from], colour);
  player[to].push(...chests);
  if (to === 'fleet' || to === 'crew') player.order[to] = null;
}
