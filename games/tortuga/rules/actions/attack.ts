import { at, currentStep, type Refusal, type Seat } from '@haven/kit';
import { answered } from '../agenda.ts';
import { capacityOf, LAST_BOX } from '../components/board.ts';
import { COLOURS, type Colour } from '../components/chests.ts';
import type { Action } from '../components/dice.ts';
import { meta } from '../meta.ts';
import { because } from '../reasons.ts';
import { type Boards, playerOf } from '../seats.ts';
import type { Act, Attack, CarryingArea, Deed, Moves, Player, State, Token, Turn } from '../types.ts';
import { FORFEIT } from './forfeit.ts';
import { moveToken } from './tokens.ts';
import { totalOf } from './totals.ts';

/** §4.5 BOARD is aimed at the fleet and the boat, §4.8 RAID at the crew and the pirate. */
export const AIM = {
  board: { area: 'fleet', token: 'boat' },
  raid: { area: 'crew', token: 'pirate' },
} as const satisfies Partial<Record<Action, { area: CarryingArea; token: Token }>>;

export type AttackAction = keyof typeof AIM;

export function isAttack(action: Action): action is AttackAction {
  return action === 'board' || action === 'raid';
}

export function aimOf(action: Action): (typeof AIM)[AttackAction] {
  if (!isAttack(action)) throw new Error(`${action} is no attack`);
  return AIM[action];
}

/** §4.5, §4.8 Choose whom to attack and what to take. */
export const attack: Act<'attack', Attack, Moves['attack']> = {
  offer: (state, { deed }) => {
    const { action, position } = deed;
    const moves: Moves['attack'][] = [];
    for (let target = 0; target < state.players.length; target += 1)
      if (target !== deed.seat && !isBarred(state, deed, target))
        addAttacks(moves, state, { action, position, target });
    moves.push(FORFEIT);
    return moves;
  },
  barrier: (state, _seat, move) => {
    const step = currentStep(state);
    return step?.type === 'attack' ? barrierToAttack(state, step.deed, move) : undefined;
  },
  play: (turn, step, move) => {
    answered(turn, step);
    strike(turn, step.deed, move);
  },
};

/** §4.6 The second may attack anybody but the one whom the first has hit. */
function isBarred({ hit }: Pick<State, 'hit'>, { action, position }: Deed, target: Seat): boolean {
  return position === 2 && hit !== null && hit.action === action && hit.seat === target;
}

/** A state or a view: what can be taken. */
interface Spoils extends Boards<Pick<Player, CarryingArea>> {
  readonly centre: readonly Colour[];
}

type Aim = Pick<Deed, 'action' | 'position'> & Pick<Attack, 'target'>;

/** Every way to attack this seat. */
export function attacksOn(table: Spoils, aim: Aim): Attack[] {
  const moves: Attack[] = [];
  addAttacks(moves, table, aim);
  return moves;
}

/** §4.5 The first takes a chest of the target, §4.6 the second one of the centre island. */
function addAttacks(moves: Moves['attack'][], table: Spoils, aim: Aim): void {
  if (aim.position === 1) return addThefts(moves, table, aim);
  if (table.centre.length === 0) moves.push(attackOn(aim.target));
  for (const colour of table.centre) moves.push(attackOn(aim.target, colour));
}

/** §4.5 Any chest of the area, once. §4.13 An empty area can be attacked too. */
function addThefts(moves: Moves['attack'][], table: Spoils, { action, target }: Aim): void {
  const chests = playerOf(table, target)[aimOf(action).area];
  if (chests.length === 0) moves.push(attackOn(target));
  for (let place = 0; place < chests.length; place += 1)
    if (firstAlike(chests, place) === place) moves.push(theftFrom(target, place));
}

/** §4.5 Neighbours of one colour are the same choice: the leftmost stands for all of them. */
export function firstAlike(chests: readonly Colour[], place: number): number {
  let first = place;
  while (first > 0 && chests[first - 1] === chests[place]) first -= 1;
  return first;
}

type Prize = Pick<Attack, 'chest' | 'centre'>;

/** By target, made once: a move for each place of an area, for each colour of the centre, and the bare attack. */
const THEFTS = perTarget(Array.from({ length: capacityOf(LAST_BOX) }, (_, chest) => ({ chest, centre: null })));
const OF_CENTRE = perTarget(COLOURS.map((centre) => ({ chest: null, centre })));
const PLAIN = perTarget([{ chest: null, centre: null }]);

function perTarget(prizes: readonly Prize[]): readonly (readonly Attack[])[] {
  return Array.from({ length: meta.seats.max }, (_, target) =>
    prizes.map((prize): Attack => Object.freeze({ type: 'attack', target, ...prize })),
  );
}

const theftFrom = (target: Seat, place: number): Attack => at(at(THEFTS, target), place);

function attackOn(target: Seat, centre?: Colour): Attack {
  return centre === undefined ? at(at(PLAIN, target), 0) : at(at(OF_CENTRE, target), COLOURS.indexOf(centre));
}

function barrierToAttack(state: State, deed: Deed, move: Attack): Refusal | undefined {
  const { target } = move;
  if (state.players[target] === undefined) return because('target-unknown', ruleOf(deed));
  if (target === deed.seat) return because('target-self', ruleOf(deed));
  if (isBarred(state, deed, target)) return because('target-barred', '§4.6', { target });
  return deed.position === 1 ? barrierToTheft(state, deed, move) : barrierToFind(state, move);
}

/** §4.5 BOARD, §4.8 RAID. */
export function ruleOf({ action }: Deed): string {
  return action === 'board' ? '§4.5' : '§4.8';
}

/** §4.5 One chest of the target's area; §4.13 none where none lies. */
function barrierToTheft(state: State, deed: Deed, { target, chest, centre }: Attack): Refusal | undefined {
  const chests = playerOf(state, target)[aimOf(deed.action).area];
  if (centre !== null) return because('wrong-source', ruleOf(deed));
  if (chest === null) return chests.length === 0 ? undefined : because('no-chest-named', ruleOf(deed));
  if (chests[chest] === undefined) return because('chest-unknown', ruleOf(deed));
  return firstAlike(chests, chest) === chest ? undefined : because('chest-alike', ruleOf(deed));
}

/** §4.6 One chest of the centre island, if there is any. */
function barrierToFind(state: State, { chest, centre }: Attack): Refusal | undefined {
  if (chest !== null) return because('wrong-source', '§4.6');
  if (centre === null) return state.centre.length === 0 ? undefined : because('no-chest-named', '§4.6');
  return state.centre.includes(centre) ? undefined : because('chest-unknown', '§4.6');
}

/** §4.5, §4.6, §4.8 The chest, the token of the target, the defence, and for the second the centre island. */
function strike(turn: Turn, { seat, action, position }: Deed, { target, chest, centre }: Attack): void {
  const { area, token } = aimOf(action);
  turn.emit({ type: 'attacked', seat, target, action, position });
  if (chest !== null) {
    const colour = at(playerOf(turn.state, target)[area], chest);
    turn.emit({ type: 'chestStolen', seat, target, area, place: chest, colour });
  }
  moveToken(turn, target, { token, boxes: -1 });
  if (canDefend(playerOf(turn.state, target), action)) moveToken(turn, seat, { token, boxes: -1 });
  if (centre !== null) turn.emit({ type: 'centreTaken', seat, colour: centre });
}

/** §4.7 A die on the same action throws the attacker back as well. */
export function canDefend(target: Pick<Player, 'placed' | 'bonus'>, action: Action): boolean {
  return totalOf(target, action) > 0;
}
