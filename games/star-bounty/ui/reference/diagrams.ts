import {
  type Battle,
  type Bounty,
  creditsFor,
  healthOf,
  impactTerms,
  PART,
  type Part,
  powerOf,
  priceOf,
  type Roll,
  SYSTEMS,
  type System,
  shotTerms,
  type Taken,
  type Term,
  type View,
} from '@haven/star-bounty-rules';
import type { Diagram, DiagramRow, Language, ShownThing, Sum, SumTerm } from '@haven/ui-kit';
import { termName } from '../stage/term-name.ts';
import { type Words, wordsIn } from '../words.ts';
import { referenceTexts } from './labels.ts';
import { aboutTaken, STILL } from './still-table.ts';

/** A moment of a battle: who is fought, what was rolled, what helps. */
export interface Exchange {
  readonly enemy: Bounty;
  readonly dice: Roll['dice'];
  readonly coin?: 'heads' | 'tails';
  readonly systems?: Partial<View['systems']>;
  readonly parts?: readonly Part[];
  readonly drone?: System;
}

export const BATTLE: readonly Exchange[] = [
  { enemy: 'JS', dice: [3, 5] },
  { enemy: 'JS', dice: [3, 1], coin: 'heads' },
  { enemy: 'JS', dice: [1, 2] },
];

const BETTER = { ballistics: 3 };
export const IMPROVISED: readonly Exchange[] = [
  { enemy: 'QD', dice: [5, 4], systems: BETTER, parts: ['5C'] },
  { enemy: 'QD', dice: [5, 5], coin: 'tails', systems: BETTER, drone: 'engines' },
  { enemy: 'QD', dice: [4, 3], coin: 'heads', systems: BETTER, drone: 'engines', parts: ['4S'] },
];

export const CAPTURE: readonly Exchange[] = [
  { enemy: 'QS', dice: [3, 2], parts: ['3C'] },
  { enemy: 'QS', dice: [3, 2], parts: ['4C'] },
];

export const CRITICAL: readonly Exchange[] = [
  { enemy: 'KD', dice: [4, 4], coin: 'tails', systems: { engines: 3 } },
  { enemy: 'KD', dice: [2, 1], coin: 'tails', systems: { engines: 3 } },
];

export const SOLD: readonly Taken[] = [
  { card: 'KS', alive: true, sector: 2 },
  { card: 'JC', alive: false, sector: 2 },
  { card: 'JD', alive: false, sector: 2 },
];

const BOUGHT: readonly Part[] = ['3D', '4D'];

export const LAST_SALE: readonly Taken[] = [
  { card: 'AC', alive: false, sector: 4 },
  { card: 'JH', alive: true, sector: 1 },
  { card: 'KS', alive: true, sector: 4 },
];
const IN_HAND = 38;

function viewOf({ enemy, dice, coin, systems, parts = [], drone }: Exchange): View {
  const boost = parts.reduce((sum, part) => sum + PART[part].value, 0);
  const roll: Roll = { dice, heads: coin === 'heads' };
  const battle: Battle = { enemy, health: healthOf(enemy), roll, boost };
  const drones = { ready: 1, assigned: drone ? [drone] : [], wrecked: 0 };
  return { ...STILL, systems: { ...STILL.systems, ...systems }, battle, drones };
}

/** What a shot comes to; nothing that gets through is never less than nothing. */
export function sumOf(words: Words, exchange: Exchange): Sum {
  const view = viewOf(exchange);
  const terms = exchange.coin
    ? impactTerms(view, { dice: exchange.dice, heads: exchange.coin === 'heads' })
    : shotTerms(view, exchange);
  const shown = terms.filter(({ amount }) => amount !== 0).map((term) => named(words, term));
  const total = shown.reduce((sum, { points }) => sum + points, 0);
  return { title: words.label(exchange.coin ? 'through' : 'damage'), terms: shown, total: Math.max(0, total) };
}

const named = (words: Words, { what, amount }: Term): SumTerm => ({ what: termName(words, what), points: amount });

function exchangeRow(words: Words, exchange: Exchange, title: string): DiagramRow {
  return { title, things: thingsIn(words, exchange), sum: sumOf(words, exchange) };
}

function thingsIn(words: Words, exchange: Exchange): ShownThing[] {
  const { dice, coin, parts = [], drone } = exchange;
  const side = coin ? 'impact' : 'shot';
  return [
    ...dice.map((face) => ({ about: `${side} ${face}`, name: `${face}` })),
    ...(coin ? [{ about: `coin ${coin}`, name: words.label(coin) }] : []),
    ...systemsAtWork(words, exchange),
    ...parts.map((part) => ({ about: `part ${part}`, name: words.shortOf(part) })),
    ...(drone ? [{ about: 'drones', name: words.label('drone') }] : []),
  ];
}

/** Ballistics add to a shot; shields and engines take off what comes in, unless they are switched off. */
function systemsAtWork(words: Words, exchange: Exchange): ShownThing[] {
  const view = viewOf(exchange);
  const ofThisSide = SYSTEMS.filter((system) => (system === 'ballistics') === (exchange.coin === undefined));
  return ofThisSide
    .filter((system) => powerOf(view, system) > 0)
    .map((system) => ({
      about: `system ${system} ${view.systems[system]}`,
      name: words.title(`systemTitles.${system}`),
    }));
}

function enemyRow(words: Words, enemy: Bounty): DiagramRow {
  const health = healthOf(enemy);
  return {
    title: words.label('healthLeft', { health, full: health }),
    things: [{ about: `enemy ${enemy}`, name: words.fullOf(enemy) }],
  };
}

function paid(words: Words, taken: readonly Taken[], title: string): DiagramRow {
  const terms = taken.map((each) => ({ what: words.shortOf(each.card), points: creditsFor(each) }));
  const things = taken.map((each) => ({ about: aboutTaken(each), name: words.fullOf(each.card) }));
  return { title, things, sum: credited(words, terms) };
}

function credited(words: Words, terms: readonly SumTerm[]): Sum {
  return { title: words.label('creditsName'), terms, total: terms.reduce((sum, { points }) => sum + points, 0) };
}

/** Titles for shots of both sides, one after the other. */
function shots(words: Words, exchanges: readonly Exchange[]): DiagramRow[] {
  const texts = referenceTexts[words.language];
  const seen = { own: 0, theirs: 0 };
  return exchanges.map((exchange) => {
    const side = exchange.coin ? 'theirs' : 'own';
    seen[side] += 1;
    const first = words.label(side === 'own' ? 'yourRoll' : 'enemyRoll');
    const again = side === 'own' ? texts.afterwards : texts.secondAnswer;
    return exchangeRow(words, exchange, seen[side] === 1 ? first : again);
  });
}

function capture(words: Words): DiagramRow[] {
  const texts = referenceTexts[words.language];
  const [exact, more] = CAPTURE;
  if (exact === undefined || more === undefined) return [];
  return [
    exchangeRow(words, exact, texts.captures),
    paid(words, [{ card: 'QS', alive: true, sector: 3 }], words.label('takenAlive', { sector: 3, worth: 14 })),
    exchangeRow(words, more, texts.destroys),
    paid(words, [{ card: 'QS', alive: false, sector: 3 }], words.label('takenDead', { sector: 3, worth: 9 })),
  ];
}

function visit(words: Words): DiagramRow[] {
  const shelf: readonly Part[] = ['3D', '4D', '8D', '7C', '9S'];
  const terms = BOUGHT.map((part) => ({ what: words.shortOf(part), points: priceOf(part) }));
  return [
    paid(words, SOLD, referenceTexts[words.language].sold),
    {
      title: words.label('shelf'),
      things: shelf.map((part) => ({ about: `offer ${part}`, name: words.shortOf(part) })),
      sum: credited(words, terms),
    },
    {
      title: words.title('systemTitles.shields'),
      things: [2, 3, 4].map((power) => ({ about: `system shields ${power}`, name: `${power}` })),
    },
  ];
}

function lastSale(words: Words): DiagramRow[] {
  const texts = referenceTexts[words.language];
  const sale = paid(words, LAST_SALE, texts.lastSale);
  const terms = [{ what: texts.kept, points: IN_HAND }, ...(sale.sum?.terms ?? [])];
  return [{ ...sale, sum: credited(words, terms) }];
}

/** In the order of the guide's examples. */
const DRAWN: readonly ((words: Words) => DiagramRow[])[] = [
  (words) => [enemyRow(words, 'JS'), ...shots(words, BATTLE)],
  (words) => [enemyRow(words, 'QD'), ...shots(words, IMPROVISED)],
  capture,
  visit,
  (words) => [enemyRow(words, 'KD'), ...shots(words, CRITICAL)],
  lastSale,
];

export const diagrams: readonly Diagram[] = DRAWN.map((draw, example) => ({
  example,
  rows: (language: Language) => draw(wordsIn(language)),
}));
