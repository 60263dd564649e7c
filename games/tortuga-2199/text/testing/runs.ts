import type { Rng } from '@haven/kit';
import { type ChanceGame, momentsOf } from '@haven/text-kit/testing';
import { type Move, type Tortuga2199, tortuga2199 } from '@haven/tortuga-2199-rules';

const MOST_MOVES = 250;

/** The first moves of a game, or all: chance plays, with a taste for adventure. */
export function adventure(planet: ChanceGame<Tortuga2199>) {
  return momentsOf(tortuga2199, { ...planet, tempting, most: MOST_MOVES });
}

const BOLD: readonly Move['type'][] = ['attack', 'capture', 'conquer', 'explore', 'influence', 'redeem', 'use'];

/** Half of the time something bold, seldom the end of the turn while there is something else to do. */
function tempting(moves: readonly Move[], rng: Rng): readonly Move[] {
  const mood = rng.below(8);
  const bold = moves.filter(({ type }) => BOLD.includes(type));
  const busy = moves.filter(({ type }) => type !== 'end');
  if (mood < 4 && bold.length > 0) return bold;
  return mood < 7 && busy.length > 0 ? busy : moves;
}
