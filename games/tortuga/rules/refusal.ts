import { currentStep, type Refusal, type Seat } from '@haven/kit';
import { LAST_BONUS } from './components/board.ts';
import { ACTIONS, setOf, sizeOf } from './components/dice.ts';
import { isBarred } from './effects/actions.ts';
import { diceByFace, diceInHand, roomFor, showing, symbolOf } from './effects/dice.ts';
import { pickOfPlayer } from './effects/rolling.ts';
import { playerOf } from './effects/seats.ts';
import { NO_DICE } from './notation.ts';
import type { Move, Player, State, Step } from './types.ts';

/** Every reason why a move can be impossible. */
export const REFUSALS = [
  'bonus-full',
  'chest-unknown',
  'dice-placed',
  'dice-unknown',
  'illegal-move',
  'no-room',
  'none-kept',
  'not-asked',
  'target-barred',
  'target-self',
  'target-unknown',
  'two-symbols',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

type Why = (state: State, seat: Seat, name: string) => Refusal | undefined;

const because = (code: RefusalCode, rule: string, values?: Refusal['values']): Refusal =>
  values ? { code, rule, values } : { code, rule };

/** The steps in which each verb is said. */
const STEPS_OF: ReadonlyMap<string, readonly Step['type'][]> = new Map<Move['type'], readonly Step['type'][]>([
  ['pick', ['pick']],
  ['turn', ['skulls']],
  ['bonus', ['bonus']],
  ['perform', ['perform']],
  ['keep', ['keep']],
  ['attack', ['attack']],
  ['forfeit', ['perform', 'attack']],
  ['arrange', ['arrange']],
]);

/** Which condition is not met. It speaks only of what this seat can see. */
export function refusal(state: State, seat: Seat, wish: string): Refusal {
  const [verb = '', name = ''] = wish.split(' ');
  const steps = STEPS_OF.get(verb);
  const step = currentStep(state);
  if (steps === undefined || step === undefined) return { code: 'illegal-move' };
  if (!steps.includes(step.type)) return because('not-asked', ruleOf(step));
  return WHY.get(verb)?.(state, seat, name) ?? { code: 'illegal-move' };
}

/** The rule of what is asked now. */
function ruleOf(step: Step): string {
  if (step.type !== 'attack') return RULE_OF[step.type];
  if (step.deed.action === 'raid') return '§4.8';
  return step.deed.position === 1 ? '§4.5' : '§4.6';
}

const RULE_OF = {
  pick: '§2.2',
  skulls: '§2.8',
  bonus: '§2.9',
  perform: '§3.4',
  keep: '§4.3',
  arrange: '§5.3',
} as const satisfies Record<Exclude<Step['type'], 'attack'>, string>;

const WHY = new Map<string, Why>([
  ['pick', (state, seat, name) => whyNotPick(playerOf(state, seat), name)],
  ['turn', whyNotTurn],
  ['bonus', whyNoBonus],
  ['attack', whyNotAttack],
]);

function whyNotPick(player: Player, letters: string): Refusal | undefined {
  if (letters === NO_DICE) return because('none-kept', '§2.2');
  const set = setOf(letters);
  if (set <= 0) return because('dice-unknown', '§2.2', { dice: letters });
  if ((set & diceInHand(player)) !== set) return because('dice-placed', '§2.5', { dice: letters });
  const sets = diceByFace(player);
  const symbols = ACTIONS.filter((_action, face) => (showing(sets, face) & set) !== 0);
  if (symbols.length > 1) return because('two-symbols', '§2.2');
  const action = symbolOf(player, set);
  return action && noRoom(player, action, sizeOf(set));
}

function noRoom(player: Player, action: (typeof ACTIONS)[number], wanted: number): Refusal | undefined {
  const room = roomFor(player, action);
  return room < wanted ? because('no-room', '§2.6', { action, room, wanted }) : undefined;
}

function whyNotTurn(state: State, seat: Seat, name: string): Refusal | undefined {
  const player = playerOf(state, seat);
  const action = ACTIONS.find((each) => each === name);
  return action && noRoom(player, action, sizeOf(pickOfPlayer(player)));
}

function whyNoBonus(state: State, seat: Seat, name: string): Refusal | undefined {
  const action = ACTIONS.find((each) => each === name);
  return action && playerOf(state, seat).bonus[action] === LAST_BONUS
    ? because('bonus-full', '§2.9', { action })
    : undefined;
}

/** §4.6 Only the second of the same action is barred from whom the first has hit. */
function whyNotAttack(state: State, seat: Seat, name: string): Refusal | undefined {
  const step = currentStep(state);
  const target = Number.parseInt(name, 10);
  if (step?.type !== 'attack') return undefined;
  if (state.players[target] === undefined) return because('target-unknown', '§4.5');
  if (target === seat) return because('target-self', '§4.5');
  if (isBarred(state, step.deed, target)) return because('target-barred', '§4.6', { target });
  return because('chest-unknown', step.deed.position === 1 ? '§4.5' : '§4.6');
}
