import { expect, test } from '@jest/globals';
import fastify from 'fastify';
import { loggedRequest, serverOptions } from './server.ts';

test('a logged URL does not contain the secret of a private page or calendar', async () => {
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
    '/api/public/calendar/un-secret.ics?x=1',
    '/api/public/Calendar/un-secret%2Eics',
    '/calendar/un-secret.ics',
    '/api/uat/calendar',
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
    { url: '/api/public/calendar/…?x=1' },
    { url: '/api/public/Calendar/…' },
    { url: '/calendar/…' },
    { url: '/api/uat/calendar' },
  ]);
  await app.close();
});

test('an unknown path reported by a browser is logged without secrets', async () => {
  const lines: string[] = [];
  const { logger } = serverOptions({ LOG_LEVEL: 'info', TRUST_PROXY: undefined });
  const app = fastify({ logger: { ...Object(logger), stream: { write: (line: string) => void lines.push(line) } } });
  for (const unknownPath of ['/calendar/un-secret.ics', '/uat/tichet/un-secret', '/nu-exista'])
    app.log.warn({ unknownPath }, 'unknown path');
  await app.close();
  expect(lines.map((line) => JSON.parse(line).unknownPath)).toEqual(['/calendar/…', '/uat/tichet/…', '/nu-exista']);
});
