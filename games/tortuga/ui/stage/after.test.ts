import { at, play, seenBy, simRng, start, type Viewer, witnessed } from '@haven/kit';
import { tortuga, type View } from '@haven/tortuga-rules';
import { expect, test } from 'vitest';
import { after } from './after.ts';

const SEED = 'a7'.repeat(32);

/** Plays a random game and calls `look` with the view before a move, and with what the events make of it after. */
function follow(seats: number, viewer: Viewer, look: (told: View, seen: View) => void): void {
  const rng = simRng(seats);
  let match = start(tortuga, { seats, options: { long: false, start: 'random', swift: false }, seed: SEED });
  while (tortuga.toAct(match.state).length > 0) {
    const seat = at(tortuga.toAct(match.state), 0);
    const moves = tortuga.legalMoves(match.state, seat);
    const before = seenBy(tortuga, match, viewer).view;
    const result = play(tortuga, match, { seat, move: tortuga.notate(at(moves, rng.below(moves.length))) });
    if (result.match === undefined) throw new Error(result.refusal.code);
    match = result.match;
    const told = witnessed(tortuga, at(match.entries, match.entries.length - 1), viewer).reduce(after, before);
    look(told, seenBy(tortuga, match, viewer).view);
  }
}

/** All but who is asked, and what no event tells: picks in the open, tiles at the end. */
function board(view: View) {
  const players = view.players.map((player, seat) => {
    const isOwn = seat === view.seat;
    return { ...player, pick: isOwn && player.pick, tiles: isOwn && player.tiles };
  });
  return { ...view, agenda: [], players };
}

test.each([
  [2, 0],
  [3, 1],
  [4, 3],
  [4, 'spectator'],
] as const)('with %i seats the events lead viewer %s to the position that the table tells', (seats, viewer) => {
  let moves = 0;
  follow(seats, viewer, (told, seen) => {
    moves += 1;
    expect(board(told)).toEqual(board(seen));
  });
  expect(moves).toBeGreaterThan(20);
});
