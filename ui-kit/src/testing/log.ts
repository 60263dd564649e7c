import {
  type AnyGame,
  at,
  defaultOptions,
  type GameTypes,
  type Match,
  newsOf,
  play,
  type Rng,
  simRng,
  start,
} from '@haven/kit';
import { LANGUAGES } from '@haven/text-kit';
import { expect, test } from 'vitest';
import type { GameUi } from '../contract/game-ui.ts';
import type { SaidPart } from '../contract/said-parts.ts';
import type { SeatInfo, Told } from '../contract/table.ts';

type Log = Pick<GameUi<GameTypes>, 'logLine' | 'logParts'>;

interface LoggedGame {
  readonly game: AnyGame;
  readonly seats: number;
  readonly ui: Log;
}

const MOVES = 80;
const VIEWER = 0;

/** Names in colour change no word of what is told. */
export function logContract({ game, seats, ui }: LoggedGame): void {
  const match = played(game, seats);
  const company = Array.from({ length: seats }, (_, seat): SeatInfo => ({ name: `Anne ${seat}`, kind: 'human' }));
  const told: Told<GameTypes> = { viewer: VIEWER, seats: company, view: game.view(match.state, VIEWER) };
  const events = match.entries.flatMap((entry) => newsOf(game, entry, VIEWER).events);
  test.each(LANGUAGES)('a line of the log in pieces is the same line: %s', (language) => {
    const lines = events.map((event) => ({
      line: ui.logLine(event, language, told),
      parts: ui.logParts(event, language, told),
    }));
    expect(lines.map(({ parts }) => parts?.map(wordsOf).join(''))).toEqual(lines.map(({ line }) => line));
    expect(namesIn(lines.flatMap(({ parts = [] }) => parts))).toEqual(seats > 1 ? company.map(({ name }) => name) : []);
  });
}

const wordsOf = (part: SaidPart): string => (typeof part === 'string' ? part : part.name);

function namesIn(parts: readonly SaidPart[]): string[] {
  return [...new Set(parts.flatMap((part) => (typeof part === 'string' ? [] : [part.name])))].toSorted();
}

function played(game: AnyGame, seats: number): Match<GameTypes> {
  const rng = simRng(7);
  let match: Match<GameTypes> = start(game, { seats, options: defaultOptions(game.options), seed: '7a'.repeat(32) });
  for (let move = 0; move < MOVES && game.toAct(match.state).length > 0; move += 1) match = moved(game, match, rng);
  return match;
}

function moved(game: AnyGame, match: Match<GameTypes>, rng: Rng): Match<GameTypes> {
  const seat = at(game.toAct(match.state), 0);
  const legal = game.legalMoves(match.state, seat);
  const result = play(game, match, { seat, move: game.notate(at(legal, rng.below(legal.length))) });
  if (result.match === undefined) throw new Error(result.refusal.code);
  return result.match;
}
