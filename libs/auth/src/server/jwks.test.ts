import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { publicJwk } from './jwks.ts';

test('a key is named by the thumbprint that RFC 8037 computes for it', () => {
  const x = '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo';
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  expect(publicJwk(key.export({ type: 'spki', format: 'pem' }).toString())).toEqual({
    ...{ kty: 'OKP', crv: 'Ed25519', x, alg: 'EdDSA', use: 'sig' },
    kid: 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k',
  });
});

test('another kind of key is refused at the start', () => {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  expect(() => publicJwk(publicKey.export({ type: 'spki', format: 'pem' }).toString())).toThrow('Ed25519');
});
