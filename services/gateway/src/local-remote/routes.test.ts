import { afterAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createGateway } from '../app.ts';
import { releaseOf } from '../testing/release.ts';

const shell = `export const createPageRenderer = () => async () => ({ status: 200, html: '<html ><title>Drawn here</title>' });`;
const { releasesDir, remove } = releaseOf(shell);
const opened: FastifyInstance[] = [];
afterAll(async () => {
  await Promise.all(opened.map((app) => app.close()));
  remove();
});

async function gateway(localRemotes: boolean, publicOrigin = 'http://portal.test'): Promise<FastifyInstance> {
  const app = await createGateway({ releasesDir, publicOrigin, services: {}, localRemotes, renderLimit: 20_000 });
  opened.push(app);
  return app;
}

const ORIGIN = 'http://localhost:4173';
const cookie = `psp_local_remote=mfe_uat@${ORIGIN}`;
const asked = `/local-remote?${String(new URLSearchParams({ remote: 'mfe_uat', origin: ORIGIN }))}`;
const send = (app: FastifyInstance, url: string, fields: Record<string, string> = {}, site = 'same-origin') =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'sec-fetch-site': site, 'content-type': 'application/x-www-form-urlencoded' },
    payload: String(new URLSearchParams(fields)),
  });
const own = { remote: 'mfe_uat', origin: ORIGIN };

test('a user confirms a local remote before it runs, and can end it', async () => {
  const app = await gateway(true);
  const page = await app.inject(asked);
  expect(page.body).toContain(`value="${ORIGIN}"`);
  expect(page.headers['set-cookie']).toBeUndefined();
  const begun = await send(app, '/local-remote', own);
  expect([begun.statusCode, begun.headers.location]).toEqual([303, '/uat']);
  expect(begun.headers['set-cookie']).toBe(`${cookie}; Path=/; Max-Age=28800; SameSite=Lax`);
  const ended = await send(app, '/local-remote/end');
  expect(ended.headers['set-cookie']).toBe('psp_local_remote=; Path=/; Max-Age=0; SameSite=Lax');
});

test('under https the cookie is limited to the host', async () => {
  const begun = await send(await gateway(true, 'https://portal.test'), '/local-remote', own);
  expect(begun.headers['set-cookie']).toMatch(/^__Host-psp_local_remote=.*; Path=\/;.*; Secure$/);
});

test.each(['cross-site', 'same-site', 'none'])(
  'a form sent with Sec-Fetch-Site %s starts or ends no override',
  async (site) => {
    const app = await gateway(true);
    expect((await send(app, '/local-remote', own, site)).statusCode).toBe(404);
    expect((await send(app, '/local-remote/end', {}, site)).statusCode).toBe(404);
  },
);

test.each([
  { remote: 'mfe_uat', origin: 'https://rau.example' },
  { remote: 'mfe_uat', origin: 'http://localhost:4173/"><script>' },
  { remote: 'shell', origin: ORIGIN },
])('$remote from $origin is not offered', async (fields) => {
  const app = await gateway(true);
  expect((await app.inject(`/local-remote?${String(new URLSearchParams(fields))}`)).statusCode).toBe(404);
  expect((await send(app, '/local-remote', fields)).statusCode).toBe(404);
});

const pageOf = async (app: FastifyInstance, headers: Record<string, string> = {}) => {
  const answer = await app.inject({ url: '/', headers });
  return { ...answer, policy: String(answer.headers['content-security-policy']), body: answer.body };
};

test('only pages of that browser may load files of the origin, and the browser renders them', async () => {
  const app = await gateway(true);
  await pageOf(app);
  const { policy, body } = await pageOf(app, { cookie });
  expect(policy).toContain(`script-src 'self' ${ORIGIN};`);
  expect(policy).toContain(`connect-src 'self' ${ORIGIN} ws://localhost:4173;`);
  expect(policy).toContain("default-src 'self';");
  expect(body).toContain('Drawn by the browser');
  const others = await pageOf(app);
  expect(others.policy).not.toContain('localhost');
  expect(others.body).toContain('Drawn here');
});

test('a deployment that does not allow overrides deletes the cookie and answers 404', async () => {
  const app = await gateway(false);
  const answer = await pageOf(app, { cookie });
  expect(answer.policy).not.toContain('localhost');
  expect(answer.headers['set-cookie']).toContain('psp_local_remote=; Path=/; Max-Age=0');
  expect((await app.inject(asked)).statusCode).toBe(404);
  expect((await send(app, '/local-remote', own)).statusCode).toBe(404);
});

test('requests are upgraded to https unless the page loads files of the local machine', async () => {
  const app = await gateway(true, 'https://portal.test');
  expect((await pageOf(app)).policy).toContain('upgrade-insecure-requests');
  expect((await pageOf(app, { cookie: `__Host-${cookie}` })).policy).not.toContain('upgrade-insecure-requests');
  expect((await pageOf(app, { cookie })).policy).not.toContain('localhost');
});
