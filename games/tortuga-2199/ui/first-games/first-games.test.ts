import { at, type Position } from '@haven/kit';
import { momentsOf } from '@haven/text-kit/testing';
import { faceNamed, INFLUENCE_TO_WIN, type Options, type Tortuga2199, tortuga2199 } from '@haven/tortuga-2199-rules';
import { expect, test } from 'vitest';
import { firstGames } from './index.ts';

const OPTIONS: Options = { scenario: 'standard', map: 'nestled', cardSet: null };
const TURNS = [...momentsOf(tortuga2199, { seed: 5, seats: 2, options: OPTIONS, most: 120 })].filter(
  ({ view }) => view.agenda.at(-1)?.type === 'act',
);
const RED = { language: 'en', seats: [] } as const;

/** The first turn of chance's game of which this holds. */
function turnWhere(isMeant: (position: Position<Tortuga2199>) => boolean): Position<Tortuga2199> {
  const turn = TURNS.find(isMeant);
  if (turn === undefined) throw new Error('there is no such turn');
  return turn;
}

const isDue = (id: string, position: Position<Tortuga2199>) =>
  firstGames.hints.find((hint) => hint.id === id)?.isDue(position);

const canDo = (type: string) => (position: Position<Tortuga2199>) => position.moves.some((move) => move.type === type);

test('§6.2 the last round is told as soon as Tortuga has fallen', () => {
  const turn = turnWhere(canDo('end'));
  expect(isDue('last-round', turn)).toBe(false);
  expect(isDue('last-round', { ...turn, view: { ...turn.view, lastRound: { conqueror: 1 } } })).toBe(true);
});

test('§6.1 the end is near with three points left, whoever has them', () => {
  const turn = turnWhere(canDo('end'));
  const withTotal = (total: number) => {
    const captains = turn.view.captains.map((captain, seat) => (seat === 1 ? { ...captain, total } : captain));
    return { ...turn, view: { ...turn.view, captains } };
  };
  expect(isDue('near-end', withTotal(INFLUENCE_TO_WIN - 4))).toBe(false);
  expect(isDue('near-end', withTotal(INFLUENCE_TO_WIN - 3))).toBe(true);
});

test('§6.1 captured creatures bring the end near, and the goal says how many points they are', () => {
  const turn = turnWhere((position) => canDo('end')(position) && position.seat === 0);
  const withCreatures = (total: number, discard: readonly string[]) => {
    const captains = turn.view.captains.map((captain, seat) =>
      seat === 1 ? { ...captain, total, played: [], discard, hidden: { kraken: 1, mining: 3 } } : captain,
    );
    return { ...turn, view: { ...turn.view, captains } };
  };
  expect(isDue('near-end', withCreatures(10, []))).toBe(false);
  const early = withCreatures(4, ['nebula-leviathan']);
  expect([isDue('near-end', early), isDue('creatures', early)]).toEqual([false, true]);
  expect(isDue('creatures', withCreatures(4, []))).toBe(false);
  const soon = firstGames.goal(early, RED);
  expect(soon.line).toContain('Blue 4+6');
  expect(soon.details.lines).toContain('Captured creatures bring Blue 6 more Influence once they are redeemed.');
  const near = withCreatures(10, ['nebula-leviathan']);
  expect(isDue('near-end', near)).toBe(true);
  const { line, details } = firstGames.goal(near, RED);
  expect(line).toContain('Blue 10+6');
  expect(details.lines).toContain('Blue has 10 of 15 Influence, and captured creatures worth 6 more when redeemed.');
});

test('§3.7 exploring is hinted at where the rules allow it', () => {
  expect(isDue('explore', turnWhere(canDo('explore')))).toBe(true);
  expect(
    isDue(
      'explore',
      turnWhere((turn) => !canDo('explore')(turn)),
    ),
  ).toBe(false);
});

test('§2.2 Crypto is left over once no card can be played any more', () => {
  const turn = turnWhere((each) => canDo('buy')(each) && canDo('play')(each));
  expect(isDue('leftover', turn)).toBe(false);
  const spent = turn.moves.filter(({ type }) => type !== 'play' && type !== 'playPlain');
  expect(isDue('leftover', { ...turn, moves: spent })).toBe(true);
});

test('§3.12 the goal names the conquest that takes the least, with its price by the rules', () => {
  const { line, details } = firstGames.goal(at(TURNS, 0), RED);
  expect(line).toMatch(/^Influence 0\/15 · (Red|Blue) 0 · .+: \+1 for 3 Manoeuvre$/);
  expect(details.lines.at(-1)).toMatch(/^Nearest: conquer .+ 1 Influence and costs 3 Manoeuvre/);
});

test('§3.3 before the end of a turn dear cards are named before cheap ones, and the screen alone asks', () => {
  const turn = turnWhere((each) => canDo('buy')(each) && each.view.turn.crypto > 2);
  const { lines, move } = firstGames.undone(turn, RED);
  const [affordable, goOn] = lines;
  expect(goOn).toMatch(/^There is more to do\. .+\.$/);
  expect(turn.moves.map(tortuga2199.notate)).toContain(move);
  expect(firstGames.isAskedByScreen).toBe(true);
  const prices = [...(affordable ?? '').matchAll(/\((\d+) Crypto\)/g)].map(([, price]) => Number(price));
  expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  expect(prices.length).toBeGreaterThan(0);
});

test('§3.5 a flight is advised with the deed it leads to, or not at all', () => {
  const turns = [...momentsOf(tortuga2199, { seed: 5, seats: 2, options: OPTIONS, most: 900 })];
  const advised = turns.filter(canDo('end')).flatMap((turn) => {
    const { lines, move } = firstGames.undone(turn, RED);
    return move?.startsWith('move ') ? [lines.at(-1)] : [];
  });
  expect(advised.length).toBeGreaterThan(0);
  for (const line of advised) expect(line).toMatch(/^There is more to do, in this order\. Move to .+\. .+\.$/);
  for (const line of advised) expect(line).not.toMatch(/Manoeuvre\. Move to/);
});

test('§4.16 whose spaceship is in the cargo bay is not told to play cards that buy nothing there', () => {
  const turn = turnWhere((each) => canDo('play')(each) && !canDo('buy')(each) && each.view.turn.crypto === 0);
  const plays = turn.moves.filter(({ type }) => type === 'play' || type === 'end');
  const captains = turn.view.captains.map((captain) => ({ ...captain, at: null }));
  expect(firstGames.undone({ ...turn, moves: plays }, RED).lines).toEqual([
    expect.stringMatching(/^There is more to do/),
  ]);
  expect(firstGames.undone({ ...turn, moves: plays, view: { ...turn.view, captains } }, RED)).toEqual({ lines: [] });
});

test('§2.5 whoever would play an ability for nothing is told so, and nobody else', () => {
  const told = TURNS.flatMap((turn) =>
    turn.moves.flatMap((move) => {
      const lines = firstGames.wasted?.(turn, move, RED) ?? [];
      return lines.length > 0 ? [{ move: move.type, line: lines[0] }] : [];
    }),
  );
  expect(told.length).toBeGreaterThan(0);
  expect(new Set(told.map(({ move }) => move))).toEqual(new Set(['play']));
  expect(told[0]?.line).toMatch(/^Played now, the ability of the .+ card does nothing/);
  const useful = TURNS.filter(canDo('play')).some((turn) =>
    turn.moves.every((move) => firstGames.wasted?.(turn, move, RED).length === 0),
  );
  expect(useful).toBe(true);
});

test('§3.6 an ability that takes a Minerals token says that there is none', () => {
  const reasons = TURNS.flatMap((turn) =>
    turn.moves.flatMap((move) => {
      const isMeant =
        move.type === 'play' && faceNamed(turn.view, move.card).atPlay.some(({ does }) => does === 'collect');
      return isMeant ? (firstGames.wasted?.(turn, move, RED).slice(1, 2) ?? []) : [];
    }),
  );
  expect(new Set(reasons)).toEqual(new Set(['There is no Minerals token in this sector.']));
});
