import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { createGateway } from './app.ts';
import type { Service } from './areas.ts';

const folder = mkdtempSync(join(tmpdir(), 'gateway-admin-'));
const opened: FastifyInstance[] = [];

async function gateway(identity: Service): Promise<FastifyInstance> {
  const publicOrigin = 'http://localhost:8080';
  const app = await createGateway({ releasesDir: folder, publicOrigin, services: { identity } });
  opened.push(app);
  return app;
}

beforeAll(() => {
  mkdirSync(join(folder, 'mfe_admin/1'), { recursive: true });
  writeFileSync(join(folder, 'mfe_admin/1/remoteEntry.js'), 'entry');
});

afterAll(async () => {
  await Promise.all(opened.map((app) => app.close()));
  rmSync(folder, { recursive: true });
});

describe("the administration's files while identity", () => {
  const file = { url: '/mfe/mfe_admin/1/remoteEntry.js', headers: { cookie: 'kind=admin' } };
  const answering =
    (status: number, body: unknown): FastifyPluginAsync =>
    async (app) => {
      app.get('/session', (_request, reply) => reply.code(status).send(body));
    };

  test.each([
    ['fails', 500, { code: 'internal' }],
    ['has no database', 503, { code: 'service.unavailable' }],
    ['answers in another format', 200, { signedIn: true }],
  ])('%s answer 503 with Retry-After', async (_how, status, body) => {
    const answer = await (await gateway({ plugin: answering(status, body) })).inject(file);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '3']);
    expect(answer.json()).toMatchObject({ code: 'service.unavailable' });
  });

  test('is down answer 503', async () => {
    const answer = await (await gateway({ upstream: 'http://127.0.0.1:1' })).inject(file);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '3']);
  });

  test('loses one copy are served when another copy answers', async () => {
    const account = { id: '01a1f9d9-7c1c-7e8a-9cbb-bd7b488cce8b', displayName: 'Ana', email: 'ana@exemplu.ro' };
    const organisation = { id: account.id, name: 'X', kind: 'admin', status: 'approved' };
    let asked = 0;
    const server = createServer((request, response) => {
      asked++;
      if (asked === 1) request.socket.destroy();
      else response.end(JSON.stringify({ session: { account, organisation, role: 'owner' } }));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const answer = await (await gateway({ upstream: `http://127.0.0.1:${port}` })).inject(file);
    server.close();
    expect([answer.statusCode, answer.body]).toEqual([200, 'entry']);
  });

  test('does not know the session answer 404', async () => {
    const app = await gateway({ plugin: answering(401, { code: 'auth.required' }) });
    expect((await app.inject(file)).statusCode).toBe(404);
  });
});
