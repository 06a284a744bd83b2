import { Readable } from 'node:stream';
import type { MikroORM } from '@mikro-orm/postgresql';
import { databaseNow } from '@psp/domain/clock';
import type { FileStore } from '@psp/domain/operating/files/store';
import {
  dropExport,
  filesOf,
  finishExport,
  type OwnFile,
  type WantedExport,
  wantedExport,
} from '@psp/domain/operating/personal-data/export';
import { readme } from '@psp/domain/operating/personal-data/strings';
import { EXPORTS, subjectsOf } from '@psp/domain/operating/personal-data/subjects';
import { createReadDb } from '@psp/domain/read-db';
import { jsonText } from '@psp/domain/sql';
import { asSystem } from '@psp/domain/as-system';
import { ZipFile } from 'yazl';
import { addLazily, safeName, storeArchive } from '../documents/archives.ts';

/**
 * Stores an archive of an account's personal data and queues the mail about it. Entries are streamed one by one to limit memory.
 * Throws database and storage errors; a retry overwrites the stored object.
 */
export const makeExport = async (orm: MikroORM, files: FileStore, id: string): Promise<void> => {
  const db = createReadDb(orm);
  const wanted = await wantedExport(db, id);
  // An earlier attempt may have stored the archive before the account was deleted.
  if (!wanted) return asSystem(orm, ({ db }) => dropExport(db, id));
  const now = await databaseNow(orm);
  const zip = createArchive({ orm, files, wanted, uploads: await filesOf(db, wanted.accountId), now });
  const { size } = await storeArchive(files, wanted.key, zip);
  await asSystem(orm, (write) => finishExport(write, wanted, size));
};

interface Sources {
  orm: MikroORM;
  files: FileStore;
  wanted: WantedExport;
  uploads: OwnFile[];
  now: Date;
}

function createArchive({ orm, files, wanted, uploads, now }: Sources): ZipFile {
  const zip = new ZipFile();
  const db = createReadDb(orm);
  const parts = Object.entries(EXPORTS).map(([name, { about }]): [string, string] => [name, about]);
  zip.addBuffer(Buffer.from(readme(wanted.email, now.toISOString(), parts)), 'README.txt', { mtime: now });
  for (const [name, rows] of Object.entries(subjectsOf(wanted.accountId))) {
    addLazily(zip, `date/${name}.json`, now, async () => Readable.from([Buffer.from(await jsonText(db, rows))]));
  }
  for (const [index, { name, key, createdAt }] of uploads.entries()) {
    addLazily(zip, `fisiere/${index + 1}-${safeName(name)}`, new Date(createdAt), () => files.read(key));
  }
  zip.end();
  return zip;
}
