import { at, type Match, play, type Seat, seenBy, simRng, start, witnessed } from '@haven/kit';
import {
  follow,
  type Options,
  SECTORS,
  type SeenCaptain,
  type Tortuga2199,
  tortuga2199,
  type View,
} from '@haven/tortuga-2199-rules';
import { expect, test } from 'vitest';
import { type Frame, framesAfter, hurried } from './beats.ts';

const VIEWER: Seat = 0;
const still = (view: View): Frame => ({ beat: 'quiet', view, events: [], lasts: 0 });

function newMatch(seed: string, memory: Partial<Options> = {}): Match<Tortuga2199> {
  const options = { scenario: 'standard', map: 'nestled', cardSet: null, ...memory } as const;
  return start(tortuga2199, { seats: 3, options, seed });
}

/** What a rival can be seen to have. */
const shown = ({ at: place, played, minerals, influence, total, hunts }: SeenCaptain) => ({
  place,
  played,
  minerals,
  influence,
  total,
  hunts,
});

const board = ({ sectors }: View) =>
  SECTORS.map((id) => {
    const sector = sectors[id];
    return sector && [sector.owner, sector.defence, sector.mineral, sector.hasHunt, sector.explored];
  });

test.each([
  [true, '5e'],
  [false, '5f'],
])(
  'open memory %s: the film of what rivals do ends where the table stands, and nobody has to watch for long',
  (openMemory, seed) => {
    const rng = simRng(4);
    let match = newMatch(seed.repeat(32), { openMemory });
    for (let move = 0; move < 900 && tortuga2199.toAct(match.state).length > 0; move += 1) {
      const before = seenBy(tortuga2199, match, VIEWER).view;
      const seat = at(tortuga2199.toAct(match.state), 0);
      const legal = tortuga2199.legalMoves(match.state, seat);
      const result = play(tortuga2199, match, { seat, move: tortuga2199.notate(at(legal, rng.below(legal.length))) });
      if (result.match === undefined) throw new Error(result.refusal.code);
      match = result.match;
      const events = witnessed(tortuga2199, at(match.entries, match.entries.length - 1), VIEWER);
      const frames = framesAfter(still(before), [{ seat, events }], VIEWER);
      if (seat === VIEWER) {
        expect(frames).toEqual([]);
        continue;
      }
      const after = seenBy(tortuga2199, match, VIEWER).view;
      const last = frames.at(-1)?.view ?? before;
      expect(frames.flatMap((frame) => frame.events)).toEqual(events);
      expect(board(last)).toEqual(board(after));
      expect(last.captains.map(shown)).toEqual(after.captains.map(shown));
      expect([last.round, last.turn.crypto, last.turn.manoeuvre]).toEqual([
        after.round,
        after.turn.crypto,
        after.turn.manoeuvre,
      ]);
      expect([last.cache, last.piles, last.decks]).toEqual([after.cache, after.piles, after.decks]);
      expect(hurried(frames).reduce((sum, { lasts }) => sum + lasts, 0)).toBeLessThanOrEqual(6500.001);
    }
  },
);

test('a move that was taken back has no film', () => {
  const { view } = seenBy(tortuga2199, newMatch('aa'.repeat(32)), VIEWER);
  expect(framesAfter(still(view), [{ seat: 1, events: [], undone: 1 }], VIEWER)).toEqual([]);
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
