import { reviewerFor } from '@haven/games/bots';
import { choiceOf } from '@haven/games/levels';
import { games } from '@haven/games/rules';
import { listingOf } from '@haven/games/uis';
import {
  type AnyGame,
  at,
  defaultOptions,
  type GameTypes,
  inForce,
  type Match,
  recordOf,
  simRng,
  start,
} from '@haven/kit';
import type { Glance } from '@haven/kit/review';
import { LANGUAGES } from '@haven/text-kit';
import { plotOn } from '@haven/ui-kit';
import { expect, test } from 'vitest';
import { afterBotMove } from '../links/local/local-bots.ts';
import { arranged, readerOf } from './arranged.ts';
import { linesOf } from './lines.ts';
import { luckWords } from './luck-words.ts';
import { pointWords, type Telling, whenWords } from './point-words.ts';
import { keyOf, type ToldPoint, toldReview } from './told-review.ts';
import { wordsIn } from './use-review-words.ts';

/** One who plays alone has nobody to win against. */
const LEVELLED = games.filter(({ meta }) => meta.seats.max > 1 && choiceOf(meta.id).length > 0);

function begunBy(game: AnyGame, moves: number): Match<GameTypes> {
  const rng = simRng(5);
  let match = start(game, { seats: 2, options: defaultOptions(game.options), seed: '5e'.repeat(32) });
  while (match.entries.length < moves) match = afterBotMove(game, match, { seat: at(game.toAct(match.state), 0), rng });
  return match;
}

test('whoever can be chosen for a chair can look back, and nobody else', () => {
  const reviewed = games.filter(({ meta }) => reviewerFor(meta.id) !== undefined);
  expect(reviewed).toEqual(LEVELLED);
});

test.each(LEVELLED)('$meta.id: a glance says how everybody stands, and what was chosen', (game) => {
  const record = recordOf(begunBy(game, 30));
  const looked = reviewerFor(game.meta.id)?.look(record, { seed: 1, share: { part: 29, of: 30 } });
  const { move, seat } = looked?.next().value ?? {};
  expect([move, seat]).toEqual([29, at(record.entries, 29).seat]);
});

test.each(LEVELLED)(
  '$meta.id: a turning point is told in every language, with the moves as their buttons say them',
  async (game) => {
    const match = begunBy(game, 40);
    const { seat } = at(match.entries, 39);
    const state = begunBy(game, 39).state;
    const [chosen, best] = game.legalMoves(state, seat);
    const glances: Glance<GameTypes['Move']>[] = [
      { move: 0, chances: [0.5, 0.5] },
      { move: 39, seat, decision: { chosen, best: best ?? chosen, win: 0.48, loss: 0.13 } },
    ];
    const { points } = toldReview(game, recordOf(match), glances);
    const ui = await listingOf(game.meta.id)?.load();
    if (ui === undefined) throw new Error('there is a screen');
    const seats = ['Anna', 'Boris'].map((name) => ({ name, kind: 'human' as const }));
    for (const language of LANGUAGES) {
      const [said = '', better = ''] = pointWords({ ui, seats, words: wordsIn(language) }, at(points, 0));
      expect(said).toContain(seats[seat]?.name);
      expect(said).toMatch(/48\s?%.*61\s?%/);
      expect(better).not.toMatch(/“”|«\s*»/);
    }
  },
);

/** The first move of a game after which the same seat made another that was open to it already. */
function movedOn(game: AnyGame) {
  const match = begunBy(game, 40);
  const entries = inForce(match.entries);
  const legalAt = (move: number) => game.legalMoves(begunBy(game, move).state, at(entries, move).seat);
  const named = (move: number, text: string) => legalAt(move).find((legal) => game.notate(legal) === text);
  const move = entries.findIndex((entry, index) => {
    const next = entries[index + 1];
    return next?.seat === entry.seat && next.move !== entry.move && named(index, next.move) !== undefined;
  });
  if (move < 0) return undefined;
  const [chosen, next] = [at(entries, move).move, at(entries, move + 1).move].map((text) => named(move, text));
  const other = legalAt(move).find((legal) => entries.every((entry) => entry.move !== game.notate(legal)));
  return { game, record: recordOf(match), move, seat: at(entries, move).seat, chosen, next, other };
}

test('a better move that was made later in the same turn is known, and one that was not made is not', () => {
  const [turn] = LEVELLED.flatMap((game) => movedOn(game) ?? []);
  if (turn === undefined) throw new Error('nobody moved on');
  const { game, record, move, seat, chosen, next, other } = turn;
  const laterIf = (best: GameTypes['Move']) => {
    const decision = { chosen, best, win: 0.4, loss: 0.2 };
    const glances = [
      { move: 0, chances: [0.5, 0.5] },
      { move, seat, decision },
    ];
    return at(toldReview(game, record, glances).points, 0).isMadeLater;
  };
  expect(laterIf(next)).toBe(true);
  expect(laterIf(other)).toBe(false);
});

const SWING = { move: 7, seat: 0, mover: 1, view: {}, made: 'roll', from: 0.6, to: 0.4 } as const;
const REASONED: Telling = {
  ui: {
    moveLine: (move) => String(move),
    groundLine: (move) => (move === 'wait' ? 'two are left to roll' : 'it is a six'),
    termLine: () => 'less to come',
    standing: () => ({ round: 7, points: [] }),
    roundName: () => 'round',
  },
  seats: ['Anna', 'Boris'].map((name) => ({ name, kind: 'human' as const })),
  words: wordsIn('en'),
};

test('a turning point says why: what speaks for either move, and what the one that was made came to', () => {
  const blunder = { ...SWING, kind: 'choice', mover: 0, chosen: 'roll', better: 'wait', lacks: 'points' } as const;
  expect(pointWords(REASONED, blunder)).toEqual([
    'Anna played “roll”. The chance of winning: 40% instead of 60%.',
    '“wait” was better: two are left to roll.',
    'What spoke for the move made: it is a six.',
    'The move made led to less to come in the many games that the Captain played on from here.',
  ]);
});

test('a turning point is known by its round and by whoever was to move', () => {
  const point = { ...SWING, kind: 'luck' } as const;
  expect(whenWords(REASONED, point)).toBe('Round 7, Boris');
  const early = { ...REASONED, ui: { ...REASONED.ui, standing: () => ({ round: 0, points: [] }) } };
  expect(whenWords(early, point)).toBe('Setup, Boris');
  expect(whenWords({ ...REASONED, ui: {} }, point)).toBe('Move 8, Boris');
});

test('the reader’s own moments stand apart, the others are the weightiest, and no roll is told twice', () => {
  const choice = { ...SWING, kind: 'choice', chosen: 'roll', better: 'wait' } as const;
  const luck = { ...SWING, kind: 'luck' } as const;
  const mine = [choice, { ...luck, move: 3 }];
  const theirs = [0.5, 0.2, 0.4, 0.1].map((to, place) => ({ ...choice, seat: 1, move: 20 + place, to }));
  const points: ToldPoint[] = [...mine, { ...luck, move: 3, seat: 1, to: 0.1 }, ...theirs];
  const { own, others } = arranged(points, 0);
  expect(own).toEqual(mine);
  expect(others.map(({ move }) => move)).toEqual([21, 22, 23]);
  const all = arranged(points, undefined);
  expect(all.own).toEqual([]);
  expect(all.others.map(({ seat, move }) => [seat, move])).toEqual([
    [1, 3],
    [1, 21],
    [1, 23],
  ]);
});

test('a match of bots and one person is told to that person, one of several to nobody before the others', () => {
  const seats = (...kinds: ('human' | 'bot')[]) => kinds.map((kind) => ({ name: '', kind }));
  expect(readerOf('spectator', seats('bot', 'human'))).toBe(1);
  expect(readerOf('spectator', seats('human', 'human'))).toBeUndefined();
  expect(readerOf(1, seats('human', 'human'))).toBe(1);
});

test('luck is weighed against what was missed: no share leaves the hundred', () => {
  const told = (luck: number, missed: number) => luckWords(wordsIn('en'), 'Anna', { luck, missed, phases: [] });
  expect(told(-0.85, 1.18)).toContain('42% was bad luck');
  expect(told(-3, 0)).toContain('100% was bad luck');
  expect(told(1.5, 0.2)).toContain('cost less than luck brought');
  expect(told(1.5, 1.4)).toContain('about as much');
  expect(told(0.3, 1.4)).toContain('cost more than luck brought');
  expect(told(0.01, 0.6)).toContain('luck evened out');
});

test('who made the better move later in the same turn is told to make it first', () => {
  const late = { ...SWING, kind: 'choice', mover: 0, chosen: 'roll', better: 'wait', isMadeLater: true } as const;
  expect(pointWords(REASONED, late)[1]).toBe('“wait” first, before this one, was better: two are left to roll.');
});

test('luck is told with the move that it came with', () => {
  expect(pointWords(REASONED, { ...SWING, kind: 'luck' })).toContain('It came with a move of Boris: “roll”.');
});

test('a match has one key wherever it was found; other moves or weights have another', () => {
  const game = at(LEVELLED, 0);
  const record = recordOf(begunBy(game, 12));
  const key = keyOf(record, ['a']);
  expect(keyOf({ ...record, entries: record.entries.map((entry) => ({ ...entry })) }, ['a'])).toBe(key);
  expect(keyOf(record, ['b'])).not.toBe(key);
  expect(keyOf({ ...record, entries: record.entries.slice(0, -1) }, ['a'])).not.toBe(key);
});

test('a line goes from the left edge to the right one, higher where the chance is better', () => {
  const sheet = { width: 100, height: 100, left: 0, right: 0, top: 0, bottom: 0 };
  const stands = [
    { move: 0, chances: [0.5, 0.5] },
    { move: 10, chances: [1, 0] },
  ];
  expect(linesOf(stands, plotOn(sheet)).paths).toEqual(['M0.0 50.0L100.0 0.0', 'M0.0 50.0L100.0 100.0']);
});
