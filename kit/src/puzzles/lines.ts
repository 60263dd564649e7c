import { copy } from '../copy.ts';
import type { Game, GameTypes } from '../game.ts';
import { pick, type Rng } from '../rng.ts';
import { type Simulation, simulate } from '../simulate.ts';
import { type Fact, isTrue } from './fact.ts';
import { SOLVER } from './puzzle.ts';

/** What the solver might do, and what it leads to. */
export interface LineOfPlay<T extends GameTypes> {
  readonly moves: readonly T['Move'][];
  readonly view: T['View'];
}

const LONGEST = 24;

/** Moves at random for as long as the fact is true; nothing if chance or somebody else would have a say. */
export function anyLine<T extends GameTypes>(
  game: Game<T>,
  { state, during }: { readonly state: T['State']; readonly during: Fact },
  rng: Rng,
): LineOfPlay<T> | undefined {
  const { table, dice } = withoutChance(game, state);
  const moves: T['Move'][] = [];
  for (let view = game.view(table.state, SOLVER); ; view = game.view(table.state, SOLVER)) {
    if (moves.length === LONGEST || !isTrue(during, view) || !isAskedAlone(game, table.state)) return { moves, view };
    const move = pick(rng, game.legalMoves(table.state, SOLVER));
    table.play(SOLVER, move);
    if (dice.fell) return moves.length === 0 ? undefined : { moves, view };
    moves.push(move);
  }
}

/** What these moves lead to; nothing if they are not legal or need luck. */
export function viewAfter<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  moves: readonly T['Move'][],
): T['View'] | undefined {
  const { table, dice } = withoutChance(game, state);
  for (const move of moves) {
    if (!isAskedAlone(game, table.state) || !isLegal(game, table.state, move)) return undefined;
    table.play(SOLVER, move);
  }
  return dice.fell ? undefined : game.view(table.state, SOLVER);
}

/** The same without the moves that it does not need. */
export function shortened<T extends GameTypes>(
  game: Game<T>,
  { state, goal }: { readonly state: T['State']; readonly goal: Fact },
  moves: readonly T['Move'][],
): readonly T['Move'][] {
  const reaches = (way: readonly T['Move'][]) => isTrue(goal, viewAfter(game, state, way));
  const shorter = moves.map((_, left) => moves.filter((_move, index) => index !== left)).find(reaches);
  return shorter ? shortened(game, { state, goal }, shorter) : moves;
}

function isAskedAlone<T extends GameTypes>(game: Game<T>, state: T['State']): boolean {
  const asked = game.toAct(state);
  return asked.length === 1 && asked[0] === SOLVER;
}

function isLegal<T extends GameTypes>(game: Game<T>, state: T['State'], move: T['Move']): boolean {
  const wish = game.notate(move);
  return game.legalMoves(state, SOLVER).some((legal) => game.notate(legal) === wish);
}

/** A table that tells whether dice fell or cards were drawn. */
function withoutChance<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
): { readonly table: Simulation<T>; readonly dice: { fell: boolean } } {
  const dice = { fell: false };
  const below = () => {
    dice.fell = true;
    return 0;
  };
  return { table: simulate(game, copy(state), { below }), dice };
}
