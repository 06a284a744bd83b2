import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type FileStore, openFileStore } from '@psp/domain/operating/files/store';
import { newId } from '@psp/domain/id';
import { keepImage } from '@psp/domain/operating/images/keep-image';
import { createIssue, sendIssue } from '@psp/domain/publishing/newsletter/issues';
import { acting, type By } from '@psp/domain/testing/acting';
import { anActor } from '@psp/domain/testing/actors';
import { createTestDatabase, type TestDatabase } from '@psp/domain/testing/database';
import type { OutgoingMail } from '../mail/transport.ts';
import { configOf, listeningLog, ORIGIN } from '../testing/worker.ts';
import { workOnNewsletter } from './jobs.ts';

/* One red point. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);
const admin = anActor({ kind: 'admin', role: 'owner' });
let database: TestDatabase;
let by: By;
let files: FileStore;
let work: (job: Parameters<typeof workOnNewsletter>[1]) => Promise<void>;
const sent: OutgoingMail[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  by = acting(database.orm);
  const config = configOf(database.url);
  files = await openFileStore(config.filesUrl);
  const post = async (_db: unknown, mail: OutgoingMail) => void sent.push(mail);
  const delivery = { orm: database.orm, post, config, files, log: listeningLog().log };
  work = (job) => workOnNewsletter(delivery, job);
  await rows(`insert into account (id, email, display_name, password_hash) values ('${admin.accountId}', 'admin@exemplu.ro', 'Ada', '');
    insert into organisation (id, kind, name, status) values ('${admin.organisationId}', 'admin', 'Asociația', 'approved');
    insert into subscriber (email, source, status) values ('ana@exemplu.ro', 'footer', 'confirmed')`);
});
afterAll(() => database.close());

const rows = (query: string) => database.orm.em.fork().execute<{ id: string; key: string }[]>(query);
const draftWithPicture = async () => {
  const given = { bytes: PNG, organisationId: null, accountId: admin.accountId };
  const { id: picture } = await keepImage(database.orm, files, given);
  const content = { subject: 'Noutăți', preheader: '', audience: 'all', countyCode: null, domain: null } as const;
  const body = `<p>Sus.</p><img src="/api/public/images/${picture}/1" alt="Un punct">`;
  return { picture, id: await by(admin, createIssue, { ...content, body }) };
};
/** The address of the picture in the last sent mail, and whether its file is stored. */
const shown = async (picture: string) => {
  const [row] = await rows(`select storage_key || '/mail.jpg' as key from image where id = '${picture}'`);
  const address = `src="${ORIGIN}/api/public/images/${picture}/mail.jpg"`;
  return [sent.at(-1)?.html.includes(address), await files.fileExists(row?.key ?? '')];
};

test('the pictures of an issue are stored in the size of its mails before it is sent', async () => {
  const { id, picture } = await draftWithPicture();
  await by(admin, sendIssue, { id, version: 1 });
  await work({ kind: 'issue', id });
  const [mail] = await rows(`select id from newsletter_delivery where issue_id = '${id}'`);
  await work({ kind: 'delivery', id: mail?.id ?? '' });
  expect(await shown(picture)).toEqual([true, true]);
});

test('the pictures of a test mail are stored before it is sent', async () => {
  const { id, picture } = await draftWithPicture();
  await work({ kind: 'test', issueId: id, accountId: admin.accountId, mailId: newId() });
  expect(await shown(picture)).toEqual([true, true]);
});
