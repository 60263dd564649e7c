import { at, type Refusal } from '@haven/kit';
import { answered } from '../agenda.ts';
import { ACTIONS, type Action, ALL_DICE, type DiceSet, lettersOf, pickOf, setOf, sizeOf } from '../components/dice.ts';
import { because } from '../reasons.ts';
import { playerOf } from '../seats.ts';
import type { Act, Move, Player } from '../types.ts';
import { canPlaceAny, diceByFace, type Showing, SKULLS, showing, symbolsIn } from './faces.ts';
import { diceInHand, roomFor } from './placing.ts';
import { placeOrAsk } from './screens.ts';

type PickMove = Extract<Move, { type: 'pick' }>;

/** §2.2 Keep dice of one symbol behind the screen, in secret (§2.3); §2.10 in the open after a reroll. */
export const pick: Act<'pick', PickMove> = {
  offer: (state, _step, seat) => legalPicks(playerOf(state, seat), PICKS),
  barrier: (state, seat, { dice }) => {
    const set = setOf(dice);
    return set < 0 ? because('dice-unknown', '§2.1', { dice }) : barrierToPick(playerOf(state, seat), set);
  },
  play: (turn, step, { dice }) => {
    const { seat } = turn;
    answered(turn, step);
    turn.emit({ type: 'picked', seat, pick: pickOf(seat, setOf(dice)) });
    if (step.open) placeOrAsk(turn, seat);
  },
};

/** Every pick there is, made once. */
const PICKS: readonly PickMove[] = Array.from({ length: ALL_DICE + 1 }, (_, set) =>
  Object.freeze({ type: 'pick', dice: lettersOf(set) }),
);

/** Of a player as of a seen one: what the dice in hand show, and what lies on the board. */
type Picking = Showing & Pick<Player, 'placed' | 'boat' | 'pirate'>;

const NOTHING: DiceSet = 0;

/** §2.2 Every pick that the rolled dice allow: one symbol, with any skulls (§2.8); §2.10 else nothing. Each as this list, by set of dice, has it. */
export function legalPicks<V>(player: Picking, named: readonly V[]): V[] {
  const picks: V[] = [];
  const sets = diceByFace(player);
  const skulls = showing(sets, SKULLS);
  for (let bones = skulls; bones > 0; bones = (bones - 1) & skulls) picks.push(at(named, bones));
  for (let face = 0; face < ACTIONS.length; face += 1) {
    const symbols = showing(sets, face);
    if (symbols !== 0) addPicks(picks, { symbols, skulls, room: roomFor(player, at(ACTIONS, face)) }, named);
  }
  if (picks.length === 0) picks.push(at(named, NOTHING));
  return picks;
}

interface OfOneSymbol {
  readonly symbols: DiceSet;
  readonly skulls: DiceSet;
  readonly room: number;
}

/** The picks of one symbol: some of its dice, and any skulls, as far as there is room (§2.6). */
function addPicks<V>(picks: V[], { symbols, skulls, room }: OfOneSymbol, named: readonly V[]): void {
  for (let dice = symbols; dice > 0; dice = (dice - 1) & symbols) {
    for (let bones = skulls; ; bones = (bones - 1) & skulls) {
      if (sizeOf(dice | bones) <= room) picks.push(at(named, dice | bones));
      if (bones === 0) break;
    }
  }
}

/** §2.2 At least one die, §2.5 none that is placed, one symbol, §2.6 as many as find room. */
export function barrierToPick(player: Picking, dice: DiceSet): Refusal | undefined {
  if (dice === NOTHING) return canPlaceAny(player) ? because('none-kept', '§2.2') : undefined;
  if ((dice & diceInHand(player)) !== dice) return because('dice-placed', '§2.5', { dice: lettersOf(dice) });
  const [action, another] = symbolsIn(player, dice);
  if (another !== undefined) return because('two-symbols', '§2.2');
  return action && barrierOfRoom(player, action, sizeOf(dice));
}

/** §2.6 */
export function barrierOfRoom(player: Picking, action: Action, wanted: number): Refusal | undefined {
  const room = Math.max(0, roomFor(player, action));
  return room < wanted ? because('no-room', '§2.6', { action, room, wanted }) : undefined;
}
