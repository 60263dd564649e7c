import { expect, test } from 'vitest';
import { at } from '../game.ts';
import { simRng } from '../rng.ts';
import { expert, opening } from '../testing/lantern-expert.ts';
import type { Lanterns } from '../testing/lanterns.ts';
import { adviserOf } from './adviser.ts';
import type { Expert } from './expert.ts';

const POSITION = opening(1);
const moveOf = (type: string) =>
  at(
    POSITION.moves.filter((move) => move.type === type),
    0,
  );
const [ROLL, SHOW, DRAW] = [moveOf('roll'), moveOf('show'), moveOf('draw')];

const look = (changes: Partial<Expert<Lanterns>>, playouts = 600) =>
  adviserOf({ ...expert, ...changes }, { playouts }).look(POSITION, { rng: simRng(1) });

test('a move without a rival has its chance, too', () => {
  const { move, win, rivals } = look({ candidates: () => [SHOW] });
  expect([move, rivals]).toEqual([SHOW, []]);
  expect(win).toBeGreaterThan(0.5);
});

test('another move has to prove better than the usual one, which is the first candidate', () => {
  expect(look({ candidates: () => [DRAW, ROLL] }).move).toBe(ROLL);
  const shows = POSITION.moves.filter(({ type }) => type === 'show');
  for (const usual of shows) expect(look({ candidates: () => [usual, ...shows] }).move).toBe(usual);
});

test('where a look ahead does not tell, the usual move stands', () => {
  const { move, isTelling } = look({ candidates: () => [DRAW, ROLL], isTelling: () => false });
  expect([move, isTelling]).toEqual([DRAW, false]);
});

test('chances are those of the same worlds: none contradicts how far a move is behind', () => {
  const { win, rivals } = look({});
  expect(rivals.length).toBeGreaterThan(2);
  for (const rival of rivals) expect(rival.win).toBeCloseTo(Math.min(1, Math.max(0, win - rival.behind)), 10);
});

test('what a move lacks is told where it is clearly worse, and only if it points that way', () => {
  const [rival] = look({ candidates: () => [ROLL, DRAW] }).rivals;
  expect(rival).toMatchObject({ verdict: 'clear', lacks: 'lead' });
  const contrary = { value: contrarily, candidates: () => [ROLL, DRAW] };
  expect(look(contrary).rivals.flatMap(({ lacks }) => lacks ?? [])).toEqual([]);
});

function contrarily(...asked: Parameters<typeof expert.value>) {
  const { win, terms } = expert.value(...asked);
  return { win, terms: terms.map((term) => -term) };
}
