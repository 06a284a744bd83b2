import { get } from 'node:http';
import { afterAll, expect, test } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { refuseUnknownHosts } from './hosts.ts';
import { serveHealthOf } from './ready.ts';

const opened: FastifyInstance[] = [];
afterAll(() => Promise.all(opened.map((app) => app.close())));

const listening = async (app: FastifyInstance): Promise<string> => {
  opened.push(app);
  return app.listen({ port: 0, host: '127.0.0.1' });
};
const statusOf = (url: string, path: string, host: string) =>
  new Promise<number>((resolve, reject) => {
    const sent = get(new URL(path, url), { headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on('error', reject);
  });

const portal = async (publicOrigin: string): Promise<string> => {
  const app = fastify();
  app.get('/healthz', () => 'ok');
  refuseUnknownHosts(app, publicOrigin);
  app.get('/', () => 'page');
  return listening(app);
};

test.each([
  ['http://localhost:8080', ['localhost:8080', 'localhost', '127.0.0.1:9', '[::1]:8080', 'LOCALHOST:1'], 200],
  [
    'http://localhost:8080',
    ['evil.example', 'evil.example:8080', 'localhost.evil.example', '127.0.0.1.nip.io', '%'],
    421,
  ],
  ['https://portal.exemplu.ro', ['portal.exemplu.ro', 'Portal.Exemplu.RO'], 200],
  ['https://portal.exemplu.ro', ['localhost', '127.0.0.1:8080', 'portal.exemplu.ro:8443', 'x.portal.exemplu.ro'], 421],
])('a portal at %s answers %j with %i', async (publicOrigin, hosts, status) => {
  const url = await portal(publicOrigin);
  const answers: number[] = [];
  for (const host of hosts) answers.push(await statusOf(url, '/', host));
  expect(answers).toEqual(hosts.map(() => status));
  expect(await statusOf(url, '/nimic', hosts[0] ?? '')).toBe(status === 200 ? 404 : 421);
  expect(await statusOf(url, '/healthz', hosts[0] ?? '')).toBe(200);
});

test('a gateway of separate services is ready while one of them is, and lists which', async () => {
  let status = 200;
  const service = fastify();
  service.get('/readyz', (_, reply) => reply.code(status).send({}));
  const upstream = await listening(service);
  const gateway = fastify();
  serveHealthOf(gateway, { identity: { upstream }, uat: { upstream: 'http://127.0.0.1:1' } });
  opened.push(gateway);
  const ready = await gateway.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toMatchObject([200, { areas: { identity: true, uat: false } }]);
  status = 503;
  const away = await gateway.inject('/readyz');
  expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '3']);
  expect((await gateway.inject('/healthz')).statusCode).toBe(200);
});
