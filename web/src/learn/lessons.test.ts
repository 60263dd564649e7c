import { lessonsOf } from '@haven/games/lessons';
import { games } from '@haven/games/rules';
import { listingOf } from '@haven/games/uis';
import { type AnyGame, at, defaultOptions, type GameTypes, type Match, play, start, tellFrom } from '@haven/kit';
import { LANGUAGES, LEARNER, type Lesson, type LessonStep, lineOf, playedBefore, readMove } from '@haven/text-kit';
import { type GameUi, useSettings } from '@haven/ui-kit';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const taught = games.flatMap((game) => {
  const course = lessonsOf(game.meta.id);
  return course ? [{ id: game.meta.id, game, course }] : [];
});

test.each(taught)('home knows the chapters of $id before they are loaded', async ({ course }) => {
  expect(course.chapters).toEqual((await course.load()).map(({ id }) => id));
});

/** The match of a lesson at the beginning of each step, and at its end. */
function positionsOf(game: AnyGame, lesson: Lesson): Match<GameTypes>[] {
  const { seats, seed, options } = lesson.table;
  let match = start(game, { seats, seed, options: { ...defaultOptions(game.options), ...options } });
  const matches = [match];
  for (const written of lineOf(lesson)) {
    const { match: after, refusal } = play(game, match, readMove(written));
    if (after === undefined) throw new Error(`${lesson.id}: “${written}” is refused: ${JSON.stringify(refusal)}`);
    match = after;
    matches.push(match);
  }
  return [...lesson.steps.keys(), lesson.steps.length].map((step) => matches[playedBefore(lesson, step)] ?? match);
}

/** What the learner's table looks like in a position, and the result when it is over. */
function drawn(game: AnyGame, ui: GameUi<GameTypes>, match: Match<GameTypes>): string {
  const { seen } = tellFrom(game, match, { viewer: LEARNER, from: match.entries.length });
  const seats = Array.from({ length: match.seats }, () => ({ name: '', kind: 'human' as const }));
  const shown = { ...STILL, viewer: LEARNER, seats, language: 'en' as const, seen };
  const table = createElement(ui.Table, shown);
  const isOver = seen.outcome !== undefined;
  return [table, ...(isOver ? [createElement(ui.Result, { ...shown, history: [], onAgain: nothing })] : [])]
    .map((screen) => renderToStaticMarkup(screen))
    .join('');
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
};

/** The steps whose table has nothing of what they point at, or not all that they leave free, or asks somebody else. */
function brokenSteps(game: AnyGame, ui: GameUi<GameTypes>, lesson: Lesson): string[] {
  const tables = new Map<Match<GameTypes>, string>();
  const positions = positionsOf(game, lesson);
  return lesson.steps.flatMap(({ at: names = [], free = [], ask }, number) => {
    const match = at(positions, number);
    const markup = tables.get(match) ?? drawn(game, ui, match);
    tables.set(match, markup);
    const isDrawnAt = (name: string) => isDrawn(markup, name);
    const isThere = (names.length === 0 || names.some(isDrawnAt)) && free.every(isDrawnAt);
    const isAsked = ask === undefined || game.toAct(match.state).includes(LEARNER);
    return isThere && isAsked ? [] : [`${lesson.id} ${number}: ${[...names, ...free]}`];
  });
}

function isDrawn(markup: string, name: string): boolean {
  const [mark = ''] = name.split(' ', 1);
  return markup.includes(`data-${mark}="${name.slice(mark.length + 1)}"`);
}

/** The texts that a step shows. */
function textsOf({ say, later }: LessonStep): Readonly<Record<string, string>>[] {
  return [say, ...(later ? [later] : [])];
}

// Nobody can be asked here how much movement they like.
const { motion } = useSettings.getState();
beforeAll(() => useSettings.setState({ motion: 'reduced' }));
afterAll(() => useSettings.setState({ motion }));

const LONGEST = 230;

describe.each(taught)('the lessons of $id', ({ game, course }) => {
  test('can be played by the rules, and every table has what they point at', async () => {
    const ui = await listingOf(game.meta.id)?.load();
    const lessons = await course.load();
    expect(ui && lessons.flatMap((lesson) => brokenSteps(game, ui, lesson))).toEqual([]);
  });

  test('are about rules that there are, and no two about the same', async () => {
    const ui = await listingOf(game.meta.id)?.load();
    const known = ui?.rules('en').map(({ rule }) => rule) ?? [];
    const taughtRules = (await course.load()).flatMap(({ teaches }) => teaches);
    expect(taughtRules.filter((rule) => !known.includes(rule))).toEqual([]);
    expect(new Set(taughtRules).size).toBe(taughtRules.length);
  });

  test('are short, and said in every language', async () => {
    const lessons = await course.load();
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
    for (const { id, steps, title } of lessons) {
      expect(steps.at(-1)?.ask, `${id} ends with a word`).toBeUndefined();
      for (const text of [title, ...steps.flatMap(textsOf)]) {
        expect(Object.keys(text)).toEqual(LANGUAGES);
        for (const words of Object.values(text)) expect(words.length, words).toBeLessThanOrEqual(LONGEST);
      }
    }
  });
});
