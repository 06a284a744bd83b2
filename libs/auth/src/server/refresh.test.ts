import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { hashSecret, newSecret } from '@psp/domain/operating/secrets';
import { readRefreshToken, successor, writeRefreshToken } from './refresh.ts';

const key = () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const sessionId = '01997f3a-0000-7000-8000-000000000001';

test('a token is read back as it was written', () => {
  const token = { sessionId, secret: newSecret() };
  expect(readRefreshToken(writeRefreshToken(token))).toEqual(token);
});

test('a malformed token is refused', () => {
  for (const text of [
    '',
    'x',
    `${sessionId}.`,
    `${sessionId}.scurt`,
    `x.${newSecret()}`,
    `${sessionId}.${newSecret()}x`,
  ]) {
    expect(readRefreshToken(text)).toBeNull();
  }
});

test('the successor of a secret is always the same, and differs with the key', () => {
  const [one, other, secret] = [key(), key(), newSecret()];
  expect(successor(one)(secret)).toBe(successor(one)(secret));
  expect(successor(one)(secret)).not.toBe(successor(other)(secret));
  expect(hashSecret(successor(one)(secret))).not.toBe(hashSecret(secret));
});
