import { expect, test } from 'vitest';
import { sealOf } from './fair.ts';
import { recordOf } from './match.ts';
import { matchFileOf, readMatchFile, writeMatchFile } from './match-file.ts';
import { lanternMatch } from './testing/lantern-match.ts';

const about = {
  chairs: [
    { name: 'Ada', kind: 'human' },
    { name: '', kind: 'bot' },
  ],
  aids: ['odds'],
  started: 1,
  ended: 2,
} as const;
const file = matchFileOf(recordOf(lanternMatch(7)), about);
const problemOf = (changed: object) => readMatchFile({ ...file, ...changed }).problem;

test('what was written is read again, whole', () => {
  expect(readMatchFile(JSON.parse(writeMatchFile(file)))).toEqual({ file: JSON.parse(JSON.stringify(file)) });
});

test('fields that nobody knows are left out', () => {
  expect(readMatchFile({ ...file, colour: 'red' }).file).toEqual(file);
});

test('what a file need not say is filled in', () => {
  const { chairs: _chairs, aids: _aids, started: _started, ended: _ended, ...bare } = file;
  const nobody = { name: '', kind: 'human' };
  expect(readMatchFile(bare).file).toMatchObject({ chairs: [nobody, nobody], aids: [], started: 0, ended: 0 });
});

test.each([
  ['no object', [], { code: 'not-a-match' }],
  ['another kind of file', { format: 'pgn' }, { code: 'not-a-match' }],
])('%s is not a match', (_what, data, problem) => {
  expect(readMatchFile(data).problem).toEqual(problem);
});

test('a file of another version says so', () => {
  expect(problemOf({ version: 2 })).toEqual({ code: 'other-format', values: { version: '2' } });
});

test.each([
  ['game', 7],
  ['rules', -1],
  ['seats', 0],
  ['options', null],
  ['seed', 'short'],
  ['initial', 'x'],
  ['entries', {}],
  ['documents', { cards: 1 }],
  ['chairs', [{ name: 'Ada', kind: 'cat' }]],
  ['chairs', []],
  ['aids', 'odds'],
  ['outcome', { verdict: 'won' }],
  ['started', 0.5],
])('a wrong %s is named', (field, value) => {
  expect(problemOf({ [field]: value })).toEqual({ code: 'bad-field', values: { field } });
});

const SECRET = sealOf('secret');
const UNSEALED = { seal: null, salt: null };
const WHOLE = { share: SECRET, seal: SECRET, chairs: [UNSEALED, UNSEALED] };

test('a file may say where its seed came from, but then it says all of it', () => {
  expect(problemOf({ fairness: WHOLE })).toBeUndefined();
  expect(problemOf({ fairness: undefined })).toBeUndefined();
});

test.each([
  ['nothing', {}],
  ['no share', { ...WHOLE, share: undefined }],
  ['no seal', { ...WHOLE, seal: undefined }],
  ['no chairs', { ...WHOLE, chairs: undefined }],
  ['a chair too few', { ...WHOLE, chairs: [UNSEALED] }],
  ['a chair without a word of its salt', { ...WHOLE, chairs: [UNSEALED, { seal: null }] }],
  ['a share that is no number of 32 bytes', { ...WHOLE, share: 'share' }],
  ['a salt that is none', { ...WHOLE, chairs: [UNSEALED, { seal: SECRET, salt: 'salt' }] }],
])('a file that says %s of its seed is refused', (_what, fairness) => {
  expect(problemOf({ fairness })).toEqual({ code: 'bad-field', values: { field: 'fairness' } });
});

test.each([
  ['without a seat', { move: 'draw' }],
  ['of a seat that is not there', { seat: 2, move: 'draw' }],
  ['without a move', { seat: 0 }],
  ['that takes back a half', { seat: 0, undone: 0.5 }],
  ['by somebody unheard of', { seat: 0, move: 'draw', by: 'ghost' }],
  ['whose events are none', { seat: 0, move: 'draw', events: [1] }],
])('an entry %s is named', (_what, entry) => {
  const entries = [...file.entries.slice(0, 2), entry];
  expect(problemOf({ entries })).toEqual({ code: 'bad-entry', values: { entry: 3 } });
});

test('more entries than any match has are too many', () => {
  expect(problemOf({ entries: new Array(20_001).fill({ seat: 0, move: 'draw' }) })?.code).toBe('too-long');
});
