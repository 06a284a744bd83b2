import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect } from '@jest/globals';
import { ACCESS_COOKIE } from '@psp/auth/server/cookies';
import { createTokens } from '@psp/auth/server/tokens';
import { storePerson } from '@psp/bff-kit/testing/people';
import type { Kind } from '@psp/contracts/common';
import { newId } from '@psp/domain/id';
import { anArticle } from '@psp/domain/testing/articles';
import { createTestDatabase } from '@psp/domain/testing/database';
import { aRequest } from '@psp/domain/testing/scenario';
import { freePort } from '../start/ports.ts';
import { startServices } from '../start/services.ts';
import { type bffProjects, workspaceRoot } from '../workspace.ts';

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

/** What BFFs of any release are tried on: a database with the schema of this release, keys of sessions, and a folder. */
type Ground = Awaited<ReturnType<typeof openGround>>;

/** Opens the ground of one test file, which ends with it. */
export async function openGround() {
  const database = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'services-before-'));
  const keys = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });
  return { database, folder, keys, tokens: await createTokens(keys) };
}

const environmentOf = ({ database, folder, keys }: Ground) => ({
  DATABASE_URL: database.url,
  JWT_PUBLIC_KEY: keys.publicKey,
  PUBLIC_ORIGIN: 'http://portal.test',
  FILES_URL: pathToFileURL(join(folder, 'files')).href,
  LOG_LEVEL: 'error',
});

async function headersFor(kind: Kind | undefined, { database, tokens }: Ground): Promise<Record<string, string>> {
  const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  if (!kind) return own;
  const { actor, sessionId } = await storePerson(database.orm, { kind });
  return { ...own, cookie: `${ACCESS_COOKIE}=${tokens.sign({ sub: actor.accountId, sid: sessionId })}` };
}

/** Starts a BFF from its sources, or from this checkout without any, and expects the answers that its area is used to. */
export async function expectService(
  name: (typeof bffProjects)[number],
  sources: string | undefined,
  ground: Ground,
): Promise<void> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = { ...environmentOf(ground), PORT: String(port) };
  const services = startServices(workspaceRoot, [{ name, folder: sources, env, healthUrl: `${origin}/readyz` }]);
  try {
    await services.ready();
    const area = `${origin}/api/${name.replace('bff-', '')}`;
    const headers = await headersFor(KINDS[name], ground);
    const { reads, path, body } = WORK[name];
    for (const read of reads) expect([read, (await fetch(area + read, { headers })).status]).toEqual([read, 200]);
    const sent = { method: 'POST', headers: { ...headers, 'idempotency-key': newId() } };
    const written = await fetch(area + path, { ...sent, body: JSON.stringify(body) });
    if (!written.ok) throw new Error(`${path}: ${written.status} ${await written.text()}`);
  } finally {
    await services.stop();
  }
}
