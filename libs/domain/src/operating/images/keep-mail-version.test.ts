import { mkdtemp, rm } from 'node:fs/promises';
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
import { transaction } from '../../write.ts';
import { keepImage } from './keep-image.ts';
import { keepMailVersions } from './keep-mail-version.ts';
import { findStoredImage } from './stored-image.ts';
import { removeImage } from './remove-image.ts';
import { MAIL_VERSION } from '@psp/contracts/images';

let database: TestDatabase;
let folder: string;
let files: FileStore;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'mail-images-'));
  files = await openFileStore(pathToFileURL(folder).href);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const em = () => database.orm.em.fork();
const aPicture = async (width: number, height: number, background = '#1f5a9e'): Promise<string> => {
  const bytes = await sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();
  return (await keepImage(database.orm, files, { bytes, organisationId: null, accountId: null })).id;
};
const keep = (ids: string[], store = files) =>
  transaction(database.orm, { actor: SYSTEM }, (write) => keepMailVersions(write, store, ids));
const keyOf = async (id: string) => (await findStoredImage(createReadDb(database.orm), id, MAIL_VERSION))?.key ?? '';
const kept = async (id: string) => sharp(Buffer.from(await files.readToUint8Array(await keyOf(id))));

test.each([
  [2000, 1000, 1104, 552],
  [700, 350, 700, 350],
])('of a picture of %i × %i mails show a JPEG of %i × %i', async (width, height, shownWidth, shownHeight) => {
  const id = await aPicture(width, height);
  await keep([id]);
  expect(await (await kept(id)).metadata()).toMatchObject({ format: 'jpeg', width: shownWidth, height: shownHeight });
});

test('transparent parts become white', async () => {
  const id = await aPicture(500, 500, '#00000000');
  await keep([id]);
  const { channels } = await (await kept(id)).stats();
  expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
});

test('the mail version is rendered once', async () => {
  const id = await aPicture(500, 500);
  await keep([id]);
  const closed = Object.assign(Object.create(files) as FileStore, {
    write: () => Promise.reject(new Error('written again')),
  });
  await keep([id], closed);
});

test('a missing image or a missing file does not stop the others', async () => {
  const [lost, id] = [await aPicture(500, 500), await aPicture(500, 500)];
  for (const width of [480, 500]) await files.deleteFile((await keyOf(lost)).replace(MAIL_VERSION, `${width}.webp`));
  await keep([newId(), lost, id]);
  expect(await files.fileExists(await keyOf(lost))).toBe(false);
  expect(await files.fileExists(await keyOf(id))).toBe(true);
});

test('the mail version is removed with its image', async () => {
  const id = await aPicture(500, 500);
  const key = await keyOf(id);
  await acting(database.orm)(SYSTEM, removeImage, { id, organisationId: null });
  expect(await keyOf(id)).toBe('');
  expect(
    await em().execute(`select 1 from pgboss.job where name = 'file-removal' and data ->> 'key' = '${key}'`),
  ).toHaveLength(1);
});
