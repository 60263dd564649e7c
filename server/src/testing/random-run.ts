import { pick, type Rng } from '@haven/kit';
import type { Guest, Heard } from './guest.ts';

type Seen = Heard['seen'];

/** Plays random legal moves until the match is over or `limit` moves are made; returns the last position. */
export async function playRandomly(guest: Guest, seen: Seen, table: { rng: Rng; limit?: number }): Promise<Seen> {
  let now = seen;
  for (let made = 0; made < (table.limit ?? 5000) && now.moves.length > 0; made += 1) {
    guest.say(randomMove(now, table.rng));
    now = (await guest.hears('seen')).seen;
  }
  return now;
}

export function randomMove({ asked, moves }: Seen, rng: Rng): { type: 'play'; asked: number; move: string } {
  return { type: 'play', asked, move: pick(rng, moves).text };
}
