import { performNext } from './actions/perform.ts';
import { shedSurplus } from './actions/surplus.ts';
import { rankDeeds } from './actions/who-acts.ts';
import { isDecided } from './ending.ts';
import { beginMoving, moveChests } from './moving/move.ts';
import { offerBonuses } from './rolling/bonus.ts';
import { isAnyoneRolling } from './rolling/placing.ts';
import { liftScreens, rerollStuck, rollBehindScreens } from './rolling/screens.ts';
import type { State, Turn } from './types.ts';

/** Goes on as long as nobody has to be asked. */
export function goOn(turn: Turn): void {
  while (turn.state.agenda.length === 0 && turn.state.phase !== 'over') NEXT[turn.state.phase](turn);
}

/** What follows when all questions of a phase are answered. */
const NEXT: Readonly<Record<Exclude<State['phase'], 'over'>, (turn: Turn) => void>> = {
  bonus: rollBehindScreens,
  pick: liftScreens,
  skulls: afterReveal,
  open: afterReveal,
  actions: nextDeed,
  move: endRound,
};

/** §2.10 First those who could place nothing; then the next roll (§2.7), or the actions when all dice are placed. */
function afterReveal(turn: Turn): void {
  if (rerollStuck(turn)) return;
  if (isAnyoneRolling(turn.state)) offerBonuses(turn);
  else beginActions(turn);
}

/** §3.1 */
function beginActions(turn: Turn): void {
  turn.emit(ACTIONS_BEGAN);
  turn.emit({ type: 'deedsRanked', deeds: rankDeeds(turn.state) });
}

const ACTIONS_BEGAN = { type: 'phaseBegan', phase: 'actions' } as const;

function nextDeed(turn: Turn): void {
  if (performNext(turn)) return;
  shedSurplus(turn);
  beginMoving(turn);
}

/** §7.1 The game ends, or the start player token goes round (§7.2) and a new round begins. */
function endRound(turn: Turn): void {
  moveChests(turn);
  if (isDecided(turn.state)) return turn.emit({ type: 'gameEnded' });
  const { round, start, players } = turn.state;
  turn.emit({ type: 'roundBegan', round: round + 1, start: (start + 1) % players.length });
  rollBehindScreens(turn);
}
