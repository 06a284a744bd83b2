import { linkPreviewAddress } from '@psp/contracts/link-previews';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { createGateway } from '../app.ts';
import { releaseOf } from '../testing/release.ts';
import { createOutline } from './letters.ts';

const PAGE = '/partener/7?sectiune=echipa';
const PREVIEW = { title: 'Țiglă & „Șindrilă” SRL', kind: 'Partener' };
const ADDRESS = linkPreviewAddress(PREVIEW, PAGE);

/* The page of a partner with a drawn picture, and an article with a picture of its own. */
const SHELL = `
const head = (title, alt, image) => '<html><meta property="og:title" content="' + title + '"><meta property="og:image" content="' + image +
  '"><meta property="og:image:alt" content="' + alt + '"></html>';
const PAGES = {
  '${PAGE}': head('Țiglă &amp; „Șindrilă” SRL', 'Partener: Țiglă &amp; „Șindrilă” SRL', 'http://portal.test/link-previews/x.png'),
  '/blog/1': head('Cu poză', 'O primărie', 'http://portal.test/api/public/images/1/960'),
};
export const createPageRenderer = () => async (address) => PAGES[address] ? { status: 200, html: PAGES[address] } : { status: 404, html: head('Pagina nu a fost găsită', 'x', '/link-previews/') };`;

const { releasesDir, remove } = releaseOf(SHELL);
let app: FastifyInstance;
beforeAll(async () => {
  app = await createGateway({ releasesDir, publicOrigin: 'http://portal.test', services: {}, renderLimit: 20_000 });
});
afterAll(async () => {
  await app.close();
  remove();
});

test('a page without a picture of its own gets one with its title, kept for good', async () => {
  const { statusCode, headers, rawPayload } = await app.inject(ADDRESS);
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'image/png',
    'public, max-age=31536000, immutable',
  ]);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(rawPayload.length).toBeLessThan(60_000);
  expect((await app.inject(ADDRESS)).rawPayload.equals(rawPayload)).toBe(true);
});

test('an address from before the title changed leads to the one of now', async () => {
  const { statusCode, headers } = await app.inject(linkPreviewAddress({ title: 'Țiglă SRL' }, PAGE));
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, ADDRESS, 'no-store']);
});

test.each([
  ['a page that does not exist', '/partener/8'],
  ['a page with a picture of its own', '/blog/1'],
  ['a page whose address is secret', '/tichet/abc'],
  ['another site', 'https://rau.example/'],
])('nothing is drawn for %s', async (_, page) => {
  const { statusCode } = await app.inject(linkPreviewAddress({ title: 'Câștigați acum' }, page));
  expect(statusCode).toBe(404);
});

test('one address has so many drawn in a minute, and goes on with what is kept', async () => {
  const asked = (remoteAddress: string, url: string) => app.inject({ url, remoteAddress });
  const missing = linkPreviewAddress(PREVIEW, '/partener/8');
  const statuses = await Promise.all(Array.from({ length: 61 }, () => asked('192.0.2.9', missing)));
  expect(statuses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  expect((await asked('192.0.2.9', ADDRESS)).statusCode).toBe(200);
  expect((await asked('192.0.2.10', missing)).statusCode).toBe(404);
});

test('Romanian letters have their own outlines, as wide as the plain ones; others are left out', async () => {
  const outline = await createOutline(700);
  for (const [marked, bare] of ['șs', 'țt', 'ăa', 'ȘS', 'ȚT', 'îi']) {
    const [own, other] = [outline(marked ?? '', 40), outline(bare ?? '', 40)];
    expect(own.svg.length).toBeGreaterThan(other.svg.length);
    expect(own.width).toBeCloseTo(other.width, 0);
  }
  expect(outline('a漢b', 40).width).toBeCloseTo(outline('ab', 40).width, 0);
});
