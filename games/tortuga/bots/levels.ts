import type { Bot } from '@haven/kit';
import { type Adviser, adviserOf } from '@haven/kit/search';
import type { Tortuga } from '@haven/tortuga-rules';
import { deckhand } from './deckhand.ts';
import { judgeFrom } from './leaf.ts';
import { plain } from './plain.ts';
import { expertOf, searcher } from './round-search.ts';
import { leaf } from './weights/leaf.ts';

/** Plays by what each action is worth now. */
export const sailor: Bot<Tortuga> = { ...plain, id: 'sailor' };

/** The weakest first. By a clock that stands still they take all the playouts they may. */
export function levelsBy(now: () => number): readonly Bot<Tortuga>[] {
  const judge = judgeFrom(leaf);
  return [
    deckhand,
    sailor,
    searcher({ id: 'captain', judge, breadth: 6, budget: { playouts: 120, ms: 50, now } }),
    searcher({ id: 'admiral', judge, breadth: 10, budget: { playouts: 800, ms: 250, now } }),
  ];
}

/** A Captain who takes more time, because somebody has asked. */
export function adviserBy(now: () => number): Adviser<Tortuga> {
  return adviserOf(expertOf(judgeFrom(leaf), 6), { playouts: 240, ms: 1500, now });
}
