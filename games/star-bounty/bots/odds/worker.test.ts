import { expect, test } from 'vitest';
import { solve } from './refine.ts';
import { battleQuery } from './testing/battles.ts';
import { type Ask, type OddsReply, type Port, serveOdds } from './worker.ts';

const LONG = battleQuery({ enemy: 'AH', hand: ['3D', '4D', '6D', '5S', '8S', '9S'], ready: 1 });
const SHORT = battleQuery({ enemy: 'JD', hand: ['3C', '4S'], health: 9 });

/** A port and a clock in the hand of the test: nothing goes on until `turn` is called. */
function desk() {
  const told: OddsReply[] = [];
  const waiting: (() => void)[] = [];
  const port: Port = { postMessage: (message) => told.push(message), onmessage: null };
  serveOdds(port, (go) => waiting.push(go));
  const ask = (data: Ask) => port.onmessage?.({ data });
  const turn = () => waiting.shift()?.();
  const rest = () => {
    while (waiting.length > 0) turn();
  };
  return { told, waiting, ask, turn, rest };
}

test('a floor comes first, the exact odds last, and no reply is worse than the one before', () => {
  const { told, ask, rest } = desk();
  ask({ id: 1, query: LONG });
  rest();
  const worths = told.map(({ advice }) => advice.odds.worth);
  expect(told.map(({ exact }) => exact)).toEqual([...told.slice(1).map(() => false), true]);
  expect(told.length).toBeGreaterThan(1);
  expect(worths).toEqual(worths.toSorted((one, other) => one - other));
  expect(told.at(-1)?.advice.odds).toEqual(solve(LONG).advice.odds);
});

test('a newer question ends the thinking about the older one', () => {
  const { told, ask, turn, rest } = desk();
  ask({ id: 1, query: LONG });
  turn();
  const before = told.length;
  ask({ id: 2, query: SHORT });
  rest();
  expect(told.slice(before).map(({ id }) => id)).toEqual(told.slice(before).map(() => 2));
  expect(told.slice(0, before).some(({ exact }) => exact)).toBe(false);
  expect(told.at(-1)?.exact).toBe(true);
});

test('a later moment of the same battle is answered from memory', () => {
  const { told, ask, rest } = desk();
  ask({ id: 1, query: LONG });
  rest();
  const thought = told.at(-1)?.states;
  ask({ id: 2, query: { ...LONG, health: 20, moment: { type: 'brace' } } });
  rest();
  expect(told.at(-1)?.id).toBe(2);
  expect(told.at(-1)?.states).toBe(thought);
});
