import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { createTokens, type Tokens } from './tokens.ts';

const pair = () =>
  generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const keys = pair();
const claims = { sub: 'account', sid: 'session' };
const now = () => Math.floor(Date.now() / 1000);

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const signed = (payload: object, header: object = { alg: 'EdDSA', typ: 'JWT' }, key = keys.privateKey) => {
  const input = `${encode(header)}.${encode(payload)}`;
  return `${input}.${sign(null, Buffer.from(input), key).toString('base64url')}`;
};
const valid = { ...claims, aud: 'portal-psp', iat: now(), exp: now() + 600 };
const verifier = (): Promise<Tokens> => createTokens({ publicKey: keys.publicKey });

test('a token contains account and session, and no role', async () => {
  const tokens = await createTokens(keys);
  const token = tokens.sign(claims);
  expect((await verifier()).verify(token)).toEqual(claims);
  const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  expect(Object.keys(payload ?? {}).sort()).toEqual(['aud', 'exp', 'iat', 'sid', 'sub']);
});

test('a token is refused when another key signed it, when it expired, and when it is for another audience', async () => {
  const tokens = await verifier();
  expect(tokens.verify(signed(valid))).toEqual(claims);
  expect(tokens.verify(signed(valid, undefined, pair().privateKey))).toBeNull();
  expect(tokens.verify(signed({ ...valid, exp: now() - 1 }))).toBeNull();
  expect(tokens.verify(signed({ ...valid, aud: 'alt-portal' }))).toBeNull();
});

test('a token that lacks a claim is refused', async () => {
  const tokens = await verifier();
  for (const claim of ['sub', 'sid', 'aud', 'exp'] as const) {
    const { [claim]: _left, ...rest } = valid;
    expect(tokens.verify(signed(rest))).toBeNull();
  }
});

test('no algorithm but EdDSA is accepted, not even with the public key as a shared secret', async () => {
  const tokens = await verifier();
  const none = `${encode({ alg: 'none', typ: 'JWT' })}.${encode(valid)}`;
  const input = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(valid)}`;
  const shared = createHmac('sha256', keys.publicKey).update(input).digest('base64url');
  for (const token of [`${none}.`, none, `${input}.${shared}`, '', 'a.b.c', 'x'])
    expect(tokens.verify(token)).toBeNull();
});

test('a changed payload is refused', async () => {
  const tokens = await createTokens(keys);
  const [header, , signature] = tokens.sign(claims).split('.');
  expect(tokens.verify(`${header}.${encode({ ...valid, sub: 'altcineva' })}.${signature}`)).toBeNull();
});
