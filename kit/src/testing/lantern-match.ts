import { at } from '../game.ts';
import { type Match, play, start } from '../match.ts';
import { type Lanterns, lanterns } from './lanterns.ts';

type Table = Parameters<typeof start<Lanterns>>[1];

/** A match of the toy game of so many moves: each seat takes its choices in turn. */
export function lanternMatch(moves: number, table: Partial<Table> = {}): Match<Lanterns> {
  let match = start(lanterns, { seats: 2, options: { short: false }, seed: 'a'.repeat(64), ...table });
  for (let made = 0; made < moves; made += 1) {
    const seat = at(lanterns.toAct(match.state), 0);
    const legal = lanterns.legalMoves(match.state, seat);
    const wish = { seat, move: lanterns.notate(at(legal, made % legal.length)) };
    match = play(lanterns, match, wish).match ?? match;
  }
  return match;
}
