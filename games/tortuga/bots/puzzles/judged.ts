import { at, copy, type Seat, simRng, simulate } from '@haven/kit';
import { SOLVER } from '@haven/kit/puzzles';
import { type Move, type Player, type State, scoreOf, tortuga } from '@haven/tortuga-rules';

/** What a move is worth by the rules alone. */
export interface Judged {
  readonly move: Move;
  readonly points: number;
}

export function pointsOf(player: Player): number {
  return scoreOf(player).reduce((sum, { points }) => sum + points, 0);
}

/** The board of the solver once a move is made and, where it is asked, everybody has answered with what comes first. */
export function boardAfter(state: State, move: Move, isOver: (now: State) => boolean): Player {
  const table = simulate(tortuga, copy(state), simRng(1));
  table.play(SOLVER, move);
  while (!isOver(table.state)) {
    const [seat] = tortuga.toAct(table.state);
    if (seat === undefined) break;
    table.play(seat, firstMove(table.state, seat));
  }
  return at(table.state.players, SOLVER);
}

function firstMove(state: State, seat: Seat): Move {
  return at(tortuga.legalMoves(state, seat), 0);
}

/** Those that bring most, and what the best of the others brings; nothing if all bring the same. */
export function bestOf(judged: readonly Judged[]): { best: readonly Judged[]; next: number } | undefined {
  const most = Math.max(...judged.map(({ points }) => points));
  const best = judged.filter(({ points }) => points === most);
  if (best.length === judged.length) return undefined;
  return { best, next: Math.max(...judged.filter(({ points }) => points < most).map(({ points }) => points)) };
}
