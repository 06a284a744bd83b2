import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { latestMagazine, magazineList } from '@psp/contracts/magazine';
import {
  createMagazineIssue,
  publishMagazineIssue,
  uploadMagazineFile,
  withdrawMagazineIssue,
} from '@psp/domain/publishing/magazine/issues';
import { acting } from '@psp/domain/testing/acting';
import { aPdf } from '@psp/domain/testing/documents';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bffFirma } from '../app.ts';

const { app, database, rows } = await startTestApp(bffFirma, 'firma');
const by = acting(database.orm);
const { actor: admin } = await app.as({ kind: 'admin' });
const firm = await app.as({ kind: 'firma' });
const bytes = aPdf(1000);

let number = 50;
async function anIssue(): Promise<string> {
  number += 1;
  const id = await by(admin, createMagazineIssue, {
    ...{ year: 2090, number, title: `Numărul ${number}`, summary: 'Pe scurt.', pages: 12 },
    ...{ appearsOn: '2090-10-14', adsUntil: '2090-09-30' },
  });
  const folder = await mkdtemp(join(tmpdir(), 'magazine-'));
  const path = join(folder, 'upload');
  await writeFile(path, bytes);
  const received = { path, name: 'revista.pdf', size: bytes.length };
  await uploadMagazineFile(database.orm, app.files, { actor: admin, id, received });
  await rm(folder, { recursive: true });
  return id;
}
const versioned = async (id: string) => {
  const [row = { version: 0 }] = await rows<{ version: number }>('select version from magazine_issue where id = ?', [
    id,
  ]);
  return { id, ...row };
};
const listed = async (reader = firm) => magazineList.parse((await reader.get('/magazine/issues')).json());
const latest = async () => latestMagazine.parse((await firm.get('/magazine/latest')).json());

test('a firm reads a published issue in the browser or saves it, and no other one', async () => {
  const id = await anIssue();
  const statusOf = async (reader = firm) => (await reader.get(`/magazine/issues/${id}/read`)).statusCode;
  expect(await statusOf()).toBe(404);
  await by(admin, publishMagazineIssue, await versioned(id));
  expect((await latest()).issue).toMatchObject({ id, file: { name: 'revista.pdf', size: bytes.length } });
  const read = await firm.get(`/magazine/issues/${id}/read`);
  expect(read.rawPayload.equals(bytes)).toBe(true);
  expect(read.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^inline;/),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  const saved = await firm.get(`/magazine/issues/${id}/pdf`);
  expect(saved.headers['content-disposition']).toMatch(/^attachment;/);
  await by(admin, withdrawMagazineIssue, { ...(await versioned(id)), reason: 'O greșeală.' });
  expect(await statusOf()).toBe(404);
  expect((await listed()).items.map((issue) => issue.id)).not.toContain(id);
});

test('a firm that waits for its approval reads no issue', async () => {
  const id = await anIssue();
  await by(admin, publishMagazineIssue, await versioned(id));
  const pending = await app.as({ kind: 'firma', status: 'pending' });
  expect((await listed(pending)).items).toEqual([]);
  expect((await pending.get(`/magazine/issues/${id}/pdf`)).statusCode).toBe(404);
});

test('the newest issue is first, and the panel counts all published ones', async () => {
  const ids = [await anIssue(), await anIssue()];
  for (const id of ids) await by(admin, publishMagazineIssue, await versioned(id));
  const { items, total } = await listed();
  expect(items.map(({ id }) => id).slice(0, 2)).toEqual(ids.toReversed());
  expect(await latest()).toMatchObject({ total, issue: { id: ids[1] } });
});
