import { afterEach, beforeEach, expect, test } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { createResponseCache, type ResponseCache } from './cache/response-cache.ts';
import { createPages } from './pages.ts';

let app: FastifyInstance;
let responses: ResponseCache;
let pages: ResponseCache;
let rendered: string[];
let version: string;
let release: (() => void) | null;

beforeEach(() => {
  [responses, pages] = [createResponseCache(1_000_000), createResponseCache(1_000_000)];
  for (const cache of [responses, pages]) cache.setEnabled(true);
  responses.store(
    '/api/public/partners',
    { status: 200, headers: {}, body: Buffer.from('{}'), topics: ['partners'] },
    responses.timestamp(),
  );
  rendered = [];
  version = '1';
  release = null;
  const render = async (address: string) => {
    rendered.push(address);
    if (release) await new Promise<void>((resolve) => (release = resolve));
    return { page: { status: 200, html: `<html lang="ro">${address}` }, asked: ['/api/public/partners'] };
  };
  const send = createPages(
    { render, version: async () => version, warm: async () => undefined, close: async () => undefined },
    { responses, pages },
  );
  app = fastify();
  app.get('*', async (request, reply) =>
    (await send(request, reply)) ? reply : reply.send('rendered by the browser'),
  );
});
afterEach(() => app.close());
const get = async (url: string, cookie = '') => app.inject({ url, headers: { cookie } });

test('a page is rendered once, whatever tracking parameters its address has', async () => {
  const urls = ['/parteneri?q=apa', '/parteneri?utm_source=x&q=apa', '/parteneri?q=apa&fbclid=1'];
  for (const url of urls) expect((await get(url)).body).toBe('<html lang="ro">/parteneri?q=apa');
  expect(rendered).toEqual(['/parteneri?q=apa']);
});

test('a page is rendered again when its data changes or a new version is released', async () => {
  await get('/parteneri');
  pages.invalidate('articles');
  await get('/parteneri');
  expect(rendered).toHaveLength(1);
  pages.invalidate('partners');
  await get('/parteneri');
  version = '2';
  await get('/parteneri');
  expect(rendered).toHaveLength(3);
});

test('concurrent requests share one rendering', async () => {
  release = () => undefined;
  const all = Array.from({ length: 20 }, () => get('/'));
  await new Promise((resolve) => setImmediate(resolve));
  release();
  expect(new Set((await Promise.all(all)).map(({ body }) => body))).toEqual(new Set(['<html lang="ro">/']));
  expect(rendered).toEqual(['/']);
});

test('a browser with the signed-in cookie gets a page marked for it', async () => {
  await get('/');
  expect((await get('/', 'psp_signed_in=1')).body).toBe('<html data-signed-in lang="ro">/');
  expect((await get('/')).body).toBe('<html lang="ro">/');
});

test.each(['/tichet/un-secret', '/%74ichet/un-secret', '/TICHET/un-secret'])(
  '%s never reaches the rendering thread',
  async (url) => {
    const { body, headers } = await get(url);
    expect([body, headers['referrer-policy'], rendered]).toEqual(['rendered by the browser', 'no-referrer', []]);
  },
);

test('a preview is rendered for each request and never cached', async () => {
  const { headers } = await get('/?previzualizare=un-secret');
  await get('/?previzualizare=un-secret');
  expect(rendered).toHaveLength(2);
  expect([headers['cache-control'], headers['referrer-policy']]).toEqual(['no-store', 'no-referrer']);
});
