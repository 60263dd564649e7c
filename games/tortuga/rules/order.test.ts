import { type Match, play, simRng, start } from '@haven/kit';
import { expect, test } from 'vitest';
import { tortuga } from './index.ts';
import type { Tortuga } from './types.ts';

type Choice = { readonly seat: number; readonly move: string };

/** What every waiting seat will answer, whatever the others do. */
function choices(match: Match<Tortuga>, rng: ReturnType<typeof simRng>): Choice[] {
  return tortuga.toAct(match.state).map((seat) => {
    const moves = tortuga.legalMoves(match.state, seat).map((move) => tortuga.notate(move));
    return { seat, move: moves[rng.below(moves.length)] ?? '' };
  });
}

const playAll = (match: Match<Tortuga>, answers: readonly Choice[]): Match<Tortuga> =>
  answers.reduce((now, answer) => {
    const result = play(tortuga, now, { ...answer, asked: now.asked[answer.seat] ?? -1 });
    if (result.match === undefined) throw new Error(result.refusal.code);
    return result.match;
  }, match);

test('§2.3 whatever the order of arrival, the same choices make the same match', () => {
  for (let run = 0; run < 60; run += 1) {
    const rng = simRng(run + 1);
    const seed = run.toString(16).padStart(64, '0');
    let match = start(tortuga, { seats: 2 + (run % 3), options: { long: false, start: 'random', swift: false }, seed });
    while (tortuga.toAct(match.state).length > 0) {
      const answers = choices(match, rng);
      const forwards = playAll(match, answers);
      const backwards = playAll(match, answers.toReversed());
      expect(backwards.state).toEqual(forwards.state);
      match = forwards;
    }
  }
});
