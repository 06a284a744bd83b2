import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll } from '@jest/globals';
import { ACCESS_COOKIE } from '@psp/auth/server/cookies';
import { createTokens } from '@psp/auth/server/tokens';
import { storePerson } from '@psp/bff-kit/testing/people';
import type { Kind } from '@psp/contracts/common';
import { createTestDatabase } from '@psp/domain/testing/database';

export type ServiceFixture = Awaited<ReturnType<typeof createServiceFixture>>;

/**
 * Creates a migrated database, signing keys and a folder for services that run as processes; removes them after the test file.
 * `environment` returns the services' variables for a public origin. `headersFor` stores a signed-in user of an organisation of this kind
 * and returns the headers of requests, or returns those of a visitor when no kind is given.
 */
export async function createServiceFixture() {
  const database = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'services-'));
  const keys = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const tokens = await createTokens(keys);
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });

  const environment = (origin: string): Record<string, string> => ({
    DATABASE_URL: database.url,
    JWT_PUBLIC_KEY: keys.publicKey,
    PUBLIC_ORIGIN: origin,
    FILES_URL: pathToFileURL(join(folder, 'files')).href,
    LOG_LEVEL: 'error',
  });

  async function headersFor(kind?: Kind): Promise<Record<string, string>> {
    const headers = { 'sec-fetch-site': 'same-origin' };
    if (!kind) return headers;
    const { actor, sessionId } = await storePerson(database.orm, { kind });
    return { ...headers, cookie: `${ACCESS_COOKIE}=${tokens.sign({ sub: actor.accountId, sid: sessionId })}` };
  }

  return { folder, environment, headersFor };
}
