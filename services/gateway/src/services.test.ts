import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ACCESS_COOKIE } from '@psp/auth/server/cookies';
import { createTokens, type Tokens } from '@psp/auth/server/tokens';
import { readConfig } from '@psp/bff-kit/config';
import { health } from '@psp/bff-kit/health';
import { storePerson } from '@psp/bff-kit/testing/people';
import { createTestDatabase, type TestDatabase } from '@psp/domain/testing/database';
import type { FastifyInstance } from 'fastify';
import { createGateway } from './app.ts';
import type { Services } from './areas.ts';
import { chooseServices, ormsOf } from './services.ts';

const POOL_SIZE = 2;
const folder = mkdtempSync(join(tmpdir(), 'gateway-services-'));
const keys = generateKeyPairSync('ed25519', {
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
let database: TestDatabase;
let app: FastifyInstance;
let tokens: Tokens;
let services: Services;

beforeAll(async () => {
  database = await createTestDatabase();
  tokens = await createTokens(keys);
  const config = readConfig({
    DATABASE_URL: database.url,
    POOL_SIZE: String(POOL_SIZE),
    JWT_PUBLIC_KEY: keys.publicKey,
    JWT_PRIVATE_KEY: keys.privateKey,
    FILES_URL: pathToFileURL(folder).href,
  });
  services = await chooseServices(config);
  app = await createGateway({ releasesDir: folder, publicOrigin: config.PUBLIC_ORIGIN, services });
  await app.register(health, { orm: database.orm, areas: ormsOf(services) });
});
afterAll(async () => {
  await app.close();
  await database.close();
  rmSync(folder, { recursive: true });
});

const as = async (kind: 'admin' | 'uat' | 'firma') => {
  const { actor, sessionId } = await storePerson(database.orm, { kind });
  const cookie = `${ACCESS_COOKIE}=${tokens.sign({ sub: actor.accountId, sid: sessionId })}`;
  return async (url: string) => {
    const { statusCode, headers, body } = await app.inject({ url, headers: { cookie } });
    return { status: statusCode, retry: headers['retry-after'], body };
  };
};

test('while a table of one area is locked, other areas answer, the area reports that it is busy, and it recovers', async () => {
  const [admin, uat, firma] = [await as('admin'), await as('uat'), await as('firma')];
  const askOthers = async (): Promise<number[]> => {
    const others = [uat('/api/uat/dashboard'), firma('/api/firma/dashboard'), uat('/api/identity/session')];
    const open = app.inject('/api/public/partners').then(({ statusCode }) => ({ status: statusCode }));
    return (await Promise.all([...others, open])).map(({ status }) => status);
  };
  // The first request creates connections and query plans.
  await askOthers();
  const lock = database.orm.em.fork();
  await lock.begin();
  try {
    await lock.execute('lock table ticket in access exclusive mode');
    const waiting = Promise.all(Array.from({ length: POOL_SIZE }, () => admin('/api/admin/tickets')));
    expect(await Promise.race([askOthers(), waiting])).toEqual([200, 200, 200, 200]);
    for (const { status, retry, body } of await waiting) {
      expect([status, retry]).toEqual([503, '3']);
      expect(JSON.parse(body)).toMatchObject({ code: 'record.busy', message: expect.stringContaining('chiar acum') });
    }
  } finally {
    await lock.rollback();
  }
  expect((await admin('/api/admin/tickets')).status).toBe(200);
});

test('the process is not ready, and names the area, while all connections of an area are in use', async () => {
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  const pool = await ormsOf(services)['uat']?.em.getConnection().getNativeClient();
  const taken = await Promise.all(Array.from({ length: POOL_SIZE }, () => pool?.connect()));
  const ready = await app.inject('/readyz');
  for (const client of taken) client?.release();
  expect([ready.statusCode, ready.headers['retry-after'], ready.json()]).toEqual([
    503,
    '3',
    { status: 'unavailable', areas: ['uat'] },
  ]);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
});
