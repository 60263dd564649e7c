import { answered, ask } from '../agenda.ts';
import { FINDS, LAST_BOX } from '../components/board.ts';
import { playerOf } from '../seats.ts';
import type { Act, Deed, Move, Moves, State, Turn } from '../types.ts';
import { isAttack } from './attack.ts';
import { FORFEIT } from './forfeit.ts';
import { chestsIn, treasureHunt } from './hunt.ts';
import { advance } from './tokens.ts';
import { effectFor } from './who-acts.ts';

/** §3.6 The next deed, completely, before the one after it; false when all are done. */
export function performNext(turn: Turn): boolean {
  const deed = turn.state.deeds[0];
  if (deed === undefined) return false;
  turn.emit({ type: 'deedBegan', deed });
  if (isAttack(deed.action)) ask(turn, { type: 'attack', seats: [deed.seat], deed });
  else if (isSettled(turn.state, deed)) performDeed(turn, deed);
  else ask(turn, { type: 'perform', seats: [deed.seat], deed });
  return true;
}

/** §3.4 Nobody is asked where nothing can come of it; §8.2 nor before FLEET and CREW, if the table wants it so. */
function isSettled(state: State, deed: Deed): boolean {
  const { options, bag, tiles } = state;
  const { boat, pirate } = playerOf(state, deed.seat);
  if (deed.action === 'fleet') return options.swift || boat === LAST_BOX;
  if (deed.action === 'crew') return options.swift || pirate === LAST_BOX;
  return tiles.length === 0 && (FINDS[effectFor(state, deed)].chests === 0 || chestsIn(bag) === 0);
}

/** §4.1 FLEET, §4.2 CREW, §4.3 HUNT. */
function performDeed(turn: Turn, deed: Deed): void {
  if (deed.action === 'fleet') advance(turn, deed, 'boat');
  else if (deed.action === 'crew') advance(turn, deed, 'pirate');
  else treasureHunt(turn, deed);
}

/** §3.4 Whoever may expand the fleet, recruit a crew or hunt is asked whether to. */
export const perform: Act<'perform', Extract<Move, { type: 'perform' }>, Moves['perform']> = {
  offer: () => [PERFORM, FORFEIT],
  play: (turn, step) => {
    answered(turn, step);
    performDeed(turn, step.deed);
  },
};

const PERFORM = Object.freeze({ type: 'perform' } as const);
