import { type Move, moves, type Part, type System } from '@haven/star-bounty-rules';
import type { Piece } from './frame.ts';
import { isBetter, type Odds } from './rows.ts';

/** What an option does at once: the throw to come, what the shot or the impact does, or flight. */
export type Effect = 'fire' | 'brace' | 'capture' | 'destroy' | 'hit' | 'endure' | 'die' | 'reengage' | 'flee';

/** Something that can be done now, and where it leads. */
export interface Option {
  readonly effect: Effect;
  readonly moves: readonly Move[];
  readonly parts: readonly Part[];
  readonly drones: readonly System[];
  /** What the parts and drones are worth to the captain. */
  readonly price: number;
  /** The life left right after it. */
  readonly life: number;
  readonly odds: Odds;
}

export const NOTHING_SPENT = { parts: [], drones: [], price: 0 } as const;

/** The moves that use these, and then the last one. */
export function spending({
  pieces,
  drones,
  last,
}: {
  readonly pieces: readonly Piece[];
  readonly drones: readonly System[];
  readonly last: Move;
}): Pick<Option, 'parts' | 'drones' | 'moves'> {
  const parts = pieces.map(({ part }) => part);
  const assigned = drones.map((system) => moves.assignDrone[system]);
  return { parts, drones, moves: [...assigned, ...parts.map((part) => moves.improvise[part]), last] };
}

/** The best one; of equals the first. */
export function worthiest(options: readonly Option[]): Option | undefined {
  return options.reduce<Option | undefined>(
    (one, other) => (one === undefined || isBetter(other.odds, one.odds) ? other : one),
    undefined,
  );
}
