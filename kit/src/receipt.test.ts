import { expect, test } from 'vitest';
import { sealOf } from './fair.ts';
import { packedReceipt, readReceiptText } from './packed-receipt.ts';
import {
  isAsTold,
  newReceipt,
  readReceipt,
  withAnswer,
  withOpening,
  withSaltSent,
  withTold,
  writeReceipt,
} from './receipt.ts';

const [SEAL, SALT, OTHER] = [sealOf('share'), sealOf('my salt'), sealOf('another salt')];
const told = { seal: SEAL, options: { fog: true }, chairs: [{ seal: OTHER }, { seal: sealOf(SALT) }, {}] };
const early = newReceipt({ table: 'T-1_x', game: 'night-market', seat: 1, seal: SEAL, salt: SALT });
const sent = withSaltSent(early, told);
const ANSWER = { entry: 7, asked: 6, move: 'pick 2, then; sell 1.5 & rest', nonce: 'ab'.repeat(16) };
const full = withTold(withAnswer(withOpening(sent, { ...told, chairs: [{}, { salt: SALT }] }), ANSWER), [[8, OTHER]]);

test('a receipt survives its file, its link, and the end of its link', () => {
  const link = `https://haven.example/verify/table/T-1_x#${packedReceipt(full)}`;
  for (const receipt of [early, sent, full, { ...full, restored: 9 }])
    for (const text of [
      writeReceipt(receipt),
      packedReceipt(receipt),
      link.replace(/#.*/, `#${packedReceipt(receipt)}\n`),
    ])
      expect(readReceiptText(text)).toEqual({ receipt });
  expect(full).toMatchObject({
    opened: true,
    seals: [OTHER, sealOf(SALT), null],
    answers: [ANSWER],
    told: [[8, OTHER]],
  });
});

test('a link is made of letters that addresses may have, and a cut one is refused', () => {
  const packed = packedReceipt(full);
  expect(packed).toMatch(/^[\w=.,;%!~*()-]+$/);
  expect(readReceiptText(packed.slice(0, -3)).problem).toEqual({ code: 'bad-field', values: { field: 'told' } });
  expect(readReceiptText('receipt=2.x').problem).toEqual({ code: 'not-a-receipt' });
  expect(readReceiptText('receipt=1.%').problem).toEqual({ code: 'not-a-receipt' });
  expect(readReceiptText('nothing of the kind').problem).toEqual({ code: 'not-a-receipt' });
});

test.each([
  ['table', 5],
  ['game', 'x'.repeat(65)],
  ['seat', -1],
  ['seal', 'short'],
  ['salt', ''],
  ['salt', null],
  ['seals', [5]],
  ['seals', new Array(65).fill(null)],
  ['opened', 'yes'],
  ['answers', [{ ...ANSWER, nonce: 'no' }]],
  ['answers', [{ ...ANSWER, entry: 0 }]],
  ['answers', new Array(1001).fill(ANSWER)],
  ['told', [[1]]],
  ['told', [[1, 'short']]],
  ['told', new Array(1001).fill([1, SEAL])],
  ['restored', 0],
  ['data', 'x'.repeat(65)],
])('a receipt with another %s is refused: %#', (field, value) => {
  expect(readReceipt({ ...full, [field]: value }).problem).toEqual({ code: 'bad-field', values: { field } });
});

test('what is no receipt, or one of another time, is refused; unknown fields are left out', () => {
  expect(readReceipt({ ...full, format: 'haven-match' }).problem?.code).toBe('not-a-receipt');
  expect(readReceipt({ ...full, version: 2 }).problem).toEqual({ code: 'other-format', values: { version: '2' } });
  expect(readReceipt({ ...full, more: 1 })).toEqual({ receipt: full });
});

test('until the salt is sent others may come and go; the table’s own seal stays from the beginning', () => {
  const moved = { options: told.options, seal: SEAL, chairs: [{}, { seal: sealOf(SALT) }, { seal: OTHER }] };
  expect(isAsTold(early, moved)).toBe(true);
  expect(isAsTold(early, { ...told, seal: OTHER })).toBe(false);
  expect(isAsTold(early, { ...told, chairs: [{}, { seal: OTHER }] })).toBe(false);
  expect(isAsTold(sent, told)).toBe(true);
  expect(isAsTold(sent, moved)).toBe(false);
  expect(withSaltSent(sent, moved)).toBe(sent);
});

test('what was heard first stays, and the lists have an end', () => {
  expect(withTold(full, [[8, SEAL]])).toBe(full);
  expect(withAnswer(full, { ...ANSWER, move: 'other' })).toBe(full);
  const many = Array.from({ length: 1500 }, (_, index) => [index + 1, SEAL] as const);
  expect(readReceipt(withTold(full, many)).receipt?.told).toHaveLength(1000);
  const answered = many.reduce((receipt, [entry]) => withAnswer(receipt, { ...ANSWER, entry }), full);
  expect(readReceipt(answered).receipt?.answers).toHaveLength(1000);
});
