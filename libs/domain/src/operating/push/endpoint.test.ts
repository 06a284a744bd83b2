import { createECDH } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { expectSubscription, isPublicAddress } from './endpoint.ts';

const keys = { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'A'.repeat(22) };
const kept = (endpoint: string, isLocal = false) => expectSubscription({ endpoint, keys }, isLocal).endpoint;
const refusal = expect.objectContaining({ code: 'push.address_refused' });

test.each(['https://fcm.googleapis.com/fcm/send/abc', 'https://updates.push.services.mozilla.com/wpush/v2/abc'])(
  'the push service of a browser is accepted: %s',
  (endpoint) => expect(kept(endpoint)).toBe(endpoint),
);

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://cineva:parola@fcm.googleapis.com/abc',
  'https://localhost/abc',
  'https://postgres/abc',
  'https://portal.internal/abc',
  'https://imprimanta.local./abc',
  'https://127.0.0.1/abc',
  'https://2130706433/abc',
  'https://0x7f.1/abc',
  'https://10.1.2.3/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/abc',
  'https://[::ffff:10.0.0.1]/abc',
  'https://[fd00::1]/abc',
  'ftp://fcm.googleapis.com/abc',
])('what leads anywhere else is refused: %s', (endpoint) => expect(() => kept(endpoint)).toThrow(refusal));

test('a portal on one machine accepts that machine, but no other of its network', () => {
  expect(kept('http://127.0.0.1:4000/abc', true)).toBe('http://127.0.0.1:4000/abc');
  expect(kept('https://localhost:4000/abc', true)).toBe('https://localhost:4000/abc');
  expect(() => kept('https://10.1.2.3/abc', true)).toThrow(refusal);
});

test('a key that is not on the curve is refused', () => {
  const wrong = { ...keys, p256dh: `B${'A'.repeat(86)}` };
  expect(() => expectSubscription({ endpoint: 'https://push.exemplu.ro/a', keys: wrong }, false)).toThrow(refusal);
});

test.each([
  ['142.250.1.1', true],
  ['2a00:1450:4001::1', true],
  ['::ffff:142.250.1.1', true],
  ['192.168.1.1', false],
  ['100.64.0.1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:7f00:1', false],
  ['64:ff9b::7f00:1', false],
  ['fe80::1', false],
  ['push.exemplu.ro', false],
])('%s is on the public internet: %s', (address, isPublic) => expect(isPublicAddress(address)).toBe(isPublic));
