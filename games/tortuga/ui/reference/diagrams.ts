import {
  type Action,
  type CarryingArea,
  type Colour,
  coinsOf,
  type Die,
  NUMBERS,
  type Player,
  scoreOf,
  type Tile,
  TOKEN_OF,
} from '@haven/tortuga-rules';
import { LEDGER } from '@haven/tortuga-text';
import type { Diagram, DiagramRow, Language, ShownThing, Sum, SumTerm } from '@haven/ui-kit';
import { type Words, wordsIn } from '../words.ts';
import { referenceLabel } from './labels.ts';

/** Whoever draws a diagram: the words of the table, and those of these pages. */
interface Pen {
  readonly words: Words;
  readonly label: ReturnType<typeof referenceLabel>;
}

type Who = 0 | 1 | 2;
const ANNE: Who = 0;
const JACK: Who = 1;
const MARY: Who = 2;

/** Dice of one player at one action, and the place that they bring. */
export interface Placed {
  readonly who: Who;
  readonly action: Action;
  readonly dice: readonly Die[];
  readonly bonus?: number;
  readonly place?: 'first' | 'second';
}

const nameOf = ({ label }: Pen, who: Who) => label(`who${who}`);

function dieThing({ words: { label } }: Pen, die: Die, face: string): ShownThing {
  return { about: `die ${die} ${face}`, name: label('dieNamed', { die }) };
}

/** §3.2 Die by die, then the bonus tile. */
export function totalOn({ words: { label, title } }: Pen, { action, dice, bonus = 0 }: Placed): Sum {
  const terms = [
    ...dice.map((die) => ({ what: label('dieNamed', { die }), points: NUMBERS[action][die] })),
    { what: title('names.bonusTile'), points: bonus },
  ];
  return summed(
    title('names.total'),
    terms.filter(({ points }) => points > 0),
  );
}

function summed(title: string, terms: readonly SumTerm[]): Sum {
  return { title, terms, total: terms.reduce((sum, { points }) => sum + points, 0) };
}

function placedRow(pen: Pen, placed: Placed): DiagramRow {
  const { who, action, dice, bonus, place } = placed;
  const { words, label } = pen;
  const values = { who: nameOf(pen, who), action: words.shortOf(action) };
  const tile = bonus ? [{ about: `bonusTile ${bonus}`, name: words.label('bonusTile', { value: bonus }) }] : [];
  return {
    title: place ? label('outcome', { ...values, place: words.word(`names.${place}`) }) : label('with', values),
    things: [...dice.map((die) => dieThing(pen, die, action)), ...tile],
    sum: totalOn(pen, placed),
  };
}

/** Where the boats stand afterwards. */
function boats(pen: Pen, boxes: readonly number[]): DiagramRow {
  const { words, label } = pen;
  const things = boxes.map((box, seat) => ({
    about: `track ${seat} fleet ${box}`,
    name: label(seat === 0 ? 'who0' : seat === 1 ? 'who1' : 'who2'),
  }));
  return { title: words.title('names.boat'), things };
}

/** §5.2 Where Anne's chests are after each round. */
export const JOURNEY = [
  { island: 1, crew: 1, fleet: 0, tortuga: 0 },
  { island: 0, crew: 2, fleet: 1, tortuga: 0 },
  { island: 0, crew: 1, fleet: 2, tortuga: 1 },
  { island: 0, crew: 1, fleet: 1, tortuga: 3 },
] as const;

function journey({ words, label }: Pen): DiagramRow[] {
  return JOURNEY.map((lying, round) => ({
    title: label('afterRound', { round }),
    things: (['island', 'crew', 'fleet', 'tortuga'] as const).flatMap((area) =>
      Array.from({ length: lying[area] }, () => ({ about: 'chest red', name: words.areaOf(area) })),
    ),
  }));
}

const ROLLED: readonly (readonly [Die, string])[] = [
  ['A', 'fleet'],
  ['B', 'fleet'],
  ['C', 'skull'],
  ['D', 'board'],
  ['E', 'raid'],
];

export const KEPT: readonly Placed[] = [
  { who: ANNE, action: 'board', dice: ['C', 'D'] },
  { who: JACK, action: 'crew', dice: ['E'] },
  { who: MARY, action: 'fleet', dice: ['A'] },
];

function behindScreens(pen: Pen): DiagramRow[] {
  const things = ROLLED.map(([die, face]) => dieThing(pen, die, face));
  return [
    { title: pen.label('rolls', { who: nameOf(pen, ANNE) }), things },
    ...KEPT.map((placed) => placedRow(pen, placed)),
  ];
}

export const EARLY: Placed = { who: ANNE, action: 'raid', dice: ['A'], bonus: 2 };

export const TIE: readonly Placed[] = [
  { who: ANNE, action: 'fleet', dice: ['A', 'D'], place: 'first' },
  { who: JACK, action: 'fleet', dice: ['A', 'B'], bonus: 1, place: 'second' },
  { who: MARY, action: 'fleet', dice: ['B', 'D'] },
];

export const THEFT: readonly Placed[] = [
  { who: JACK, action: 'board', dice: ['B', 'D'], place: 'first' },
  { who: ANNE, action: 'board', dice: ['A'], place: 'second' },
];

export const DUEL: readonly Placed[] = [
  { who: ANNE, action: 'fleet', dice: ['A', 'E'] },
  { who: JACK, action: 'fleet', dice: ['B', 'C'] },
  { who: ANNE, action: 'hunt', dice: ['C', 'D'] },
  { who: JACK, action: 'hunt', dice: ['E'] },
  { who: ANNE, action: 'board', dice: ['B'] },
  { who: JACK, action: 'board', dice: ['A', 'D'] },
];

/** What lies on Anne's board at the end. */
export const AT_THE_END = {
  island: [],
  tortuga: ['red', 'red', 'blue', 'yellow', 'white', 'purple'],
  fleet: ['blue', 'white'],
  crew: ['purple'],
  boat: 5,
  pirate: 4,
  tiles: ['coin1', 'coin2', 'coin2'],
} as const satisfies Partial<Player>;

type ScoreLine = (typeof LEDGER)[number];

const pointsIn = (lines: ReturnType<typeof scoreOf>, what: ScoreLine) =>
  lines.find((line) => line.what === what)?.points ?? 0;

/** §6 Line by line. */
function fullScore({ words, label }: Pen): DiagramRow[] {
  const lines = scoreOf({ ...AT_THE_END, tiles: [...AT_THE_END.tiles] });
  const chests = (colours: readonly Colour[]) =>
    colours.map((colour) => ({ about: `chest ${colour}`, name: words.chestOf(colour) }));
  const token = (area: CarryingArea) => ({
    about: `track 0 ${area} ${AT_THE_END[TOKEN_OF[area]]}`,
    name: words.title(`names.${TOKEN_OF[area]}`),
  });
  const tile = (each: Tile) => ({ about: `treasureTile ${each}`, name: label('coins', { coins: coinsOf(each) }) });
  const shown: Readonly<Record<ScoreLine, readonly ShownThing[]>> = {
    tortuga: chests(AT_THE_END.tortuga),
    fleet: chests(AT_THE_END.fleet),
    crew: chests(AT_THE_END.crew),
    sets: chests(['red', 'blue', 'yellow', 'red', 'blue', 'white']),
    tracks: [token('fleet'), token('crew')],
    coins: AT_THE_END.tiles.map(tile),
  };
  return LEDGER.map((what) => ({
    title: words.word(`ledger.${what}`),
    things: shown[what],
    sum: summed(words.title('names.total'), [{ what, points: pointsIn(lines, what) }]),
  }));
}

const rowsOf = (pen: Pen, placed: readonly Placed[]) => placed.map((each) => placedRow(pen, each));

/** In the order of the guide's examples. */
const DRAWN: readonly ((pen: Pen) => DiagramRow[])[] = [
  journey,
  behindScreens,
  (pen) => rowsOf(pen, [EARLY]),
  (pen) => [...rowsOf(pen, TIE), boats(pen, [5, 4, 3])],
  (pen) => [...rowsOf(pen, THEFT), boats(pen, [3, 2, 1])],
  (pen) => rowsOf(pen, DUEL),
  fullScore,
];

export const diagrams: readonly Diagram[] = DRAWN.map((draw, example) => ({
  example,
  rows: (language) => draw(penIn(language)),
}));

export function penIn(language: Language): Pen {
  return { words: wordsIn(language), label: referenceLabel(language) };
}
