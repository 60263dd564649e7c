import { at, type Match, play, simRng, start } from '@haven/kit';
import { faceNamed, type Tortuga2199, tortuga2199 } from '@haven/tortuga-2199-rules';
import { expect, test } from 'vitest';
import { isIdle } from './idle.ts';

const OPTIONS = { scenario: 'standard', map: 'nestled', cardSet: null } as const;
const MOVES = 400;

/** What comes of each card that could be played now: whether anything but its resources does. */
function playsIn(match: Match<Tortuga2199>) {
  const seat = at(tortuga2199.toAct(match.state), 0);
  return tortuga2199.legalMoves(match.state, seat).flatMap((move) => {
    if (move.type !== 'play') return [];
    const face = faceNamed(match.state, move.card);
    if (face.atPlay.length === 0) return [];
    const played = play(tortuga2199, match, { seat, move: tortuga2199.notate(move) }).match;
    const events = played?.entries.at(-1);
    const isLost = events !== undefined && 'events' in events && events.events.length === 1;
    return [{ foretold: isIdle(match.state, seat, face), isLost }];
  });
}

test('§2.5 it is foretold when the abilities of a card would be lost, and only then', () => {
  const rng = simRng(3);
  let match = start(tortuga2199, { seats: 3, options: OPTIONS, seed: '7c'.repeat(32) });
  const seen: ReturnType<typeof playsIn> = [];
  for (let count = 0; count < MOVES && tortuga2199.toAct(match.state).length > 0; count += 1) {
    seen.push(...playsIn(match));
    const seat = at(tortuga2199.toAct(match.state), 0);
    const legal = tortuga2199.legalMoves(match.state, seat);
    const move = tortuga2199.notate(at(legal, rng.below(legal.length)));
    match = play(tortuga2199, match, { seat, move }).match ?? match;
  }
  expect(seen.filter(({ foretold, isLost }) => foretold !== isLost)).toEqual([]);
  expect(new Set(seen.map(({ isLost }) => isLost))).toEqual(new Set([true, false]));
});
