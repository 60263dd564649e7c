import type { Outcome, ScoreLine } from '@haven/kit';
import { POINTS } from './components/board.ts';
import { type Colour, coinsOf, SET_COLOURS } from './components/chests.ts';
import type { Player, State } from './types.ts';

/** §6 The final score of one board, line by line. */
export function scoreOf(player: Player): ScoreLine[] {
  return [
    { what: 'tortuga', points: worth(player.tortuga, POINTS.tortuga), rule: '§6.1' },
    { what: 'fleet', points: worth(player.fleet, POINTS.fleet), rule: '§6.1' },
    { what: 'crew', points: worth(player.crew, POINTS.crew), rule: '§6.1' },
    { what: 'sets', points: POINTS.set * setsOf(player), rule: '§6.3' },
    { what: 'tracks', points: player.boat + player.pirate, rule: '§6.4' },
    { what: 'coins', points: player.tiles.reduce((sum, tile) => sum + coinsOf(tile), 0), rule: '§6.5' },
  ];
}

/** §6.1 So much for each chest; §6.2 twice for a purple one. */
function worth(chests: readonly Colour[], points: number): number {
  return chests.reduce((sum, colour) => sum + (colour === 'purple' ? 2 * points : points), 0);
}

/** §6.3 Sets of red, blue and yellow anywhere on the board; white chests in Tortuga stand in for what is missing. */
export function setsOf(player: Pick<Player, 'tortuga' | 'fleet' | 'crew' | 'island'>): number {
  const all = [...player.tortuga, ...player.fleet, ...player.crew, ...player.island];
  const wild = countOf(player.tortuga, 'white');
  const missing = (sets: number) =>
    SET_COLOURS.reduce((sum, colour) => sum + Math.max(0, sets - countOf(all, colour)), 0);
  let sets = 0;
  while (missing(sets + 1) <= wild) sets += 1;
  return sets;
}

const countOf = (chests: readonly Colour[], colour: Colour) => chests.filter((each) => each === colour).length;

/** §6.6 The most points win; tied players share. */
export function outcome(state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  const sheets = state.players.map((player) => {
    const lines = scoreOf(player);
    return { lines, total: lines.reduce((sum, { points }) => sum + points, 0) };
  });
  const totals = [...new Set(sheets.map(({ total }) => total))].toSorted((a, b) => b - a);
  const ranking = totals.map((points) => sheets.flatMap(({ total }, seat) => (total === points ? [seat] : [])));
  return { ranking, sheets, verdict: (ranking[0]?.length ?? 0) > 1 ? 'shared' : 'won' };
}
