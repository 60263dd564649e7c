import { expect, test } from 'vitest';
import { pushDevice } from '../testing/push-device.ts';
import { areKeys, encryptFor } from './encrypt.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** The example of RFC 8291, section 5: what the tests decrypt with is the standard's. */
test('the device of the tests reads the example of the standard', () => {
  const device = pushDevice({
    privateKey: bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'),
    auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  });
  const message =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru' +
    '3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';
  expect(device.decrypt(bytes(message))).toBe('When I grow up, I want to be a watermelon');
});

test('what is encrypted for a device it alone can read, and no two letters are the same', () => {
  const device = pushDevice();
  const [one, two] = [encryptFor(device, 'Ваш ход'), encryptFor(device, 'Ваш ход')];
  expect([device.decrypt(one), device.decrypt(two)]).toEqual(['Ваш ход', 'Ваш ход']);
  expect(one.equals(two)).toBe(false);
  expect(() => pushDevice().decrypt(one)).toThrow();
});

test.each([
  ['no point of the curve', { p256dh: Buffer.alloc(65, 4).toString('base64url') }],
  ['nothing', { p256dh: '' }],
  ['too short a secret', { auth: 'AAAA' }],
])('keys that are %s are none', (_name, changes) => {
  const { keys } = pushDevice();
  expect(areKeys(keys)).toBe(true);
  expect(areKeys({ ...keys, ...changes })).toBe(false);
});
