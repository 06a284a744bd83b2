import { createWriteStream } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { FileStorage, type WriteOptions } from '@flystorage/file-storage';
import { LocalStorageAdapter } from '@flystorage/local-fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { aPdf } from '../../testing/documents.ts';
import { keepUpload } from './keep-upload.ts';
import { removeUnclaimed } from './remove.ts';
import { openFileStore } from './store.ts';
import { createReadDb } from '../../read-db.ts';
import { asSystem } from '../../as-system.ts';

interface S3Server {
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
}
/* A CommonJS package without types. */
const require = createRequire(import.meta.url);
const S3rver = require('s3rver') as new (options: object) => S3Server;

let database: TestDatabase;
let folder: string;
let server: S3Server;
let port: number;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'stores-'));
  const directory = join(folder, 's3');
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'portal', configs: [] }],
  });
  ({ port } = await server.run());
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']) process.env[name] = 'S3RVER';
});
afterAll(async () => {
  await server.close();
  await database.close();
  await rm(folder, { recursive: true });
});

const addresses: Record<string, () => string> = {
  'a folder': () => pathToFileURL(join(folder, 'files')).href,
  S3: () => `s3://portal/fisiere?endpoint=${encodeURIComponent(`http://127.0.0.1:${port}`)}`,
};

test.each(Object.keys(addresses))('%s stores an upload unchanged and removes it', async (name) => {
  const files = await openFileStore(addresses[name]?.() ?? '');
  const path = join(folder, 'upload');
  const content = aPdf(6_000_000);
  await writeFile(path, content);
  const em = database.orm.em.fork();
  const { id } = await keepUpload(
    { db: createReadDb(database.orm), now: new Date() },
    files,
    { path, name: 'Cerere.pdf', size: content.length },
    'document',
  );
  const [row] = await em.execute<{ key: string }[]>('select storage_key as key from stored_file where id = ?', [id]);
  const key = row?.key ?? '';
  expect(content.equals(await files.readToBuffer(key))).toBe(true);
  await files.deleteFile(key);
  // The worker may repeat a removal.
  await files.deleteFile(key);
  expect(await files.fileExists(key)).toBe(false);
});

test('an upload whose row cannot be written leaves no object', async () => {
  const files = await openFileStore(pathToFileURL(join(folder, 'rowless')).href);
  const path = join(folder, 'upload');
  await writeFile(path, aPdf());
  await expect(
    keepUpload(
      { db: createReadDb(database.orm), now: new Date() },
      files,
      { path, name: 'a.pdf', size: -1 },
      'document',
    ),
  ).rejects.toThrow();
  expect(await files.directoryExists('application')).toBe(false);
});

test('a full disk is reported and leaves no row', async () => {
  class FullDisk extends LocalStorageAdapter {
    override async write(_path: string, contents: Readable): Promise<void> {
      await pipeline(contents, createWriteStream('/dev/full'));
    }
  }
  const path = join(folder, 'upload');
  await writeFile(path, aPdf());
  const em = database.orm.em.fork();
  const keeping = keepUpload(
    { db: createReadDb(database.orm), now: new Date() },
    new FileStorage(new FullDisk(folder)),
    { path, name: 'plin.pdf', size: 1 },
    'document',
  );
  await expect(keeping).rejects.toMatchObject({ code: 'storage.full', status: 507 });
  expect(await em.execute(`select 1 from stored_file where name = 'plin.pdf'`)).toEqual([]);
});

test.each(['EROFS', 'EACCES', 'ECONNREFUSED'])(
  'an unavailable store (%s) is reported with its cause and leaves no row',
  async (code) => {
    class Closed extends LocalStorageAdapter {
      override write(): Promise<void> {
        return Promise.reject(Object.assign(new Error('closed'), { code }));
      }
    }
    const path = join(folder, 'upload-closed');
    await writeFile(path, aPdf());
    const dated = { db: createReadDb(database.orm), now: new Date() };
    const store = new FileStorage(new Closed(folder));
    const keeping = keepUpload(dated, store, { path, name: 'inchis.pdf', size: 1 }, 'document');
    await expect(keeping).rejects.toMatchObject({ code: 'storage.unavailable', status: 503, cause: expect.any(Error) });
    expect(await database.orm.em.fork().execute(`select 1 from stored_file where name = 'inchis.pdf'`)).toEqual([]);
  },
);

test('the tidy job removes row and object when the process ends before its response', async () => {
  const written = Promise.withResolvers<string>();
  class Killed extends LocalStorageAdapter {
    override async write(key: string, contents: Readable, options: WriteOptions): Promise<void> {
      await super.write(key, contents, options);
      written.resolve(key);
      await new Promise(() => undefined);
    }
  }
  const files = new FileStorage(new Killed(join(folder, 'killed')));
  const path = join(folder, 'upload');
  await writeFile(path, aPdf());
  void keepUpload(
    { db: createReadDb(database.orm), now: new Date() },
    files,
    { path, name: 'oprit.pdf', size: 1 },
    'document',
  );
  const key = await written.promise;
  expect(await files.fileExists(key)).toBe(true);
  const later = new Date(Date.now() + 25 * 3_600_000);
  const em = database.orm.em.fork();
  await asSystem(database.orm, ({ db }) => removeUnclaimed(db, later));
  expect(await em.execute(`select name as queue from pgboss.job where data ->> 'key' = ?`, [key])).toEqual([
    { queue: 'file-removal' },
  ]);
});

test('any other protocol is refused', async () => {
  await expect(openFileStore('ftp://exemplu.ro/fisiere')).rejects.toThrow('FILES_URL');
});
