import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { tree } from '../testing/tree.ts';
import { witnessOf } from './touched-rules.ts';

const BARTER = `
/** §1 Prices are printed. */
export const PRICES: readonly number[] = [1, 2, 3];

/** §2 An offer is paid. */
export function pay(coins: number, price: number): number {
  if (price > coins) throw new Error('too dear');
  return coins - price;
}

export function change(coins: number): number {
  if (coins === 0) return 0; // §2.1
  return coins - 1;
}

/** §3 The rival answers. */
export const answer = {
  legal: (): string[] => ['accept', 'refuse'],
  play: (coins: number): number => pay(coins, 1),
};

export function effectOf(kind: 'gift' | 'theft'): number {
  switch (kind) {
    case 'gift': // §4.1
      return 1;
    case 'theft': // §4.2
      return -1;
    default:
      return kind satisfies never;
  }
}

export function sheet(coins: number): { rule: string; points: number }[] {
  return coins > 0 ? [{ rule: '§5.1', points: coins }] : [{ rule: '§5.2', points: 0 }];
}
`;

interface Barter {
  pay(coins: number, price: number): number;
  change(coins: number): number;
  answer: { legal(): string[]; play(coins: number): number };
  effectOf(kind: string): number;
  sheet(coins: number): unknown;
}

async function touchedBy(play: (barter: Barter) => void): Promise<string[]> {
  const folder = tree({ 'barter.ts': BARTER });
  const barter = (await import(pathToFileURL(join(folder, 'barter.ts')).href)) as Barter;
  const witness = await witnessOf(folder);
  onTestFinished(() => witness.close());
  return [...witness.touchedBy(await witness.ranIn(() => play(barter)))].sort();
}

test('a rule is touched when the function below its § has run; its guards need not', async () => {
  expect(await touchedBy(({ pay }) => pay(5, 2))).toEqual(['2']);
});

test('what a module does while it is loaded touches nothing', async () => {
  expect(await touchedBy(() => {})).toEqual([]);
});

test('to be offered a choice is not to make it', async () => {
  expect(await touchedBy(({ answer }) => answer.legal())).toEqual([]);
  expect(await touchedBy(({ answer }) => answer.play(3))).toEqual(['2', '3']);
});

test('a § beside a line or a case is touched when that line or case has run', async () => {
  expect(await touchedBy(({ effectOf }) => effectOf('theft'))).toEqual(['4.2']);
  expect(await touchedBy(({ change }) => change(3))).toEqual([]);
  expect(await touchedBy(({ change }) => change(0))).toEqual(['2.1']);
});

test('a § in the code is touched where it stands', async () => {
  expect(await touchedBy(({ sheet }) => sheet(3))).toEqual(['5.1']);
  expect(await touchedBy(({ sheet }) => sheet(0))).toEqual(['5.2']);
});
