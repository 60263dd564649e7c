import { expect, test } from 'vitest';
import { entriesFrom, lastOf, movesSince, tallyOf } from './entries.ts';
import { type Match, play, recordOf, seenBy, start, undo } from './match.ts';
import { tellFrom } from './messages.ts';
import { type Lanterns, lanterns } from './testing/lanterns.ts';

const newMatch = () => start(lanterns, { seats: 2, options: { short: false }, seed: '7'.repeat(64) });

const rolled = (match: Match<Lanterns>, seat: number) => play(lanterns, match, { seat, move: 'roll' }).match ?? match;
const takenBack = (match: Match<Lanterns>) => undo(lanterns, match, { seat: 0, consent: true }).match ?? match;

/** Eight rolls, of which one was taken back and made again. */
function longMatch(): Match<Lanterns> {
  let match = newMatch();
  for (let turn = 0; turn < 6; turn += 1) match = rolled(match, turn % 2);
  match = takenBack(match);
  for (let turn = 5; turn < 8; turn += 1) match = rolled(match, turn % 2);
  return match;
}

test('entries add up to moves that count, times taken back, and turns of each seat', () => {
  expect(tallyOf(newMatch())).toEqual({ entries: 0, moves: 0, most: 0, undone: 0, bySeat: [] });
  expect(tallyOf(longMatch())).toEqual({ entries: 10, moves: 8, most: 8, undone: 1, bySeat: [5, 5] });
  expect(tallyOf(takenBack(longMatch()))).toMatchObject({ moves: 7, most: 8 });
});

test.each([1, 3, 6, 9])('a match without all but its last %i entries is told and played on like the whole', (most) => {
  const whole = longMatch();
  const part = lastOf(whole, most);
  expect(part.entries).toHaveLength(most);
  expect(tallyOf(part)).toEqual(tallyOf(whole));
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(seenBy(lanterns, part, viewer)).toEqual(seenBy(lanterns, whole, viewer));
    const told = { viewer, from: 10 - most };
    expect(tellFrom(lanterns, part, told)).toEqual(tellFrom(lanterns, whole, told));
  }
  const [next, same] = [rolled(part, 0), rolled(whole, 0)];
  expect(next.state).toEqual(same.state);
  expect(next.asked).toEqual(same.asked);
  expect(next.entries.at(-1)).toEqual(same.entries.at(-1));
  expect(lastOf(next, 1).before).toEqual(lastOf(same, 1).before);
});

test('the last move that counts is never left out', () => {
  const match = takenBack(rolled(rolled(newMatch(), 0), 1));
  expect(lastOf(match, 2)).toBe(match);
  expect(lastOf(match, 9)).toBe(match);
  expect(lastOf(rolled(match, 1), 1).entries).toHaveLength(1);
});

test('what is left out cannot be told, taken back or recorded', () => {
  const part = lastOf(longMatch(), 3);
  expect(() => entriesFrom(part, 6)).toThrow(RangeError);
  expect(() => recordOf(part)).toThrow('7 entries are left out');
  expect(() => takenBack(part)).toThrow('7 entries are left out');
});

test('moves are counted back to a seat’s last one, without those that were taken back', () => {
  const line = [{ seat: 0 }, { seat: 1 }, { seat: 1 }, { seat: 1, undone: 1 }, { seat: 2 }];
  expect([0, 1, 2, 3].map((seat) => movesSince(line, seat))).toEqual([3, 2, 1, 0]);
});
