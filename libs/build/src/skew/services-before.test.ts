import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from '@jest/globals';
import { ACCESS_COOKIE } from '@psp/auth/server/cookies';
import { createTokens } from '@psp/auth/server/tokens';
import { storePerson } from '@psp/bff-kit/testing/people';
import type { Kind } from '@psp/contracts/common';
import { newId } from '@psp/domain/id';
import { anArticle } from '@psp/domain/testing/articles';
import { createTestDatabase } from '@psp/domain/testing/database';
import { aRequest } from '@psp/domain/testing/scenario';
import { publishServices } from '../release/publish-service.ts';
import { releaseFolder } from '../release/registry.ts';
import { freePort } from '../start/ports.ts';
import { startServices } from '../start/services.ts';
import { bffProjects, remoteName, workspaceRoot } from '../workspace.ts';
import { RELEASE_BEFORE, sourcesBefore } from './release-before.ts';

/* On the schema of this release. */
const database = await createTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'services-before-'));
const keys = generateKeyPairSync('ed25519', {
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const tokens = await createTokens(keys);
const before = await sourcesBefore();
if (!before) process.stderr.write(`Services not tried: the history of this clone lacks ${RELEASE_BEFORE}.\n`);
const released = new Map(publishServices(workspaceRoot, folder).map((one) => [one.name, releaseFolder(folder, one)]));

afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const env = {
  DATABASE_URL: database.url,
  JWT_PUBLIC_KEY: keys.publicKey,
  PUBLIC_ORIGIN: 'http://portal.test',
  FILES_URL: pathToFileURL(join(folder, 'files')).href,
  LOG_LEVEL: 'error',
};

/** What somebody of each area reads, and writes. */
const WORK = {
  'bff-public': {
    reads: ['/home', '/partners', '/communities', '/articles'],
    path: '/tickets',
    body: {
      name: 'Ana',
      email: 'ana@exemplu.ro',
      subject: 'O problemă',
      message: 'Nu merge.',
      website: '',
      filledInMs: 8000,
      key: newId(),
    },
  },
  'bff-uat': { reads: ['/service-requests', '/projects'], path: '/service-requests', body: { content: aRequest({}) } },
  'bff-firma': { reads: ['/opportunities', '/offers'], path: '/articles', body: anArticle({}, 'firma') },
  'bff-admin': {
    reads: ['/applications', '/tickets', '/organisations'],
    path: '/newsletter/issues',
    body: {
      subject: 'Noutăți',
      preheader: '',
      audience: 'all',
      countyCode: null,
      domain: null,
      body: '<p>Bună ziua.</p>',
    },
  },
};

const KINDS: Partial<Record<string, Kind>> = { 'bff-uat': 'uat', 'bff-firma': 'firma', 'bff-admin': 'admin' };

async function headersFor(kind: Kind | undefined): Promise<Record<string, string>> {
  const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  if (!kind) return own;
  const { actor, sessionId } = await storePerson(database.orm, { kind });
  return { ...own, cookie: `${ACCESS_COOKIE}=${tokens.sign({ sub: actor.accountId, sid: sessionId })}` };
}

async function worksFrom(name: (typeof bffProjects)[number], sources: string | undefined): Promise<void> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const spec = { name, folder: sources, env: { ...env, PORT: String(port) }, healthUrl: `${origin}/readyz` };
  const services = startServices(workspaceRoot, [spec]);
  try {
    await services.ready();
    const area = `${origin}/api/${name.replace('bff-', '')}`;
    const headers = await headersFor(KINDS[name]);
    const { reads, path, body } = WORK[name];
    for (const read of reads) expect([read, (await fetch(area + read, { headers })).status]).toEqual([read, 200]);
    const sent = { method: 'POST', headers: { ...headers, 'idempotency-key': newId() } };
    const written = await fetch(area + path, { ...sent, body: JSON.stringify(body) });
    if (!written.ok) throw new Error(`${path}: ${written.status} ${await written.text()}`);
  } finally {
    await services.stop();
  }
}

test('the release before runs with the packages of this checkout, not of another that left a copy behind', () => {
  const fastify = (checkout: string): string => realpathSync(join(checkout, 'node_modules', 'fastify'));
  expect(fastify(before ?? workspaceRoot)).toBe(fastify(workspaceRoot));
});

describe('reads and writes on the schema of this release', () => {
  const name = before ? '%s of the release before' : '%s of the release before cannot be tried: no history';
  test.each(bffProjects)(name, (project) => (before ? worksFrom(project, before) : undefined));

  test.each(bffProjects)('%s as it is released', (project) => worksFrom(project, released.get(remoteName(project))));
});
