import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { linkPreviewAddress } from '@psp/contracts/link-previews';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { createGateway } from '../app.ts';
import type { Service } from '../areas.ts';
import { releaseOf } from '../testing/release.ts';
import { createOutline } from './drawing.ts';

const PAGE = '/partener/7?sectiune=echipa';
const PREVIEW = { title: 'Țiglă & „Șindrilă” SRL', kind: 'Partener' };
const ADDRESS = linkPreviewAddress(PREVIEW, PAGE);
const PHOTO = '/api/public/images/0192d6f3-8d02-7000-9966-9eb831be2d06/1600';
const COMMUNITY = { title: 'Sibiu', kind: 'Comunitate' };
const addressWith = (picture: string) => linkPreviewAddress({ ...COMMUNITY, picture }, '/comunitati/1');

/* A partner page with a drawn picture, a community page with a photograph, and an article with its own picture. */
const SHELL = `
const head = (title, alt, image) => '<html><meta property="og:title" content="' + title + '"><meta property="og:image" content="' + image +
  '"><meta property="og:image:alt" content="' + alt + '"></html>';
const PAGES = {
  '${PAGE}': head('Țiglă &amp; „Șindrilă” SRL', 'Partener: Țiglă &amp; „Șindrilă” SRL', 'http://portal.test/link-previews/x.png'),
  '/comunitati/1': head('Sibiu', 'Comunitate: Sibiu', 'http://portal.test${addressWith(PHOTO).replaceAll('&', '&amp;')}'),
  '/blog/1': head('Cu poză', 'O primărie', 'http://portal.test/api/public/images/1/960'),
};
export const createPageRenderer = () => async (address) => PAGES[address] ? { status: 200, html: PAGES[address] } : { status: 404, html: head('Pagina nu a fost găsită', 'x', '/link-previews/') };`;

const { releasesDir, remove } = releaseOf(SHELL);
/* Serves the only stored picture. */
const photos: Service = {
  plugin: async (own) => {
    own.get('/images/:id/:width', async (request, reply) => {
      if (!PHOTO.endsWith(request.url.slice(-20))) return reply.status(404).send();
      const create = { width: 1600, height: 1000, channels: 3 as const, background: '#ff0000' };
      return reply.type('image/webp').send(await sharp({ create }).webp().toBuffer());
    });
  },
};
let app: FastifyInstance;
beforeAll(async () => {
  app = await createGateway({
    releasesDir,
    publicOrigin: 'http://portal.test',
    services: { public: photos },
    renderLimit: 20_000,
  });
});
afterAll(async () => {
  await app.close();
  remove();
});

test('a page without its own picture gets one with its title, cacheable forever', async () => {
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

test('the preview of a page with a photograph shows the title over it, as JPEG', async () => {
  const { statusCode, headers, rawPayload } = await app.inject(addressWith(PHOTO));
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  const [red, , blue] = await sharp(rawPayload).extract({ left: 600, top: 10, width: 1, height: 1 }).raw().toBuffer();
  expect([(red ?? 0) > 200, (blue ?? 255) < 60]).toEqual([true, true]);
});

test('an address with another photograph than that of the page is redirected to the right one', async () => {
  const other = addressWith(PHOTO.replace('/1600', '/480'));
  expect((await app.inject(other)).headers.location).toBe(addressWith(PHOTO));
});

test('an address with an outdated title is redirected to the current one', async () => {
  const { statusCode, headers } = await app.inject(linkPreviewAddress({ title: 'Țiglă SRL' }, PAGE));
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, ADDRESS, 'no-store']);
});

test.each([
  ['a page that does not exist', '/partener/8'],
  ['a page with its own picture', '/blog/1'],
  ['a page whose address is secret', '/tichet/abc'],
  ['another site', 'https://rau.example/'],
])('nothing is drawn for %s', async (_, page) => {
  const { statusCode } = await app.inject(linkPreviewAddress({ title: 'Câștigați acum' }, page));
  expect(statusCode).toBe(404);
});

test('one IP address may have 60 pictures drawn a minute, and still gets those in the cache', async () => {
  const ask = (remoteAddress: string, url: string) => app.inject({ url, remoteAddress });
  const missing = linkPreviewAddress(PREVIEW, '/partener/8');
  const statuses = await Promise.all(Array.from({ length: 61 }, () => ask('192.0.2.9', missing)));
  expect(statuses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  expect((await ask('192.0.2.9', ADDRESS)).statusCode).toBe(200);
  expect((await ask('192.0.2.10', missing)).statusCode).toBe(404);
});

test('Romanian letters are drawn with their marks and the same width; characters not in the font are dropped', async () => {
  const outline = await createOutline(700);
  for (const [marked, bare] of ['șs', 'țt', 'ăa', 'ȘS', 'ȚT', 'îi']) {
    const [own, other] = [outline(marked ?? '', 40), outline(bare ?? '', 40)];
    expect(own.svg.length).toBeGreaterThan(other.svg.length);
    expect(own.width).toBeCloseTo(other.width, 0);
  }
  expect(outline('a漢b', 40).width).toBeCloseTo(outline('ab', 40).width, 0);
});
