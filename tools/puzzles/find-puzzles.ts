import {
  type AnyGame,
  at,
  type Bot,
  defaultOptions,
  type GameTypes,
  type Match,
  play,
  type Rng,
  type Seat,
  seenBy,
  simRng,
  start,
} from '@haven/kit';
import { type Claim, type Puzzle, type Quest, SOLVER } from '@haven/kit/puzzles';

/** What is looked for, in whose games, and in how many of them at most. */
export interface Search {
  readonly game: AnyGame;
  readonly bot: Bot<GameTypes>;
  readonly quests: readonly Quest<GameTypes>[];
  readonly seed: number;
  readonly games: number;
}

const SEEDS = 1000;

/** One game makes no two puzzles of a kind. */
export function findPuzzles(search: Search, tell: (puzzle: Puzzle) => void): Puzzle[] {
  const found: Puzzle[] = [];
  for (let number = 0; number < search.games; number += 1) {
    const open = search.quests.filter(({ kind, wanted }) => countOf(found, kind) < wanted);
    if (open.length === 0) return found;
    for (const puzzle of puzzlesIn(search, open, search.seed * SEEDS + number)) {
      found.push({ ...puzzle, id: `${puzzle.kind}-${countOf(found, puzzle.kind) + 1}` });
      tell(at(found, found.length - 1));
    }
  }
  return found;
}

function countOf(puzzles: readonly Puzzle[], kind: string): number {
  return puzzles.filter((puzzle) => puzzle.kind === kind).length;
}

/** Neighbouring positions ask the same: so many are passed by on average before the next is looked at. */
const ONE_IN = 4;

/** The first puzzle of each kind that is met in a game of bots. */
function puzzlesIn({ game, bot }: Search, quests: readonly Quest<GameTypes>[], number: number): Puzzle[] {
  const rng = simRng(number);
  const found = new Map<string, Puzzle>();
  const table = { seats: at(at(quests, 0).seats, number % at(quests, 0).seats.length), seed: seedOf(number) };
  let match = start(game, { ...table, options: defaultOptions(game.options) });
  for (let seat = game.toAct(match.state)[0]; seat !== undefined; seat = game.toAct(match.state)[0]) {
    const open = quests.filter(({ kind }) => !found.has(kind));
    const isLookedAt = seat === SOLVER && rng.below(ONE_IN) === 0;
    const claim = isLookedAt ? firstClaim({ game, match, rng }, open) : undefined;
    const choices = game.legalMoves(match.state, SOLVER).length;
    if (claim) found.set(claim.kind, { id: '', ...claim, table, choices, before: writtenMoves(match) });
    match = playedBy(bot, { game, match, rng }, seat);
  }
  return [...found.values()];
}

function seedOf(number: number): string {
  return number.toString(16).padStart(64, '0');
}

interface Table {
  readonly game: AnyGame;
  readonly match: Match<GameTypes>;
  readonly rng: Rng;
}

function firstClaim({ game, match, rng }: Table, quests: readonly Quest<GameTypes>[]): Claim | undefined {
  const { view, moves } = seenBy(game, match, SOLVER);
  const asked = { state: match.state, view, moves: moves.map(({ move }) => move) };
  for (const quest of quests) {
    const claim = quest.find(asked, rng);
    if (claim) return claim;
  }
  return undefined;
}

function writtenMoves({ entries }: Match<GameTypes>): string {
  return entries.flatMap((entry) => ('undone' in entry ? [] : [`${entry.seat} ${entry.move}`])).join(', ');
}

function playedBy(bot: Bot<GameTypes>, { game, match, rng }: Table, seat: Seat): Match<GameTypes> {
  const { view, moves } = seenBy(game, match, seat);
  const { move } = bot.think({ seat, view, moves: moves.map((each) => each.move) }, rng);
  const { match: after, refusal } = play(game, match, { seat, move: game.notate(move) });
  if (after === undefined) throw new Error(`the bot's move was refused: ${refusal.code}`);
  return after;
}
