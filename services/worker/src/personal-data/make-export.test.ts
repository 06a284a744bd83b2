import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import type { FileStore } from '@psp/domain/operating/files/store';
import { newId } from '@psp/domain/id';
import { asSystem } from '@psp/domain/as-system';
import { enqueue } from '@psp/domain/operating/jobs/enqueue';
import { passTime } from '@psp/domain/operating/lifecycle/pass-time';
import yauzl from 'yauzl';
import { startTestWorker } from '../testing/start.ts';
import { untilRow } from '../testing/worker.ts';
import { makeExport } from './make-export.ts';

const { database, files, listening } = await startTestWorker();

const rows = (query: string) => database.orm.em.fork().execute(query);

/** Stores a user, who has uploaded a file if its content is given. */
const store = async (upload?: string): Promise<string> => {
  const [id, key] = [newId(), newId()];
  await rows(`
    with o as (insert into organisation (kind, name, status) values ('firma', 'Firma Ănțelor', 'approved') returning id),
      a as (insert into account (id, email, display_name, password_hash) values ('${id}', '${id}@exemplu.ro', 'Ana Pop', 'amprenta-parolei') returning id),
      m as (insert into membership (organisation_id, account_id, role) select o.id, a.id, 'owner' from o, a)
    insert into stored_file (purpose, account_id, organisation_id, name, content_type, size, storage_key)
      select 'application', a.id, o.id, '../../etc/certificat.pdf', 'application/pdf', 3, '${key}' from a, o`);
  if (upload !== undefined) await files.write(key, upload);
  return id;
};
const ask = async (accountId: string): Promise<string> => {
  const id = newId();
  await asSystem(database.orm, async ({ db, em }) => {
    await em.execute('insert into data_export (id, account_id) values (?, ?)', [id, accountId]);
    await enqueue(db, 'data-export', { id });
  });
  return id;
};

const unzip = async (archive: Buffer): Promise<Record<string, string>> => {
  const zip = await yauzl.fromBufferPromise(archive, {});
  const entries: Record<string, string> = {};
  for await (const entry of zip.eachEntry())
    entries[entry.fileName] = await text(await zip.openReadStreamPromise(entry));
  return entries;
};

test('all data of a user comes in one archive, kept for a day, with a mail about it', async () => {
  const accountId = await store('pdf');
  const id = await ask(accountId);
  const mail = await untilRow<{ text: string }>(
    database.orm,
    `select text from caught_mail where recipient = '${accountId}@exemplu.ro'`,
  );
  expect(mail.text).toContain('/cont');
  const [row] = await database.orm.em.fork().execute<{ key: string; size: string; hours: number }[]>(
    `select storage_key as key, size, round(extract(epoch from expires_at - ready_at) / 3600)::int as hours
     from data_export e join stored_file f on f.id = e.file_id where e.id = '${id}'`,
  );
  const archive = await files.readToBuffer(row?.key ?? '');
  expect(row).toMatchObject({ size: String(archive.length), hours: 24 });
  const entries = await unzip(archive);
  expect(entries['README.txt']).toContain(`${accountId}@exemplu.ro`);
  expect(JSON.parse(entries['date/organizatii.json'] ?? '')).toMatchObject([{ name: 'Firma Ănțelor', role: 'owner' }]);
  expect(JSON.parse(entries['date/cont.json'] ?? '')).toMatchObject([{ display_name: 'Ana Pop' }]);
  expect(entries['fisiere/1-__.._etc_certificat.pdf']).toBe('pdf');
  for (const [name, content] of Object.entries(entries).filter(([name]) => name.startsWith('date/'))) {
    expect(JSON.parse(content)).toBeInstanceOf(Array);
    expect(entries['README.txt']).toContain(name);
  }
  expect(Object.values(entries).join()).not.toContain('amprenta-parolei');
});

test('an export that cannot be made is retried, then fails, and another can be requested', async () => {
  const accountId = await store();
  const id = await ask(accountId);
  await untilRow(
    database.orm,
    `select 1 from pgboss.job where name = 'data-export' and data ->> 'id' = '${id}' and state = 'retry'`,
  );
  await rows(`update pgboss.job set retry_limit = 1 where name = 'data-export' and data ->> 'id' = '${id}'`);
  expect(await listening.line('job given up')).toContain(id);
  await untilRow(database.orm, `select 1 from data_export where id = '${id}' and failed_at is not null`);
  expect(await ask(accountId)).not.toBe(id);
});

/** Stores a user whose account can be deleted, because their application has ended, and a requested export. */
const aboutToGo = async (): Promise<{ accountId: string; id: string }> => {
  const [accountId, id] = [await store('pdf'), newId()];
  await rows(`update organisation set status = 'rejected' where id in (select organisation_id from membership where account_id = '${accountId}');
    update account set deletion_due_at = now() + interval '1 hour' where id = '${accountId}';
    insert into data_export (id, account_id) values ('${id}', '${accountId}')`);
  return { accountId, id };
};
const deletionPassed = () => passTime(database.orm, new Date(Date.now() + 2 * 3_600_000));
const untilGone = async (key: string): Promise<void> => {
  await untilRow(
    database.orm,
    `select 1 from pgboss.job where name = 'file-removal' and data ->> 'key' = '${key}' and state = 'completed'`,
  );
  expect(await files.fileExists(key)).toBe(false);
};

test.each(['before', 'after'] as const)(
  'no archive is left when the account is deleted just %s its last byte is stored',
  async (moment) => {
    const { accountId, id } = await aboutToGo();
    const interrupted: FileStore = Object.create(files, {
      write: {
        value: async (...written: Parameters<FileStore['write']>) => {
          if (moment === 'before') await deletionPassed();
          await files.write(...written);
          if (moment === 'after') await deletionPassed();
        },
      },
    });
    await makeExport(database.orm, interrupted, id);
    expect(await rows(`select status from account where id = '${accountId}'`)).toEqual([{ status: 'deleted' }]);
    await untilGone(`exports/${id}.zip`);
    expect(
      await rows(`select 1 from mail where recipient = '${accountId}@exemplu.ro' and template = 'export-ready'`),
    ).toEqual([]);
  },
);

test('the partial archive of a failed attempt is deleted with the account', async () => {
  const { id } = await aboutToGo();
  await files.write(`exports/${id}.zip`, 'half of it');
  await deletionPassed();
  await makeExport(database.orm, files, id);
  await untilGone(`exports/${id}.zip`);
});
