import { expect } from '@jest/globals';
import type { Kind } from '@psp/contracts/common';
import { newId } from '@psp/domain/id';
import { anArticle } from '@psp/domain/testing/articles';
import { aRequest } from '@psp/domain/testing/scenario';
import { freePort } from '../start/ports.ts';
import { startServices } from '../start/services.ts';
import type { ServiceFixture } from '../testing/service-fixture.ts';
import { type bffProjects, workspaceRoot } from '../workspace.ts';

/** Reads and a write of each area. */
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

/** Starts a BFF from `sources`, by default this checkout, and expects that the reads and the write of its area succeed. */
export async function expectService(
  name: (typeof bffProjects)[number],
  sources: string | undefined,
  fixture: ServiceFixture,
): Promise<void> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = { ...fixture.environment('http://portal.test'), PORT: String(port) };
  const services = startServices(workspaceRoot, [{ name, folder: sources, env, healthUrl: `${origin}/readyz` }]);
  try {
    await services.ready();
    const area = `${origin}/api/${name.replace('bff-', '')}`;
    const headers = { ...(await fixture.headersFor(KINDS[name])), 'content-type': 'application/json' };
    const { reads, path, body } = WORK[name];
    for (const read of reads) expect([read, (await fetch(area + read, { headers })).status]).toEqual([read, 200]);
    const sent = { method: 'POST', headers: { ...headers, 'idempotency-key': newId() } };
    const written = await fetch(area + path, { ...sent, body: JSON.stringify(body) });
    if (!written.ok) throw new Error(`${path}: ${written.status} ${await written.text()}`);
  } finally {
    await services.stop();
  }
}
