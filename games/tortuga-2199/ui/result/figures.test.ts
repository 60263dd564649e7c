import { at, inForce, type Match, play, replay, seenBy, simRng, start } from '@haven/kit';
import { type Tortuga2199, tortuga2199 } from '@haven/tortuga-2199-rules';
import { expect, test } from 'vitest';
import { deedsOf, lapsOf, lastGainOf, sharesOf } from './figures.ts';

/** A whole match by random captains who like to fight. */
function finished(scenario: 'standard' | 'aggressive'): Match<Tortuga2199> {
  const rng = simRng(11);
  let match = start(tortuga2199, {
    seats: 3,
    options: { scenario, map: 'nestled', cardSet: null },
    seed: 'd1'.repeat(32),
  });
  while (tortuga2199.toAct(match.state).length > 0) {
    const seat = at(tortuga2199.toAct(match.state), 0);
    const legal = tortuga2199.legalMoves(match.state, seat).map((move) => tortuga2199.notate(move));
    const bold = legal.filter((move) => /^(attack|commit|buy|capture|conquer)/.test(move));
    const wished = bold.length > 0 && rng.below(3) > 0 ? bold : legal;
    const result = play(tortuga2199, match, { seat, move: at(wished, rng.below(wished.length)) });
    if (result.match === undefined) throw new Error(result.refusal.code);
    match = result.match;
  }
  return match;
}

/** The position at the start and after every move, as a spectator saw it. */
function historyOf(match: Match<Tortuga2199>) {
  const positions = [match.entries.slice(0, 0)];
  match.entries.forEach((_, index) => {
    positions.push(match.entries.slice(0, index + 1));
  });
  return positions.map((entries) => seenBy(tortuga2199, replay(tortuga2199, { ...match, entries }), 'spectator'));
}

const matches = (['standard', 'aggressive'] as const).map((scenario) => {
  const match = finished(scenario);
  return { scenario, match, history: historyOf(match) };
});

test.each(matches)('§6.1 the shares of a $scenario match add up to the totals', ({ match, history }) => {
  const { outcome } = at(history, history.length - 1);
  if (outcome === undefined) throw new Error('the match is not over');
  match.state.captains.forEach((_, seat) => {
    const points = sharesOf(outcome, seat).map((share) => share.points);
    expect(points.reduce((sum, each) => sum + each, 0)).toBe(at(outcome.sheets, seat).total);
  });
});

test.each(matches)('the deeds of a $scenario match are those that its events tell', ({ match, history }) => {
  const events = inForce(match.entries).flatMap((entry) => entry.events);
  const { view } = at(history, history.length - 1);
  match.state.captains.forEach((_, seat) => {
    const { fightsWon, bought, captures } = deedsOf(history, view, seat);
    expect({ fightsWon, bought, captures }).toEqual({
      fightsWon: events.filter((event) => event.type === 'fightDecided' && event.winner === seat).length,
      bought: events.filter((event) => event.type === 'bought' && event.seat === seat).length,
      captures: events.filter((event) => event.type === 'captured' && event.seat === seat).length,
    });
  });
  expect(events.filter(({ type }) => type === 'fightDecided').length).toBeGreaterThan(0);
});

test.each(matches)('the race of a $scenario match has a lap for every round and ends at the totals', ({ history }) => {
  const laps = lapsOf(history);
  const { view, outcome } = at(history, history.length - 1);
  expect(laps.map(({ round }) => round)).toEqual([...new Set(history.map((seen) => seen.view.round))]);
  expect(laps.at(-1)?.round).toBe(view.round);
  expect(laps.at(-1)?.totals).toEqual(outcome?.sheets.map(({ total }) => total));
});

test.each(matches)(
  '§6.1 the last gain of a $scenario match is what the log tells of the last points',
  ({ match, history }) => {
    const PAID = { captured: 'captures', redeemed: 'redeemed', influenceBought: 'bought' } as const;
    match.state.captains.forEach((_, seat) => {
      const gain = lastGainOf(history, seat);
      expect(gain?.points).toBeGreaterThan(0);
      const last = history.findLastIndex(
        ({ view }, index) =>
          index > 0 && at(view.captains, seat).total > at(at(history, index - 1).view.captains, seat).total,
      );
      const { events } = at(inForce(match.entries), last - 1);
      const told = events.flatMap(({ type }) => (type in PAID ? [PAID[type as keyof typeof PAID]] : []));
      if (told.length > 0) expect(told).toContain(gain?.what);
    });
  },
);
