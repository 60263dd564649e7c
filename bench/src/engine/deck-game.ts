import { createRequire } from 'node:module';
import { pick, type Rng, simRng } from '@haven/kit';
import { SEATS } from '../deck-game/cards.ts';
import { deckGame } from '../deck-game/kit.ts';
import { after, choices, type IoTable, ioTable, messages, opening } from '../deck-game/reducer.ts';
import { type Budget, type Comparison, compare, type Work } from '../measure.ts';
import { perSecond, tableOf } from '../report.ts';
import { playLive } from './live-match.ts';
import { inPlace } from './speed.ts';

export interface Duel {
  readonly inPlace: Comparison;
  /** The same once more, after live matches in this process. */
  readonly afterMatches: Comparison;
  readonly match: Comparison;
  readonly matchWithViews: Comparison;
}

const SEED = 1883;
const TABLES = Array.from({ length: SEATS.max - SEATS.min + 1 }, (_, index) => SEATS.min + index);

/** The same deck game through the kit and through boardgame.io, at all its table sizes. */
export function compareDeckGames(budget: Budget): Duel {
  const fresh = compareInPlace(budget);
  const match = compare(oneOfEach(matchAlone), oneOfEach(reducerWithUndo), budget);
  const withViews = compare(oneOfEach(matchWithViews), oneOfEach(reducerWithViews), budget);
  return { inPlace: fresh, match, matchWithViews: withViews, afterMatches: compareInPlace(budget) };
}

function compareInPlace(budget: Budget): Comparison {
  return compare(
    oneOfEach((seats) => inPlace(deckGame, seats)),
    oneOfEach(reducerAlone),
    budget,
  );
}

/** One game at each size of table. */
function oneOfEach(workAt: (seats: number) => Work): Work {
  const works = TABLES.map(workAt);
  return () => works.reduce((moves, work) => moves + work(), 0);
}

/** Without its undo history: the lightest setting that its reducer offers. */
const reducerAlone = (seats: number) => throughReducer(ioTable(seats, { disableUndo: true }), () => undefined);
const reducerWithUndo = (seats: number) => throughReducer(ioTable(seats), () => undefined);

function reducerWithViews(seats: number): Work {
  const table = ioTable(seats);
  return throughReducer(table, (state) => messages(table, state));
}

const matchAlone = (seats: number) => throughMatch(seats, { tellsEverybody: false });
const matchWithViews = (seats: number) => throughMatch(seats, { tellsEverybody: true });

function throughMatch(seats: number, { tellsEverybody }: { tellsEverybody: boolean }): Work {
  const rng = simRng(SEED);
  return () => playLive(deckGame, { seats, rng, tellsEverybody });
}

function throughReducer(table: IoTable, tell: (state: ReturnType<typeof opening>) => unknown): Work {
  const rng = simRng(SEED);
  return () => playReduced(table, rng, tell);
}

function playReduced(table: IoTable, rng: Rng, tell: (state: ReturnType<typeof opening>) => unknown): number {
  let state = opening(table);
  for (let moves = 0; ; moves += 1) {
    const offered = choices(state);
    if (offered.length === 0) return moves;
    state = after(table, state, pick(rng, offered));
    tell(state);
  }
}

export function comparisonFigures({ inPlace, afterMatches, match, matchWithViews }: Duel) {
  return {
    ratio: rounded(inPlace.ratio),
    ...ratesOf(inPlace),
    lowest: rounded(inPlace.lowest),
    highest: rounded(inPlace.highest),
    afterMatches: { ratio: rounded(afterMatches.ratio), ...ratesOf(afterMatches) },
    match: { ratio: rounded(match.ratio), ...ratesOf(match) },
    matchWithViews: { ratio: rounded(matchWithViews.ratio), ...ratesOf(matchWithViews) },
  };
}

const rounded = (ratio: number) => Math.round(ratio * 10) / 10;

function ratesOf({ ours, theirs }: Comparison) {
  return { kitMovesPerSecond: Math.round(ours.median), boardgameIoMovesPerSecond: Math.round(theirs.median) };
}

const HEADINGS = ['moves per second', 'kit', 'boardgame.io', 'ratio', 'lowest', 'highest'];

export function comparisonText(duel: Duel, { rounds, milliseconds }: Budget): string {
  return [
    `One deck game of ${SEATS.min} to ${SEATS.max} players, written for the kit and for boardgame.io ${versionOfIo()} (production mode, no log, no store, no client).`,
    'In place: our simulation of the rules against its reducer without undo, through which its own bots search too.',
    'After matches: in place again, in a process that has also played live matches.',
    'Match: a move by its text, on a copy, with cryptographic dice and kept events, against its reducer with undo. Nothing is written to disk.',
    'With views: the same, and one message to every seat and a spectator.',
    `Slices of ${milliseconds} ms of processor time alternate; the ratio is the median of ${rounds} pairs.`,
    '',
    tableOf([
      HEADINGS,
      rowOf('in place', duel.inPlace),
      rowOf('in place after matches', duel.afterMatches),
      rowOf('match', duel.match),
      rowOf('match with views', duel.matchWithViews),
    ]),
  ].join('\n');
}

function rowOf(name: string, { ours, theirs, ratio, lowest, highest }: Comparison): string[] {
  return [
    name,
    perSecond(ours.median),
    perSecond(theirs.median),
    ...[ratio, lowest, highest].map((each) => each.toFixed(1)),
  ];
}

function versionOfIo(): string {
  return createRequire(import.meta.url)('boardgame.io/package.json').version;
}
