import type { Bot } from '@haven/kit';
import { type Reviewer, reviewerOf } from '@haven/kit/review';
import { type Adviser, adviserOf, type Expert } from '@haven/kit/search';
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
    searcher({ id: 'captain', judge, breadth: 4, budget: { playouts: 20, ms: 50, now } }),
    searcher({ id: 'admiral', judge, breadth: 8, budget: { playouts: 800, ms: 250, now } }),
  ];
}

/** What a Captain knows of the game. */
function captainsExpert(): Expert<Tortuga> {
  return expertOf(judgeFrom(leaf), 6);
}

/** A Captain who takes more time, because somebody has asked. */
export function adviserBy(now: () => number): Adviser<Tortuga> {
  return adviserOf(captainsExpert(), { playouts: 960, ms: 1500, now });
}

/** A Captain who looks back on a match. */
export function reviewer(): Reviewer<Tortuga> {
  const expert = captainsExpert();
  return reviewerOf({ choices: expert, chances: expert }, { choice: 96, chances: 48 }, [leaf.hash]);
}
