import { afterEach, beforeEach, expect, test } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { type AnswerCache, createAnswerCache } from './cache/answer-cache.ts';
import { createPages } from './pages.ts';

let app: FastifyInstance;
let answers: AnswerCache;
let pages: AnswerCache;
let drawn: string[];
let version: string;
let release: (() => void) | null;

beforeEach(() => {
  [answers, pages] = [createAnswerCache(1_000_000), createAnswerCache(1_000_000)];
  for (const cache of [answers, pages]) cache.turn(true);
  answers.keep(
    '/api/public/partners',
    { status: 200, headers: {}, body: Buffer.from('{}'), topics: ['partners'] },
    answers.moment(),
  );
  drawn = [];
  version = '1';
  release = null;
  const render = async (address: string) => {
    drawn.push(address);
    if (release) await new Promise<void>((resolve) => (release = resolve));
    return { page: { status: 200, html: `<html lang="ro">${address}` }, asked: ['/api/public/partners'] };
  };
  const send = createPages(
    { render, version: async () => version, warm: async () => undefined, close: async () => undefined },
    { answers, pages },
  );
  app = fastify();
  app.get('*', async (request, reply) => ((await send(request, reply)) ? reply : reply.send('drawn by the browser')));
});
afterEach(() => app.close());
const get = async (url: string, cookie = '') => app.inject({ url, headers: { cookie } });

test('a page is drawn once, whatever those who count clicks add to its address', async () => {
  const bodies = ['/parteneri?q=apa', '/parteneri?utm_source=x&q=apa', '/parteneri?q=apa&fbclid=1'];
  for (const url of bodies) expect((await get(url)).body).toBe('<html lang="ro">/parteneri?q=apa');
  expect(drawn).toEqual(['/parteneri?q=apa']);
});

test('it is drawn anew when something that it shows has changed, and when its remote is released anew', async () => {
  await get('/parteneri');
  pages.changed('articles');
  await get('/parteneri');
  expect(drawn).toHaveLength(1);
  pages.changed('partners');
  await get('/parteneri');
  version = '2';
  await get('/parteneri');
  expect(drawn).toHaveLength(3);
});

test('those who come at one moment wait for one drawing', async () => {
  release = () => undefined;
  const all = Array.from({ length: 20 }, () => get('/'));
  await new Promise((resolve) => setImmediate(resolve));
  release();
  expect(new Set((await Promise.all(all)).map(({ body }) => body))).toEqual(new Set(['<html lang="ro">/']));
  expect(drawn).toEqual(['/']);
});

test('somebody who may be signed in gets a page of their own kind', async () => {
  await get('/');
  expect((await get('/', 'psp_signed_in=1')).body).toBe('<html data-signed-in lang="ro">/');
  expect((await get('/')).body).toBe('<html lang="ro">/');
});

test.each(['/tichet/un-secret', '/%74ichet/un-secret', '/TICHET/un-secret'])(
  '%s never reaches the thread that draws',
  async (url) => {
    const { body, headers } = await get(url);
    expect([body, headers['referrer-policy'], drawn]).toEqual(['drawn by the browser', 'no-referrer', []]);
  },
);

test('a preview is drawn each time, and nobody on the way keeps it', async () => {
  const { headers } = await get('/?previzualizare=un-secret');
  await get('/?previzualizare=un-secret');
  expect(drawn).toHaveLength(2);
  expect([headers['cache-control'], headers['referrer-policy']]).toEqual(['no-store', 'no-referrer']);
});
