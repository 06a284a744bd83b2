import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type PictureView } from '@psp/contracts/images';
import { pictureAddress } from '@psp/contracts/picture-address';
import { PICTURES_MAX } from '@psp/contracts/newsletter-limits';
import sharp from 'sharp';
import { type FileStore, openFileStore } from '../../operating/files/store.ts';
import { newId } from '../../id.ts';
import { acting, type By } from '../../testing/acting.ts';
import { anActor } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { cancelIssue, createIssue, editIssue } from './issues.ts';
import { addPicture } from './pictures.ts';

const NOW = new Date('2026-03-05T10:00:00Z');
const admin = anActor({ kind: 'admin' });
let database: TestDatabase;
let by: By;
let folder: string;
let files: FileStore;
let bytes: Buffer;
beforeAll(async () => {
  database = await createTestDatabase();
  by = acting(database.orm, NOW);
  folder = await mkdtemp(join(tmpdir(), 'newsletter-'));
  files = await openFileStore(pathToFileURL(folder).href);
  bytes = await sharp({ create: { width: 960, height: 640, channels: 3, background: '#1f5a9e' } })
    .png()
    .toBuffer();
  await rows(`insert into account (id, email, display_name, password_hash) values ('${admin.accountId}', 'a@exemplu.ro', 'Ana', '');
    insert into organisation (id, kind, name, status) values ('${admin.organisationId}', 'admin', 'Asociația', 'approved')`);
});
beforeEach(() => rows('delete from newsletter_issue; delete from image; delete from pgboss.job'));
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const rows = <Row>(sql: string) => database.orm.em.fork().execute<Row[]>(sql);
const content = (body: string) => ({
  ...{ subject: 'Noutăți', preheader: '', body },
  ...{ audience: 'all' as const, countyCode: null, domain: null },
});
const draft = (body = '<p>Bună ziua.</p>') => by(admin, createIssue, content(body));
const add = (issueId: string) => addPicture(database.orm, files, { actor: admin, issueId, bytes });
const edit = (id: string, version: number, body: string) => by(admin, editIssue, { id, version, ...content(body) });
const shown = (picture: PictureView, alt = 'Podul nou') =>
  `<p>Sus.</p><img src="${pictureAddress(picture)}" alt="${alt}" width="552" height="368"><p>Jos.</p>`;
const kept = async () => (await rows<{ id: string }>('select id from image')).map(({ id }) => id);
const removed = () => rows(`select 1 from pgboss.job where name = 'file-removal'`);
const stored = async (id: string) =>
  (await rows<{ body: string; status: string }>(`select body, status from newsletter_issue where id = '${id}'`))[0];

test('a picture of a draft is kept, with its size and description, while the text shows it, then deleted', async () => {
  const id = await draft();
  const picture = await add(id);
  expect(picture).toMatchObject({ width: 960, height: 640, widths: [480, 960] });
  await edit(id, 1, shown(picture));
  expect((await stored(id))?.body).toContain('alt="Podul nou" width="552" height="368"');
  expect(await kept()).toEqual([picture.id]);
  await edit(id, 2, '<p>Fără imagine.</p>');
  expect([await kept(), (await removed()).length]).toEqual([[], 3]);
});

test('cancelling a draft deletes its pictures and keeps their descriptions', async () => {
  const id = await draft();
  const picture = await add(id);
  await edit(id, 1, shown(picture, 'Podul &amp; râul'));
  await by(admin, cancelIssue, { id, version: 2 });
  expect(await stored(id)).toEqual({ body: '<p>Sus.</p><em>Podul &amp; râul</em><p>Jos.</p>', status: 'cancelled' });
  expect([await kept(), (await removed()).length]).toEqual([[], 3]);
});

test('cancelling a partly sent issue keeps its pictures, since mails show them', async () => {
  const id = await draft();
  const picture = await add(id);
  await edit(id, 1, shown(picture));
  await rows(`update newsletter_issue set status = 'sending' where id = '${id}'`);
  await by(admin, cancelIssue, { id, version: 2 });
  expect([await kept(), (await stored(id))?.body.includes('<img')]).toEqual([[picture.id], true]);
});

test.each([
  ['without words', (picture: PictureView) => shown(picture, '')],
  ['that is gone', () => shown({ id: newId(), width: 960, height: 640, widths: [960] })],
])('what is being sent is stopped, also with a picture %s', async (_what, body) => {
  const id = await draft();
  const [picture, unused] = [await add(id), await add(id)];
  const text = body(picture);
  await rows(`update newsletter_issue set status = 'sending', body = '${text}' where id = '${id}'`);
  await by(admin, cancelIssue, { id, version: 1 });
  expect(await stored(id)).toEqual({ body: text, status: 'cancelled' });
  expect(await kept()).not.toContain(unused.id);
});

test('a picture that another issue also shows is not deleted', async () => {
  const [one, other] = [await draft(), await draft()];
  const picture = await add(one);
  await edit(one, 1, shown(picture));
  await edit(other, 1, shown(picture));
  await by(admin, cancelIssue, { id: one, version: 2 });
  expect(await kept()).toEqual([picture.id]);
});

test.each([
  ['without words', (picture: PictureView) => shown(picture, ' '), 'newsletter.picture_undescribed'],
  ['that is gone', () => shown({ id: newId(), width: 960, height: 640, widths: [960] }), 'newsletter.picture_gone'],
])('a text with a picture %s is refused, and nothing changes', async (_what, body, code) => {
  const id = await draft();
  const picture = await add(id);
  await expect(edit(id, 1, body(picture))).rejects.toMatchObject({ code });
  expect([await kept(), (await stored(id))?.body]).toEqual([[picture.id], '<p>Bună ziua.</p>']);
});

test('pictures can be added only to a draft and up to a limit', async () => {
  const id = await draft();
  await rows(`with made as (insert into image (storage_key, width, height, widths)
      select 'image/' || n, 960, 640, '{960}' from generate_series(1, ${PICTURES_MAX}) n returning id)
    insert into newsletter_picture (image_id, issue_id) select id, '${id}' from made`);
  await expect(add(id)).rejects.toMatchObject({ code: 'newsletter.too_many_pictures' });
  await by(admin, cancelIssue, { id, version: 1 });
  await expect(add(id)).rejects.toMatchObject({ code: 'action.not_allowed' });
  await expect(add(newId())).rejects.toMatchObject({ code: 'not_found' });
  expect(await kept()).toEqual([]);
});
