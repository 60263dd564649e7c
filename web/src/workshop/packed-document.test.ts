import { expect, test } from 'vitest';
import { inAddress } from '../replays/address-text.ts';
import { packedDocument, unpackedDocument } from './packed-document.ts';

const SENT = { title: 'Équipage nº 2 – Экипаж', value: { id: 'crew', cards: [{ id: 'a', n: '1x' }] } };

test('a document fits into an address and comes out as it went in, mistakes and all', async () => {
  const fragment = await packedDocument(SENT);
  expect(fragment).toMatch(/^[\w-]+$/);
  expect(await unpackedDocument(fragment ?? '')).toEqual(SENT);
});

test('a title that somebody sends has nothing in it that cannot be seen', async () => {
  const fragment = await packedDocument({ ...SENT, title: ' Cr\u202eew\u0007\u200b\u3164 ' });
  expect(await unpackedDocument(fragment ?? '')).toEqual({ ...SENT, title: 'Crew' });
});

test('a document that is too long for an address is not cut', async () => {
  let noise = 1;
  const words = Array.from({ length: 2_500 }, () => {
    noise = (noise * 48_271) % 2_147_483_647;
    return noise.toString(36);
  });
  expect(await packedDocument({ title: 'long', value: words })).toBeUndefined();
});

test.each(['', '!', 'AAAA', 'qqq-'])('%j is no document', async (fragment) => {
  expect(await unpackedDocument(fragment)).toBeUndefined();
});

test.each([[[2, 'of another version', {}]], [[1, 7, {}]], [{}]])('nor is %j, packed', async (data) => {
  expect(await unpackedDocument((await inAddress(data)) ?? '')).toBeUndefined();
});
