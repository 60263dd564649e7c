import { type AnyGame, at, type GameTypes, start } from '@haven/kit';
import { combinations, retell, writeShort } from '@haven/kit/testing';
import { PLAYERS, type Player, playedOut } from './players.ts';
import type { Witness } from './touched-rules.ts';

/** A game that may become a golden one. */
export interface Candidate {
  readonly name: string;
  /** Who plays, and how many. */
  readonly kind: string;
  readonly text: string;
  readonly ran: ReadonlySet<string>;
}

/** What a table brings along, by option. */
export type Documents = Readonly<Record<string, unknown>>;

interface Table {
  readonly player: Player;
  readonly seats: number;
  readonly options: GameTypes['Options'];
}

/** A game of more moves is too long to be kept. */
const MOST_MOVES = 1_200;

/** One game at each kind of table, and from the first again, until so many are played. Documents are options that a table brings along. */
export async function* candidates(
  game: AnyGame,
  witness: Witness,
  wish: { readonly runs: number; readonly documents: readonly Documents[] },
): AsyncGenerator<Candidate> {
  const tables = tablesOf(game, wish.documents);
  for (let run = 1; run <= wish.runs; run += 1) {
    const table = at(tables, run % tables.length);
    const text = playAt(game, table, run);
    if (text === undefined) continue;
    const ran = await witness.ranIn(() => void retell(game, text));
    const kind = `${table.player}-${table.seats}`;
    yield { name: `${kind}-${run}`, kind, text, ran };
  }
}

function tablesOf(game: AnyGame, documents: readonly Documents[]): Table[] {
  const { min, max } = game.meta.seats;
  const [plain = {}, ...others] = combinations(game.options);
  const choices = [plain, ...documents.map((document) => ({ ...plain, ...document })), ...others];
  const seatCounts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return choices.flatMap((options) =>
    seatCounts.flatMap((seats) => PLAYERS.map((player) => ({ player, seats, options }))),
  );
}

function playAt(game: AnyGame, { player, seats, options }: Table, run: number): string | undefined {
  const opening = start(game, { seats, options, seed: run.toString(16).padStart(64, '0') });
  const match = playedOut(game, opening, { player, most: MOST_MOVES });
  return match && writeShort(game, match);
}

/** So many of them: first those that show, for their length, most of what none before has shown; then short ones of every kind. */
export function chosenFrom(all: readonly Candidate[], shown: ReadonlySet<string>, count: number): Candidate[] {
  const chosen: Candidate[] = [];
  const seen = new Set(shown);
  while (chosen.length < Math.min(count, all.length)) {
    const next = bestOf(all, chosen, seen);
    chosen.push(next);
    for (const place of next.ran) seen.add(place);
  }
  return chosen;
}

/** A kind that was chosen seldom counts for less than a single new place. */
function bestOf(all: readonly Candidate[], chosen: readonly Candidate[], seen: ReadonlySet<string>): Candidate {
  const worthOf = ({ kind, ran, text }: Candidate) => {
    const alike = chosen.filter((each) => each.kind === kind).length;
    const places = [...ran].filter((place) => !seen.has(place)).length;
    return (places + 1 / (2 + alike ** 2)) / text.length;
  };
  return all
    .filter((each) => !chosen.includes(each))
    .reduce((best, each) => (worthOf(each) > worthOf(best) ? each : best));
}
