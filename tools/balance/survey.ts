import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gameById } from '@haven/games/rules';
import { at, fingerprint, type GameTypes, positionOf, type Rng, type Seat, simRng, simulate } from '@haven/kit';
import { shareOf } from '@haven/kit/learning';
import { botNamed } from '../ladder/meeting.ts';

/** A kind of table: who is stronger there is asked of each by itself. */
export interface Table {
  readonly name: string;
  readonly seats: number;
  readonly options: GameTypes['Options'];
}

/** As it is asked for: `standard-2`. */
export function nameOf({ name, seats }: Table): string {
  return `${name}-${seats}`;
}

/** What a game wants to know of its balance, in `bots/testing/balance.ts`. */
export interface Survey {
  readonly tables: readonly Table[];
  /** What nobody chooses: all that there is comes up as often, by the number of the game. */
  dealt(moves: readonly GameTypes['Move'][], number: number): GameTypes['Move'] | undefined;
  /** What a seat was: its ship, its place in the turn order. */
  traitsOf(state: GameTypes['State'], seat: Seat): Readonly<Record<string, string>>;
  /** What a seat takes to itself by this move. */
  takenBy(move: GameTypes['Move']): string | undefined;
  /** All that can be taken. */
  readonly goods: readonly string[];
}

export async function surveyOf(root: string, game: string): Promise<Survey | undefined> {
  const source = join(root, 'games', game, 'bots/testing/balance.ts');
  if (!/^[a-z0-9-]+$/.test(game) || !existsSync(source)) return undefined;
  return (await import(pathToFileURL(source).href)) as Survey;
}

/** One game of a survey, as it is kept. */
export interface Surveyed {
  readonly number: number;
  readonly moves: string;
  readonly seats: readonly Chair[];
}

export interface Chair {
  /** One for a victory, a part of it if it is shared. */
  readonly won: number;
  readonly traits: Readonly<Record<string, string>>;
  readonly taken: readonly string[];
}

export interface Errand {
  readonly level: string;
  /** Which of the tables. */
  readonly table: number;
  readonly number: number;
}

/** Bots of one level against each other. */
export function surveyed(id: string, survey: Survey, { level, table, number }: Errand): Surveyed {
  const game = gameById(id);
  if (game === undefined) throw new Error(`no game '${id}'`);
  const { seats, options } = at(survey.tables, table);
  const chance = simRng(number);
  const { state, play } = simulate(game, game.setup(seats, options, chance), chance);
  const bot = botNamed(id, level);
  const whims: Rng = simRng(number + WHIMS);
  const made: GameTypes['Move'][] = [];
  const taken = Array.from({ length: seats }, () => new Set<string>());
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const position = positionOf(game, state, seat);
    const move = survey.dealt(position.moves, number) ?? bot.think(position, whims).move;
    made.push(move);
    const good = survey.takenBy(move);
    if (good !== undefined) at(taken, seat).add(good);
    play(seat, move);
  }
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new Error('nobody is asked, yet the game is not over');
  const chairs = taken.map((goods, seat) => ({
    won: shareOf(outcome, seat),
    traits: survey.traitsOf(state, seat),
    taken: [...goods],
  }));
  return { number, moves: fingerprint(made).slice(0, DIGITS), seats: chairs };
}

const WHIMS = 1_000_000;
const DIGITS = 12;
