import { at, type Match, newsOf, play, type Seat, seenBy, simRng, start } from '@haven/kit';
import { type Event, follow, type Options, type Tortuga2199, tortuga2199 } from '@haven/tortuga-2199-rules';
import { begun, heard, skipped } from '@haven/ui-kit';
import { expect, test } from 'vitest';
import { framesAfter } from './beats.ts';
import { director } from './use-stage.ts';

const VIEWER: Seat = 0;

function newMatch(seed: string, memory: Partial<Options> = {}): Match<Tortuga2199> {
  const options = { scenario: 'standard', map: 'nestled', cardSet: null, ...memory } as const;
  return start(tortuga2199, { seats: 3, options, seed });
}

test.each([
  [true, '5e'],
  [false, '5f'],
])(
  'open memory %s: a film tells all that rivals do and nothing of the own moves, and nobody has to watch for long',
  (openMemory, seed) => {
    const rng = simRng(4);
    let match = newMatch(seed.repeat(32), { openMemory });
    let showing = begun(director, { viewer: VIEWER, seen: seenBy(tortuga2199, match, VIEWER), news: [] });
    for (let move = 0; move < 300 && tortuga2199.toAct(match.state).length > 0; move += 1) {
      const seat = at(tortuga2199.toAct(match.state), 0);
      const legal = tortuga2199.legalMoves(match.state, seat);
      const result = play(tortuga2199, match, { seat, move: tortuga2199.notate(at(legal, rng.below(legal.length))) });
      if (result.match === undefined) throw new Error(result.refusal.code);
      match = result.match;
      const news = newsOf(tortuga2199, at(match.entries, match.entries.length - 1), VIEWER);
      const shown = framesAfter(showing.film.frame, [news], VIEWER).flatMap(({ events }) => events);
      expect(shown).toEqual(seat === VIEWER ? [] : news.events);
      const seen = seenBy(tortuga2199, match, VIEWER);
      const { film } = heard(director, showing, { viewer: VIEWER, seen, news: [news] });
      expect([film.frame, ...film.coming].reduce((sum, { lasts }) => sum + lasts, 0)).toBeLessThanOrEqual(6500.001);
      showing = { viewer: VIEWER, seen, film: skipped(film) };
      expect(showing.film).toMatchObject({ coming: [], frame: { message: { seen }, events: news.events } });
    }
  },
);

test('a fight is staged before the film goes on: whoever skips gets to the end of the message that tells it', () => {
  const match = newMatch('aa'.repeat(32));
  const seen = seenBy(tortuga2199, match, VIEWER);
  const attacked = { type: 'attacked', seat: 1, defender: 0, sector: 'tortuga' } as const;
  const moved = { type: 'moved', seat: 1, sector: 'tortuga', manoeuvre: 0 } as const;
  const message = (seq: number, events: readonly Event[]) => ({
    viewer: VIEWER,
    seen: { ...seen, seq },
    news: [{ seat: 1, events }],
  });
  const opened = begun(director, { viewer: VIEWER, seen: { ...seen, seq: 0 }, news: [] });
  const told = [message(1, [moved, attacked]), message(2, [moved])];
  const { film } = told.reduce((showing, each) => heard(director, showing, each), opened);
  expect(skipped(film).frame.message).toEqual({ seen: told[0]?.seen, news: told[0]?.news });
  expect(skipped(skipped(film))).toMatchObject({ coming: [], frame: { message: { seen: { seq: 2 } } } });
});

test('of equal cards one is bought or destroyed, and the other stays', () => {
  const { view } = seenBy(tortuga2199, newMatch('bb'.repeat(32)), VIEWER);
  const open = { ...view, decks: { ...view.decks, mines: { ...view.decks.mines, open: ['driller', 'driller'] } } };
  const bought = { type: 'bought', seat: 1, card: 'driller', sector: 'mines', crypto: 3, minerals: 0 } as const;
  expect(follow(open, bought).decks.mines.open).toEqual([null, 'driller']);
  const captains = view.captains.map((captain) => ({ ...captain, played: ['mining', 'mining'] }));
  const destroyed = { type: 'destroyed', seat: 1, card: 'mining', from: 'played', manoeuvre: 2 } as const;
  expect(follow({ ...view, captains }, destroyed).captains[1]?.played).toEqual(['mining']);
});
