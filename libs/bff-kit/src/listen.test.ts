import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import fastify from 'fastify';
import { drainable } from './listen.ts';

test('a draining process goes on answering, closes each connection after its response, and is not ready', async () => {
  const app = fastify();
  const drain = drainable(app, 100);
  app.get('/', () => 'ok');
  app.get('/readyz', () => 'ready');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const get = (path: string) =>
    new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
      const sent = request({ agent, port, host: '127.0.0.1', path }, (response) => {
        response.resume().once('end', () => {
          resolve({ status: response.statusCode, connection: response.headers.connection });
        });
      });
      sent.once('error', reject).end();
    });
  expect(await get('/')).toEqual({ status: 200, connection: 'keep-alive' });
  const drained = drain();
  expect(await get('/')).toEqual({ status: 200, connection: 'close' });
  expect(await get('/readyz')).toEqual({ status: 503, connection: 'close' });
  await drained;
  await app.close();
  agent.destroy();
});
