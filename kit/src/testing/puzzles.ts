import { describe, expect, test } from 'vitest';
import { defaultOptions, type Game, type GameTypes } from '../game.ts';
import { type Match, play, seenBy, start } from '../match.ts';
import { anyLine, isTrue, movesBefore, type Puzzle, type Quest, SOLVER, standOf } from '../puzzles/index.ts';
import { simRng } from '../rng.ts';

interface Collection<T extends GameTypes> {
  readonly game: Game<T>;
  readonly quests: readonly Quest<T>[];
  readonly puzzles: readonly Puzzle[];
}

const FEWEST = 12;

/** The contract of a game's puzzles: each can be met by the rules, is solved by its way and no sooner, and claims what is true. */
export function puzzlesContract<T extends GameTypes>({ game, quests, puzzles }: Collection<T>): void {
  describe('puzzles', () => {
    test('there are enough, each with a name of its own', () => {
      expect(puzzles.length).toBeGreaterThanOrEqual(FEWEST);
      expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    });

    test.each(puzzles)('$id can be met and solved, can be missed, and is true', (puzzle) => {
      const match = replayed(game, puzzle);
      expect(standsOn(game, match, puzzle)).toEqual([...puzzle.way.slice(1).map(() => 'open'), 'solved']);
      expect(canBeMissed(game, match, puzzle)).toBe(true);
      expect(askedIn(game, match).moves).toHaveLength(puzzle.choices);
      const { id: _id, table: _table, before: _before, choices: _choices, ...claim } = puzzle;
      const quest = quests.find(({ kind }) => kind === puzzle.kind);
      expect(quest?.holds(askedIn(game, match), claim)).toBe(true);
    });
  });
}

function replayed<T extends GameTypes>(game: Game<T>, puzzle: Puzzle): Match<T> {
  const opening = start(game, { ...puzzle.table, options: defaultOptions(game.options) as T['Options'] });
  return movesBefore(puzzle).reduce((match, written) => {
    const [seat = ''] = written.split(' ', 1);
    return played(game, match, { seat: Number(seat), move: written.slice(seat.length + 1) });
  }, opening);
}

function played<T extends GameTypes>(game: Game<T>, match: Match<T>, wish: { seat: number; move: string }): Match<T> {
  const { match: after, refusal } = play(game, match, wish);
  if (after === undefined) throw new Error(`“${wish.move}” of seat ${wish.seat} was refused: ${refusal.code}`);
  return after;
}

/** How it stands after each move of the way. */
function standsOn<T extends GameTypes>(game: Game<T>, opening: Match<T>, { way, task }: Puzzle): string[] {
  let match = opening;
  return way.map((move, index) => {
    match = played(game, match, { seat: SOLVER, move });
    return standOf(task, way.slice(0, index + 1), game.view(match.state, SOLVER));
  });
}

const LINES = 20;

/** Whether another choice, or some moves at random, do not solve it. */
function canBeMissed<T extends GameTypes>(game: Game<T>, match: Match<T>, { task }: Puzzle): boolean {
  if (task.type === 'choose') return askedIn(game, match).moves.some((move) => !task.best.includes(game.notate(move)));
  const rng = simRng(1);
  const lines = Array.from({ length: LINES }, () => anyLine(game, { state: match.state, during: task.during }, rng));
  return lines.some((line) => line && !isTrue(task.goal, line.view));
}

function askedIn<T extends GameTypes>(game: Game<T>, match: Match<T>) {
  const { view, moves } = seenBy(game, match, SOLVER);
  return { state: match.state, view, moves: moves.map(({ move }) => move) };
}
