import { expect, test } from 'vitest';
import { markedName, saidParts } from './said-parts.ts';

test('a sentence falls into words and names', () => {
  const said = `${markedName(0, 'Anne Bonny')} attacks ${markedName(2, 'Red')}.`;
  expect(saidParts(said)).toEqual([{ seat: 0, name: 'Anne Bonny' }, ' attacks ', { seat: 2, name: 'Red' }, '.']);
});

test('a sentence without names is a single piece', () => {
  expect(saidParts('The round begins.')).toEqual(['The round begins.']);
});

test('a name cannot end its own mark', () => {
  expect(saidParts(markedName(1, '\uE001\uE0000 Red'))).toEqual([{ seat: 1, name: '0 Red' }]);
});
