import { expect, test } from 'vitest';
import { speech } from './line.ts';
import { resultLinesOf, scoreLines, seatLines } from './score-lines.ts';
import { SHEET_TEXTS } from './sheet-texts.ts';
import { messagesContract } from './testing/index.ts';
import { translatorOf } from './translator.ts';
import type { KeyOf } from './tree.ts';

messagesContract({ messages: SHEET_TEXTS });

const en = { ledger: { gold: 'Gold' }, results: { won: '{seats} wins with {total}.' }, sheet: SHEET_TEXTS.en };
const { line, say } = speech<KeyOf<typeof en>>({ seatName: (_, seat) => `Seat ${seat}` });
const { sheetLine, undoneLine } = scoreLines({ ledger: ['gold'], line });
const { seatLine, placeLine } = seatLines({ line });
const heard = (told: ReturnType<typeof line>) => say(translatorOf('en', en), told);

test('a line of a sheet names its source, its points and its §', () => {
  expect(heard(sheetLine({ what: 'gold', points: 3, rule: '§5.1' }))).toBe('    Gold: +3 (§5.1)');
});

test('what is lost has a minus sign', () => {
  expect(heard(sheetLine({ what: 'gold', points: -2, rule: '§5.1' }))).toBe('    Gold: \u22122 (§5.1)');
});

test('a source without a name goes by its key', () => {
  expect(heard(sheetLine({ what: 'silver', points: 0, rule: '§5.2' }))).toBe('    silver: 0 (§5.2)');
});

test('after a shared victory the next is third', () => {
  const sheets = [7, 2, 7].map((total) => ({ lines: [], total }));
  const outcome = { ranking: [[0, 2], [1]], sheets, verdict: 'shared' };
  expect([2, 1].map((seat) => heard(placeLine(outcome, seat)))).toEqual(['1. Seat 2: 7', '3. Seat 1: 2']);
});

test('seats by name, and moves taken back', () => {
  expect(heard(seatLine(1))).toBe('Seat 1');
  expect(heard(undoneLine(1))).toBe('Moves were undone once.');
});

test('a result names the winners, then every sheet, the best first; a verdict without words is the usual one', () => {
  const sheets = [2, 7].map((total) => ({ lines: [{ what: 'gold', points: total, rule: '§5.1' }], total }));
  const told = resultLinesOf({ verdicts: ['won'], ledger: ['gold'], line });
  expect(told({ ranking: [[1], [0]], sheets, verdict: 'by storm' }).map(heard)).toEqual([
    'Seat 1 wins with 7.',
    '1. Seat 1: 7',
    '    Gold: +7 (§5.1)',
    '2. Seat 0: 2',
    '    Gold: +2 (§5.1)',
  ]);
});
