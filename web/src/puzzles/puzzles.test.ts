import { puzzlesOf } from '@haven/games/puzzles';
import { games } from '@haven/games/rules';
import { listingOf } from '@haven/games/uis';
import { type AnyGame, defaultOptions, type GameTypes, type Match, play, start, tellFrom } from '@haven/kit';
import { movesBefore, type Puzzle, SOLVER } from '@haven/kit/puzzles';
import { readMove } from '@haven/text-kit';
import { type GameUi, useSettings } from '@haven/ui-kit';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const puzzled = await Promise.all(
  games.flatMap((game) => {
    const load = puzzlesOf(game.meta.id);
    return load ? [load().then(({ puzzles }) => ({ id: game.meta.id, game, puzzles }))] : [];
  }),
);

function matchOf(game: AnyGame, puzzle: Puzzle): Match<GameTypes> {
  const begun = start(game, { ...puzzle.table, options: defaultOptions(game.options) });
  return movesBefore(puzzle).reduce((match, written) => play(game, match, readMove(written)).match ?? match, begun);
}

const nothing = () => undefined;
const STILL = {
  news: [],
  past: [],
  refusal: null,
  locked: false,
  play: nothing,
  undo: nothing,
  aided: nothing,
  aids: [],
  language: 'en',
  isPuzzle: true,
} as const;

/** What the solver's table looks like before the first move. */
function drawn(ui: GameUi<GameTypes>, game: AnyGame, match: Match<GameTypes>): string {
  const { seen } = tellFrom(game, match, { viewer: SOLVER, from: match.entries.length });
  const seats = Array.from({ length: match.seats }, () => ({ name: '', kind: 'human' as const }));
  return renderToStaticMarkup(createElement(ui.Table, { ...STILL, viewer: SOLVER, seats, seen }));
}

/** What shines on a table: main answers by their move or their mark; where several do, none is given away. */
function shiningIn(markup: string): string[] {
  const buttons = [...markup.matchAll(/<button[^>]*>/g)].map(([button]) => button);
  const main = buttons.filter((button) => /class="[^"]*-main\b|data-tone="main"/.test(button));
  const named = main.flatMap((button) => /data-(?:move|choice)="([^"]+)"/.exec(button)?.[1] ?? []);
  return named.length > 1 ? [] : named;
}

function isAnswer({ task, way }: Puzzle, shining: string): boolean {
  const answers = task.type === 'choose' ? task.best : way.slice(0, 1);
  return answers.some((answer) => answer === shining || answer.endsWith(` ${shining}`));
}

// Nobody can be asked here how much movement they like.
const { motion } = useSettings.getState();
beforeAll(() => useSettings.setState({ motion: 'reduced' }));
afterAll(() => useSettings.setState({ motion }));

describe.each(puzzled)('the puzzles of $id', ({ id, game, puzzles }) => {
  test('the table neither advises nor begins with the answer', async () => {
    const ui = await listingOf(id)?.load();
    if (ui === undefined) throw new Error(`${id} has no screen`);
    for (const puzzle of puzzles) {
      const markup = drawn(ui, game, matchOf(game, puzzle));
      expect(markup, puzzle.id).not.toMatch(/data-about="odds"/);
      expect(
        shiningIn(markup).filter((shining) => isAnswer(puzzle, shining)),
        puzzle.id,
      ).toEqual([]);
    }
  });

  test('there is a choice: several moves, and most of them do not solve it', () => {
    for (const puzzle of puzzles) {
      const { state } = matchOf(game, puzzle);
      const legal = game.legalMoves(state, SOLVER).map(game.notate);
      expect(legal.length, puzzle.id).toBeGreaterThan(1);
      if (puzzle.task.type === 'choose')
        expect(puzzle.task.best.length, puzzle.id).toBeLessThanOrEqual(legal.length / 2);
    }
  });
});
