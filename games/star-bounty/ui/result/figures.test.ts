import { defaultOptions, play, type Seen, seenBy, start } from '@haven/kit';
import { type Options, type StarBounty, starBounty, type View } from '@haven/star-bounty-rules';
import { expect, test } from 'vitest';
import { bandsOf, pointsOf, runFigures } from './figures.ts';

const options = defaultOptions(starBounty.options) as Options;
const fresh = seenBy(starBounty, start(starBounty, { seats: 1, options, seed: '0'.repeat(64) }), 0);
const at = (view: Partial<View>): Seen<StarBounty> => ({ ...fresh, view: { ...fresh.view, ...view } });

test('the bands of the chart touch each other', () => {
  const points = [1, 1, 2, 2, 2, 3].map((sector) => ({ life: 10, credits: 0, sector }));
  expect(bandsOf(points)).toEqual([
    { sector: 1, from: 0, to: 1 },
    { sector: 2, from: 1, to: 4 },
    { sector: 3, from: 4, to: 5 },
  ]);
});

test('§5.10 a prisoner given up in flight was captured, and the flight is counted once', () => {
  const refuge = { step: { type: 'enterprise', seats: [0] }, rows: [['KD']] } as const;
  const history = [fresh, at(refuge), at({ ...refuge, credits: 5 }), at({ life: 4 })];
  const end = at({ discard: ['JH', 'QD'], ledger: { ...fresh.view.ledger, captures: 0 } });
  expect(runFigures(end, history)).toMatchObject({ captured: 1, destroyed: 1, fled: 1, lowest: 4, moves: 3 });
});

test('§3.4 §3.5 whole runs: everybody beaten was either captured or destroyed', () => {
  for (const seed of ['1', '2', '3', '4']) {
    const history = wholeRun(seed.repeat(64));
    const end = history.at(-1) ?? fresh;
    const { captured, destroyed } = runFigures(end, history);
    expect(captured + destroyed).toBe(end.view.discard.length + end.view.collection.length);
    expect(pointsOf(history)).toHaveLength(history.length);
    expect([captured, destroyed].every((count) => Number.isInteger(count) && count >= 0)).toBe(true);
  }
});

/** Always the first legal move. */
function wholeRun(seed: string): Seen<StarBounty>[] {
  let match = start(starBounty, { seats: 1, options, seed });
  const history = [seenBy(starBounty, match, 0)];
  for (let seen = history[0]; seen?.moves[0]; seen = history.at(-1)) {
    const { match: next } = play(starBounty, match, { seat: 0, move: seen.moves[0].text });
    if (next === undefined) throw new Error('a legal move was refused');
    match = next;
    history.push(seenBy(starBounty, match, 0));
  }
  return history;
}
