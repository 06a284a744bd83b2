import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { Browser, member } from '../testing/browser.ts';
import { testPortal } from '../testing/portal.ts';

const here = await testPortal();

test('the published key checks an access token, which names it', async () => {
  const { email } = await member(here.portal, { kind: 'uat' });
  const browser = new Browser(here.portal);
  await browser.signIn(email);
  const [header = '', payload = '', signature = ''] = (browser.cookies.get('psp_access')?.value ?? '').split('.');
  const { keys } = (await here.portal.anonymous.get('/jwks')).json<{ keys: Record<string, string>[] }>();
  const [key] = keys;
  expect(key).toEqual({
    ...{ kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig' },
    x: expect.stringMatching(/^[\w-]{43}$/),
    kid: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toMatchObject({ alg: 'EdDSA', kid: key?.['kid'] });
  const publicKey = createPublicKey({ key: { ...key }, format: 'jwk' });
  expect(verify(null, Buffer.from(`${header}.${payload}`), publicKey, Buffer.from(signature, 'base64url'))).toBe(true);
});
