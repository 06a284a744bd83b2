import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { asSystem } from '@psp/domain/as-system';
import { announce } from '@psp/domain/operating/live/announce';
import { ofTopic, openStream } from '@psp/identity/testing/events';
import { createGateway } from './app.ts';
import type { Service } from './areas.ts';

const { identity } = await import('@psp/identity/app');
const folder = mkdtempSync(join(tmpdir(), 'gateway-streams-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { app: service } = await startTestApp(identity, 'identity');
const upstream = await service.app.listen({ port: 0, host: '127.0.0.1' });
const { orm, keys: auth, files } = service;
const own = { orm, auth, files, releasesDir: folder };
const context = { ...own, publicOrigin: 'http://127.0.0.1', isLocal: true, keepsMail: true };

const inProcess: Service = { plugin: async (app) => void (await identity(app, context)) };
test.each<[string, Service]>([
  ['in the gateway’s process', inProcess],
  ['as a separate process', { upstream }],
])('an event stream of a service %s is forwarded unbuffered, and cut when the gateway closes', async (_, one) => {
  const gateway = await createGateway({
    releasesDir: folder,
    publicOrigin: 'http://127.0.0.1',
    services: { identity: one },
  });
  const address = await gateway.listen({ port: 0, host: '127.0.0.1' });
  const person = await service.as({ kind: 'uat' });
  const stream = await openStream(service, address, person);
  await asSystem(orm, async (write) =>
    announce(write, { topic: 'conversation:1', organisations: [person.actor.organisationId] }),
  );
  await stream.next(ofTopic('conversation:1'));
  expect(stream.response.headers['content-encoding']).toBeUndefined();
  await gateway.close();
  await stream.closed;
});
