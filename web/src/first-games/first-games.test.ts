import { bots } from '@haven/games/bots';
import { firstGamesOf } from '@haven/games/first-games';
import { games } from '@haven/games/rules';
import { listingOf } from '@haven/games/uis';
import { type AnyGame, at, defaultOptions, type GameTypes, type Position, simRng } from '@haven/kit';
import { type FirstHint, LANGUAGES, type Language } from '@haven/text-kit';
import { detailsContract, PEOPLE } from '@haven/text-kit/testing';
import { type FirstGames, type GameUi, type Hearer, useSettings } from '@haven/ui-kit';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

type Asked = Position<GameTypes>;

/** The number of a match among bots that comes to nearly everything that is ever hinted at. */
const MATCH = 2;
const MOST_SEATS = 3;
/** What hardly ever happens is tested by its game. */
const RARE = ['last-round'];

/** All positions in which somebody is asked, as they see them. */
function* askedIn(game: AnyGame): Generator<Asked> {
  const bot = bots[game.meta.id];
  const rng = simRng(MATCH);
  const state = game.setup(Math.min(MOST_SEATS, game.meta.seats.max), defaultOptions(game.options), rng);
  for (let asked = game.toAct(state); asked.length > 0 && bot; asked = game.toAct(state)) {
    const seat = at(asked, 0);
    const position = { seat, view: game.view(state, seat), moves: game.legalMoves(state, seat) };
    yield position;
    game.play({ state, seat, rng, emit: (event) => game.apply(state, event) }, bot.think(position, rng).move);
  }
}

const helped = await Promise.all(
  games.flatMap((game) => {
    const load = firstGamesOf(game.meta.id);
    return load ? [load().then((help) => ({ id: game.meta.id, game, help, positions: [...askedIn(game)] }))] : [];
  }),
);

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
} as const;

/** What the table looks like to whoever is asked. */
function drawn(game: AnyGame, ui: GameUi<GameTypes>, { seat, view, moves }: Asked): string {
  const offered = moves.map((move) => ({ move, text: game.notate(move) }));
  const seen = { seq: 0, asked: 0, view, moves: offered, toAct: [seat], canUndo: false, undone: 0 };
  const seats = hearer('en').seats;
  return renderToStaticMarkup(createElement(ui.Table, { ...STILL, viewer: seat, seats, seen }));
}

function isDrawn(markup: string, name: string): boolean {
  const [mark = ''] = name.split(' ', 1);
  return markup.includes(`data-${mark}="${name.slice(mark.length + 1)}"`);
}

function hearer(language: Language): Hearer {
  return { language, seats: PEOPLE[language].map((name) => ({ name, kind: 'human' as const })) };
}

interface Watched {
  readonly positions: readonly Asked[];
  /** Tables that were drawn already: to draw one takes time. */
  readonly tables: Map<Asked, string>;
  draw(position: Asked): string;
}

/** What is wrong with a hint: it never comes, never goes, or speaks of something that is not there when it comes. */
function faultOf(hint: FirstHint<GameTypes>, { positions, tables, draw }: Watched): string[] {
  const due = positions.filter((position) => hint.isDue(position));
  const first = due.find((position) => tables.has(position)) ?? due[0];
  if (first === undefined) return [`${hint.id} is never due`];
  if (due.length === positions.length) return [`${hint.id} is always due`];
  const markup = tables.get(first) ?? draw(first);
  tables.set(first, markup);
  return hint.at(first).some((name) => isDrawn(markup, name)) ? [] : [`${hint.id} points at nothing`];
}

/** One in so many positions is enough to see all the words. */
const someOf = (positions: readonly Asked[]) => positions.filter((_, place) => place % 9 === 0);

const endsAmong = (help: FirstGames<GameTypes>, positions: readonly Asked[]) =>
  positions.filter(({ moves }) => moves.some((move) => help.isEnd(move)));

/** All that is said in a match: hints, goals and reminders. */
function toldIn(help: FirstGames<GameTypes>, positions: readonly Asked[], language: Language) {
  const goals = positions.map((position) => help.goal(position, hearer(language)).details);
  const lines = endsAmong(help, positions).flatMap((position) => help.undone(position, hearer(language)).lines);
  const hinted = help.hints.map(({ id, say }) => ({ title: id, lines: [say[language]] }));
  return [...goals, ...hinted, { title: 'undone', lines }];
}

// Nobody can be asked here how much movement they like.
const { motion } = useSettings.getState();
beforeAll(() => useSettings.setState({ motion: 'reduced' }));
afterAll(() => useSettings.setState({ motion }));

/** Two sentences beside a thing; what fits a phone in one line, or in two as high as one. */
const LONGEST_HINT = 190;
const LONGEST_GOAL = 72;

describe.each(helped)('the first games of $id', ({ id, game, help, positions }) => {
  const some = someOf(positions);

  test('every hint has its moment and its place on the table', async () => {
    const ui = await listingOf(id)?.load();
    const usual = help.hints.filter((hint) => !RARE.includes(hint.id));
    if (ui === undefined) throw new Error(`${id} has no screen`);
    const watched: Watched = { positions, tables: new Map(), draw: (position) => drawn(game, ui, position) };
    expect(usual.flatMap((hint) => faultOf(hint, watched))).toEqual([]);
    expect(new Set(help.hints.map((hint) => hint.id)).size).toBe(help.hints.length);
  });

  test('hints are short, and said in every language', () => {
    for (const say of help.hints.flatMap((hint) => [hint.say, ...(hint.sayToFingers ? [hint.sayToFingers] : [])])) {
      expect(Object.keys(say)).toEqual(LANGUAGES);
      for (const words of Object.values(say)) expect(words.length, words).toBeLessThanOrEqual(LONGEST_HINT);
    }
  });

  test.each(LANGUAGES)('the goal is told in one line in %s', (language) => {
    const lines = some.map((position) => help.goal(position, hearer(language)).line);
    expect(lines.filter((line) => line.length > LONGEST_GOAL)).toEqual([]);
  });

  test('what is undone is told before the end alone, and not where nothing is left', () => {
    const told = endsAmong(help, positions.slice(0, 120)).map(
      (position) => help.undone(position, hearer('en')).lines.length,
    );
    expect(Math.max(...told)).toBeGreaterThan(0);
    expect(Math.min(...told)).toBe(0);
  });

  detailsContract((language) => toldIn(help, some, language));
});
