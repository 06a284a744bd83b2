import { expect, test } from '@jest/globals';
import fastify from 'fastify';
import { loggedRequest, serverOptions } from './server.ts';

test('the log of a request holds its address without the secret of a private page', async () => {
  const app = fastify(serverOptions({ LOG_LEVEL: 'silent', TRUST_PROXY: undefined }));
  const logged: unknown[] = [];
  app.addHook('onRequest', async (request) => void logged.push(loggedRequest(request)));
  for (const url of [
    '/tichet/un-secret',
    '/tichet/un-secret?x=1',
    '/parteneri?q=tichet/',
    '/tichet/a/b',
    '/%74ichet/un-secret',
    '/Tichet/un-secret',
    '/?x=1&token=un-secret',
    '/?previzualizare=un-secret#a',
  ])
    await app.inject({ url });
  expect(logged).toMatchObject([
    { method: 'GET', url: '/tichet/…', remoteAddress: '127.0.0.1' },
    { url: '/tichet/…?x=1' },
    { url: '/parteneri?q=tichet/' },
    { url: '/tichet/…/b' },
    { url: '/tichet/…' },
    { url: '/Tichet/…' },
    { url: '/?x=1&token=…' },
    { url: expect.stringMatching(/^\/\?previzualizare=…/) },
  ]);
  await app.close();
});
