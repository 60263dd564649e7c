import { currentStep, type Refusal } from '@haven/kit';
import type { Move, Moves, State, Step, TurnMove } from './types.ts';

/** Every reason why a move can be impossible. */
export const REFUSALS = [
  'ability-asked',
  'already-explored',
  'cache-empty',
  'condition-unmet',
  'council',
  'decide-first',
  'deck-empty',
  'defence-range',
  'guarded',
  'illegal-move',
  'no-ability',
  'no-creature',
  'no-effect',
  'no-enemy-here',
  'no-fight',
  'no-fight-card',
  'no-landing',
  'no-lobby',
  'no-manoeuvre-on-card',
  'no-mineral',
  'no-payment-choice',
  'no-place',
  'not-a-hunt-card',
  'not-adjacent',
  'not-at-tortuga',
  'not-committed',
  'not-controlled',
  'not-explored',
  'not-for-sale',
  'not-in-fight',
  'not-in-hand',
  'not-leader',
  'not-on-card',
  'not-peaceful',
  'not-played',
  'not-there',
  'nothing-laid',
  'out-of-reach',
  'own-sector',
  'own-ship',
  'peaceful',
  'power-used',
  'reserve-full',
  'ship-taken',
  'sold-out',
  't-sector',
  'too-few-crypto',
  'too-few-manoeuvre',
  'too-late',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

export function because(code: RefusalCode, rule: string, values?: Refusal['values']): Refusal {
  return values ? { code, rule, values } : { code, rule };
}

/** The answer to a wish for something that is not in this game at all. */
export const ILLEGAL: Refusal = Object.freeze({ code: 'illegal-move' });

/** Why the present step does not have this act: it is over, or something else is to be decided first. */
export function elsewhere(state: State, move: Move): Refusal {
  const step = currentStep(state)?.type ?? 'act';
  if (step !== 'act') return because('decide-first', RULE_OF_STEP[step], { step });
  return isTurnMove(move) ? ILLEGAL : GONE[move.type];
}

/** The rule of what is asked now. */
const RULE_OF_STEP = {
  chooseShip: '§1.8',
  placeShip: '§4.11',
  takeReserve: '§2.10',
  ability: '§2.5',
  commit: '§4.2',
  defend: '§4.3',
  sacrifice: '§7.1.2',
  spoils: '§7.1.1',
} as const satisfies Record<Exclude<Step['type'], 'act'>, string>;

type Answer = Exclude<Move, TurnMove>;

/** In the middle of a turn: ships are chosen and placed, the reserve is taken or left, and no fight is on. */
const GONE: Readonly<Record<Answer['type'], Refusal>> = {
  chooseShip: because('too-late', '§1.8'),
  placeShip: because('too-late', '§4.11'),
  takeReserve: because('too-late', '§3.1'),
  leaveReserve: because('too-late', '§3.1'),
  use: because('too-late', '§2.5'),
  skip: because('too-late', '§2.5'),
  commit: because('no-fight', '§4.2'),
  ready: because('no-fight', '§4.2'),
  sacrifice: because('no-fight', '§7.1.2'),
  takeInfluence: because('no-fight', '§7.1.1'),
  takeFromBank: because('no-fight', '§7.1.1'),
};

function isTurnMove(move: Moves[keyof Moves]): move is TurnMove {
  return !(move.type in GONE);
}
