import type { Outcome, ScoreLine, Standing } from '@haven/kit';
import { POINTS } from './components/board.ts';
import { type Colour, coinsIn, SET_COLOURS, type Tile } from './components/chests.ts';
import type { Area, Player, State, View } from './types.ts';

/** A state's or a view's board: all that scores. */
type Scored = Pick<Player, 'boat' | 'pirate'> &
  Readonly<Record<Area, readonly Colour[]>> & { readonly tiles: readonly Tile[] };

/** §6 The final score of one board, line by line. */
export function scoreOf(player: Scored): ScoreLine[] {
  return [
    { what: 'tortuga', points: worth(player.tortuga, POINTS.tortuga), rule: '§6.1' },
    { what: 'fleet', points: worth(player.fleet, POINTS.fleet), rule: '§6.1' },
    { what: 'crew', points: worth(player.crew, POINTS.crew), rule: '§6.1' },
    { what: 'sets', points: POINTS.set * setsOf(player), rule: '§6.3' },
    { what: 'tracks', points: player.boat + player.pirate, rule: '§6.4' },
    { what: 'coins', points: coinsIn(player.tiles), rule: '§6.5' },
  ];
}

/** §6.1 So much for each chest. */
function worth(chests: readonly Colour[], points: number): number {
  return chests.reduce((sum, colour) => sum + points * timesCounted(colour), 0);
}

/** §6.2 Purple chests count twice. */
export function timesCounted(colour: Colour): 1 | 2 {
  return colour === 'purple' ? 2 : 1;
}

/** §6.3 Sets of red, blue and yellow anywhere on the board. */
export function setsOf(chests: Chests): number {
  return setsIn(collectionOf(chests));
}

/** What lies on a board: its chests by colour; cargo of no known colour belongs to no set. */
type Chests = Readonly<Record<Area, readonly string[]>>;

/** §6.3 The colours that make sets, each with how often it is on the board; white chests in Tortuga stand in for what is missing. */
export interface Collection {
  readonly counts: readonly number[];
  readonly wild: number;
}

export function collectionOf({ tortuga, fleet, crew, island }: Chests): Collection {
  const areas = [tortuga, fleet, crew, island];
  const counts = SET_COLOURS.map((colour) => areas.reduce((sum, area) => sum + countOf(area, colour), 0));
  return { counts, wild: countOf(tortuga, 'white') };
}

function countOf(chests: readonly string[], colour: Colour): number {
  let found = 0;
  for (const each of chests) if (each === colour) found += 1;
  return found;
}

/** §6.3 How many chests so many sets still lack. */
export function missingFor({ counts, wild }: Collection, sets: number): number {
  return Math.max(0, counts.reduce((sum, have) => sum + Math.max(0, sets - have), 0) - wild);
}

/** §6.3 How many sets are complete. */
export function setsIn(collection: Collection): number {
  let sets = 0;
  while (missingFor(collection, sets + 1) === 0) sets += 1;
  return sets;
}

/** §6 The round, and what everybody's board is worth as it lies; what is hidden counts for nobody. */
export function standingOf({ round, players }: View): Standing {
  return { round, points: players.map((player) => totalOf(scoreOf({ ...player, tiles: [] }))) };
}

const totalOf = (lines: readonly ScoreLine[]): number => lines.reduce((sum, { points }) => sum + points, 0);

/** §6.6 The most points win; tied players share. */
export function outcome(state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  const sheets = state.players.map((player) => {
    const lines = scoreOf(player);
    return { lines, total: totalOf(lines) };
  });
  const totals = [...new Set(sheets.map(({ total }) => total))].toSorted((a, b) => b - a);
  const ranking = totals.map((points) => sheets.flatMap(({ total }, seat) => (total === points ? [seat] : [])));
  return { ranking, sheets, verdict: (ranking[0]?.length ?? 0) > 1 ? 'shared' : 'won' };
}
