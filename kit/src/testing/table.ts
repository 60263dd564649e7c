import { copy } from '../copy.ts';
import { defaultOptions, type Game, type GameTypes, type Seat } from '../game.ts';
import { type Rng, simRng } from '../rng.ts';

/** A position under test: set it up, rig the dice, play lines of text, look. */
export interface Table<T extends GameTypes> {
  readonly state: T['State'];
  /** What the last call of `plays` caused. */
  readonly events: readonly T['Event'][];
  /** Replaces parts of the state. */
  with(changes: Partial<T['State']>): Table<T>;
  /** The next draws, as `below` would give them; afterwards chance takes over again. */
  rigged(...draws: readonly number[]): Table<T>;
  /** One move per line: `seat text`. Throws on the first that is not legal. */
  plays(transcript: string): Table<T>;
  /** The texts of the legal moves. */
  moves(seat?: Seat): string[];
}

export interface Deal<T extends GameTypes> {
  readonly seats: number;
  readonly options?: Partial<T['Options']>;
  readonly seed?: number;
}

export function deal<T extends GameTypes>(game: Game<T>, { seats, options, seed = 1 }: Deal<T>): Table<T> {
  const chance = simRng(seed);
  const all = { ...defaultOptions(game.options), ...options } as T['Options'];
  const state = game.setup(seats, all, chance);
  const draws: number[] = [];
  const rng: Rng = { below: (n) => riggedBelow(draws, n) ?? chance.below(n) };
  return tableOf(game, { state, draws, rng });
}

function riggedBelow(draws: number[], n: number): number | undefined {
  const draw = draws.shift();
  if (draw !== undefined && draw >= n) throw new RangeError(`rigged to ${draw}, but there are only ${n} sides`);
  return draw;
}

function tableOf<T extends GameTypes>(
  game: Game<T>,
  { state, draws, rng }: { state: T['State']; draws: number[]; rng: Rng },
): Table<T> {
  const events: T['Event'][] = [];
  const emit = (event: T['Event']) => {
    events.push(copy(event));
    game.apply(state, event);
  };
  const playLine = (line: string) => {
    const { seat, text } = readLine(line);
    const legal = game.legalMoves(state, seat);
    const move = legal.find((each) => game.notate(each) === text);
    if (move === undefined)
      throw new Error(
        `"${text}" is not legal for seat ${seat}; legal: ${legal.map((each) => game.notate(each)).join(', ')}`,
      );
    game.play({ state, seat, rng, emit }, move);
  };
  const table: Table<T> = {
    state,
    events,
    with: (changes) => {
      Object.assign(state as object, copy(changes));
      return table;
    },
    rigged: (...next) => {
      draws.push(...next);
      return table;
    },
    plays: (transcript) => {
      events.length = 0;
      linesOf(transcript).forEach(playLine);
      return table;
    },
    moves: (seat = 0) => game.legalMoves(state, seat).map((move) => game.notate(move)),
  };
  return table;
}

export function linesOf(transcript: string): string[] {
  return transcript
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function readLine(line: string): { seat: Seat; text: string } {
  const space = line.indexOf(' ');
  return { seat: Number(line.slice(0, space)), text: line.slice(space + 1) };
}
