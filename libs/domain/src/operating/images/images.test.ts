import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { type FileStore, openFileStore } from '../files/store.ts';
import { SYSTEM } from '../../actor.ts';
import { newId } from '../../id.ts';
import { createReadDb } from '../../read-db.ts';
import { acting } from '../../testing/acting.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { keepImage } from './keep-image.ts';
import { findStoredImage } from './stored-image.ts';
import { removeImage } from './remove-image.ts';
import { renderImage } from './render.ts';

let database: TestDatabase;
let folder: string;
let files: FileStore;
let owner: { organisationId: string; accountId: string };
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'images-'));
  files = await openFileStore(pathToFileURL(folder).href);
  const one = async (sql: string) => (await rows<{ id: string }>(`${sql} returning id`))[0]?.id ?? '';
  owner = {
    organisationId: await one(`insert into organisation (kind, name, status) values ('firma', 'Firma', 'approved')`),
    accountId: await one(`insert into account (email, display_name, password_hash) values ('a@exemplu.ro', 'Ana', '')`),
  };
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const rows = <Row>(sql: string, values: unknown[] = []) => database.orm.em.fork().execute<Row[]>(sql, values);
const aPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1f5a9e' } });
const keep = (bytes: Uint8Array) => keepImage(database.orm, files, { bytes, ...owner });
const imageKey = async (...about: Parameters<typeof findStoredImage>) => (await findStoredImage(...about))?.key ?? null;
const remove = (id: string, organisationId: string | null) =>
  acting(database.orm)(SYSTEM, removeImage, { id, organisationId });

test('a photograph is stored at all widths up to its own and found by id and width', async () => {
  const kept = await keep(await aPicture(2000, 1000).jpeg().toBuffer());
  expect(kept).toMatchObject({ width: 1600, height: 800, widths: [480, 960, 1600] });
  const db = createReadDb(database.orm);
  const key = (await imageKey(db, kept.id, 960)) ?? '';
  expect(await sharp(Buffer.from(await files.readToUint8Array(key))).metadata()).toMatchObject({
    format: 'webp',
    width: 960,
    height: 480,
  });
  expect(await imageKey(db, kept.id, 961)).toBeNull();
  expect(await imageKey(db, newId(), 960)).toBeNull();
});

test('an image is never enlarged: a small one, or one between two widths, is stored at its own width', async () => {
  const widthsOf = async (width: number) =>
    (await renderImage(await aPicture(width, width).png().toBuffer())).versions.map((version) => version.width);
  expect(await Promise.all([120, 480, 700, 1600, 3000].map(widthsOf))).toEqual([
    [120],
    [480],
    [480, 700],
    [480, 960, 1600],
    [480, 960, 1600],
  ]);
});

test('an image is rotated upright and loses its metadata', async () => {
  const photo = await aPicture(600, 300)
    .withExif({ IFD0: { Artist: 'Ana Pop' }, IFD3: { GPSLatitude: '46/1 46/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { width, height, versions } = await renderImage(photo);
  expect({ width, height }).toEqual({ width: 300, height: 600 });
  const head = await sharp(versions[0]?.content).metadata();
  expect([head.exif, head.xmp, head.iptc, head.icc, head.orientation]).toEqual(Array(5).fill(undefined));
});

test('only the first frame of an animation is stored', async () => {
  const frames = await Promise.all(
    ['#a8321f', '#1c6b45'].map((background) =>
      sharp({ create: { width: 40, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const animation = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  const { versions } = await renderImage(animation);
  expect((await sharp(versions[0]?.content).metadata()).pages ?? 1).toBe(1);
  const { dominant } = await sharp(versions[0]?.content).stats();
  expect(dominant.r).toBeGreaterThan(dominant.g);
});

const refused = async (bytes: Uint8Array) =>
  renderImage(bytes).then(
    () => 'kept',
    (error) => error.code,
  );
test('a file that is not an image is refused, whatever its type claims', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>';
  const tiff = await aPicture(10, 10).tiff().toBuffer();
  expect(
    await Promise.all(
      [svg, `<?xml version="1.0"?>${svg}`, '%PDF-1.4', '<html>'].map((text) => refused(Buffer.from(text))),
    ),
  ).toEqual(Array(4).fill('image.type'));
  expect(await refused(tiff)).toBe('image.type');
  expect(await refused(new Uint8Array())).toBe('file.empty');
  expect(await refused(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]))).toBe('image.damaged');
});

test.each(['jpeg', 'png', 'webp'] as const)('a truncated %s is refused', async (format) => {
  const noise = sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
  const whole = await noise.toFormat(format).toBuffer();
  expect(await refused(whole)).toBe('kept');
  expect(await refused(whole.subarray(0, Math.floor(whole.length * 0.6)))).toBe('image.damaged');
});

test('an image of more than 40 megapixels, or a very narrow one, is refused before it is decoded', async () => {
  const huge = await aPicture(8000, 5001).png().toBuffer();
  expect(await refused(huge)).toBe('image.too_many_pixels');
  // Only the header: the file contains no pixels.
  expect(await refused(huge.subarray(0, 5000))).toBe('image.too_many_pixels');
  expect(await refused(await aPicture(1000, 199).png().toBuffer())).toBe('image.shape');
});

test('only its owner can remove an image; its objects are deleted after the commit', async () => {
  const { id } = await keep(await aPicture(500, 500).png().toBuffer());
  const key = (await imageKey(createReadDb(database.orm), id, 480)) ?? '';
  await expect(remove(id, newId())).rejects.toMatchObject({ code: 'not_found' });
  await expect(remove(id, null)).rejects.toMatchObject({ code: 'not_found' });
  await remove(id, owner.organisationId);
  expect(await rows('select 1 from image where id = ?', [id])).toEqual([]);
  const removals = await rows<{ key: string }>(
    `select data ->> 'key' as key from pgboss.job where name = 'file-removal'`,
  );
  expect(removals.map((row) => row.key)).toEqual(
    ['480.webp', '500.webp', 'mail.jpg'].map((name) => key.replace('480.webp', name)),
  );
});

test('an image shown on a page cannot be removed', async () => {
  const { id } = await keep(await aPicture(500, 500).png().toBuffer());
  await rows(`insert into community (name, county_code, featured_image_id) values ('Comuna', 'CJ', ?)`, [id]);
  await expect(remove(id, owner.organisationId)).rejects.toMatchObject({ code: 'image.in_use' });
});

test.each([
  ['an article', 'article'],
  ['a change of an article', 'revision'],
  ['a newsletter', 'newsletter'],
  ['a legal text', 'legal'],
  ['a text of the association', 'site'],
])('an image in the text of %s stays', async (_, place) => {
  const { id } = await keep(await aPicture(500, 500).png().toBuffer());
  const body = `<p><img src="/api/public/images/${id}/480"></p>`;
  const { organisationId, accountId } = owner;
  const text = (shown: string) => `insert into article (organisation_id, created_by, title, category, body, body_text)
    values ('${organisationId}', '${accountId}', 'Titlu', 'firma-mediu', '${shown}', '') returning id`;
  const inserts: Record<string, string> = {
    article: text(body),
    revision: `with a as (${text('')}) insert into article_revision (article_id, created_by, title, category, body, body_text)
      select id, '${accountId}', 'Titlu', 'firma-mediu', '${body}', '' from a`,
    newsletter: `insert into newsletter_issue (created_by, subject, body) values ('${accountId}', 'Subiect', '${body}')`,
    legal: `insert into legal_version (slug, lead, body) values ('termeni', 'Pe scurt', '${body}')`,
    site: `update site_section set content = content || jsonb_build_object('body', '${body}'), version = version + 1 where key = 'contact'`,
  };
  await rows(inserts[place] ?? '');
  await expect(remove(id, organisationId)).rejects.toMatchObject({ code: 'image.in_use' });
});

test('an error of the store leaves neither row nor file', async () => {
  const before = (await readdir(folder, { recursive: true })).length;
  const full = Object.assign(Object.create(files) as FileStore, {
    write: () => Promise.reject(Object.assign(new Error('full'), { cause: { code: 'ENOSPC' } })),
  });
  const bytes = await aPicture(500, 500).png().toBuffer();
  await expect(keepImage(database.orm, full, { bytes, organisationId: null, accountId: null })).rejects.toMatchObject({
    code: 'storage.full',
  });
  expect(await rows('select 1 from image where organisation_id is null')).toEqual([]);
  expect(await readdir(folder, { recursive: true })).toHaveLength(before);
});
