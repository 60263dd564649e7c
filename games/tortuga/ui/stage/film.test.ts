import { at, newsOf, play, seenBy, simRng, start } from '@haven/kit';
import { tortuga, type View } from '@haven/tortuga-rules';
import { begun, heard, skipped } from '@haven/ui-kit';
import { expect, test } from 'vitest';
import { framesAfter } from './beats.ts';
import { namedChests } from './chests.ts';
import { director } from './use-stage.ts';

const still = (view: View) => ({
  beat: 'quiet' as const,
  view,
  chests: namedChests([], view),
  events: [],
  throws: 0,
  lasts: 0,
});

function firstPosition(): View {
  return seenBy(
    tortuga,
    start(tortuga, { seats: 3, options: { long: false, start: 'first-seat', swift: false }, seed: '0d'.repeat(32) }),
    0,
  ).view;
}

test('every chest has a name of its own', () => {
  const chests = namedChests([], firstPosition());
  expect(new Set(chests.map(({ id }) => id)).size).toBe(chests.length);
  expect(chests).toHaveLength(6);
});

test('a chest that is stolen keeps its name', () => {
  const view = firstPosition();
  const before = namedChests([], view);
  const colour = at(at(view.players, 1).crew, 0);
  const [frame] = framesAfter(still(view), [
    { seat: 0, events: [{ type: 'chestStolen', seat: 0, target: 1, area: 'crew', place: 0, colour }] },
  ]);
  const stolen = before.find(({ place }) => place === '1-crew');
  expect(frame?.chests.filter(({ place }) => place === '0-island').map(({ id }) => id)).toContain(stolen?.id);
});

test('the film of a whole game ends where the table stands, and no message takes too long to watch', () => {
  const rng = simRng(9);
  let match = start(tortuga, {
    seats: 4,
    options: { long: false, start: 'random', swift: false },
    seed: 'c1'.repeat(32),
  });
  let showing = begun(director, { viewer: 0, seen: seenBy(tortuga, match, 0), news: [] });
  while (tortuga.toAct(match.state).length > 0) {
    const seat = at(tortuga.toAct(match.state), 0);
    const legal = tortuga.legalMoves(match.state, seat);
    const result = play(tortuga, match, { seat, move: tortuga.notate(at(legal, rng.below(legal.length))) });
    if (result.match === undefined) throw new Error(result.refusal.code);
    match = result.match;
    const news = [newsOf(tortuga, at(match.entries, match.entries.length - 1), 0)];
    const frames = framesAfter(showing.film.frame, news);
    expect(frames.flatMap(({ events }) => events)).toEqual(at(news, 0).events);
    const seen = seenBy(tortuga, match, 0);
    const { film } = heard(director, showing, { viewer: 0, seen, news });
    expect([film.frame, ...film.coming].reduce((sum, { lasts }) => sum + lasts, 0)).toBeLessThanOrEqual(6500.001);
    showing = { viewer: 0, seen, film: skipped(film) };
    expect(showing.film).toMatchObject({ coming: [], frame: { view: seen.view } });
  }
});
