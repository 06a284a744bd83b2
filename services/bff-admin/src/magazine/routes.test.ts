import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { PNG, upload } from '@psp/bff-kit/testing/upload';
import { ATTACHMENT_LIMIT_BYTES } from '@psp/contracts/file-limits';
import { editedMagazineList, editedMagazineView } from '@psp/contracts/magazine';
import { aPdf } from '@psp/domain/testing/documents';
import { bffAdmin } from '../app.ts';

const { app, rows } = await startTestApp(bffAdmin, 'admin');
const admin = await app.as({ kind: 'admin' });
const firm = await app.as({ kind: 'firma' });
const pending = await app.as({ kind: 'firma', status: 'pending' });

let number = 0;
const content = () => {
  number += 1;
  return {
    ...{ year: 2031, number, title: `Numărul ${number}`, summary: 'Pe scurt.', pages: 12 },
    ...{ appearsOn: '2031-10-14', adsUntil: '2031-09-30' },
  };
};
const create = async () => editedMagazineView.parse((await admin.post('/magazine/issues', content())).json());
const viewOf = async (id: string) => editedMagazineView.parse((await admin.get(`/magazine/issues/${id}`)).json());
const send = (id: string, bytes: Buffer, name = 'revista.pdf') =>
  upload(admin, `/magazine/issues/${id}/file`, bytes, name);
const act = async (id: string, action: string, body: object = {}) =>
  admin.post(`/magazine/issues/${id}/${action}`, { version: (await viewOf(id)).version, ...body });
const notices = async (accountId: string, title: string) =>
  (await rows('select from notification where account_id = ? and message like ?', [accountId, `%${title}%`])).length;

test('an issue is prepared, gets its PDF, and is published once; approved partners are notified once', async () => {
  const { id, title, actions } = await create();
  expect(actions).toEqual(['edit', 'upload']);
  expect((await act(id, 'publish')).json()).toMatchObject({ code: 'magazine.no_file' });
  const filled = editedMagazineView.parse((await send(id, aPdf(2000))).json());
  expect(filled).toMatchObject({ file: { name: 'revista.pdf' }, actions: ['edit', 'upload', 'publish'] });
  const { version } = filled;
  const answers = await Promise.all([1, 2].map(() => admin.post(`/magazine/issues/${id}/publish`, { version })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await notices(firm.actor.accountId, title)).toBe(1);
  expect(await notices(pending.actor.accountId, title)).toBe(0);
  expect((await act(id, 'withdraw')).statusCode).toBe(400);
  const withdrawn = editedMagazineView.parse((await act(id, 'withdraw', { reason: 'O pagină lipsă.' })).json());
  expect(withdrawn).toMatchObject({ status: 'withdrawn', withdrawal: { reason: 'O pagină lipsă.' } });
  expect((await act(id, 'publish')).statusCode).toBe(200);
  expect(await notices(firm.actor.accountId, title)).toBe(1);
  expect((await viewOf(id)).history.map(({ action }) => action)).toEqual([
    ...['create', 'upload', 'publish', 'withdraw', 'publish'].map((name) => `magazine-issue.${name}`),
  ]);
});

test.each([
  ['a picture named .pdf', PNG, 'magazine.not_pdf', 415],
  ['a text', Buffer.from('Bună ziua'), 'magazine.not_pdf', 415],
  ['a truncated PDF', Buffer.from('%PDF-1.4 fără sfârșit'), 'file.damaged', 422],
  ['an empty file', Buffer.alloc(0), 'file.empty', 422],
  ['a file of more than 25 MB', aPdf(ATTACHMENT_LIMIT_BYTES), 'attachment.too_large', 413],
])('%s is refused, and nothing is kept', async (_, bytes, code, status) => {
  const { id } = await create();
  const answer = await send(id, bytes);
  expect([answer.statusCode, answer.json()]).toMatchObject([status, { code }]);
  expect((await viewOf(id)).file).toBeNull();
});

test('the PDF is replaced while the issue is not published, and then stays', async () => {
  const { id } = await create();
  await send(id, aPdf(10), 'prima.pdf');
  const [before] = await rows<{ id: string }>('select file_id as id from magazine_issue where id = ?', [id]);
  await send(id, aPdf(20), 'a doua.pdf');
  expect((await viewOf(id)).file).toMatchObject({ name: 'a doua.pdf' });
  expect(await rows('select from stored_file where id = ?', [before?.id])).toEqual([]);
  await act(id, 'publish');
  const files = await rows('select from stored_file');
  expect((await send(id, aPdf(30))).json()).toMatchObject({ code: 'action.not_allowed' });
  expect((await rows('select from stored_file')).length).toBe(files.length);
});

test('a year has one issue of each number', async () => {
  const { year, number: taken } = await create();
  const other = await create();
  const again = await admin.post('/magazine/issues', { ...content(), year, number: taken });
  expect([again.statusCode, again.json()]).toMatchObject([409, { code: 'magazine.exists' }]);
  const moved = await admin.put(`/magazine/issues/${other.id}`, { ...content(), number: taken, version: 1 });
  expect(moved.json()).toMatchObject({ code: 'magazine.exists' });
  const late = await admin.post('/magazine/issues', { ...content(), adsUntil: '2031-10-15' });
  expect(late.statusCode).toBe(400);
});

test('the list is filtered by state', async () => {
  const { id } = await create();
  const ids = async (status: string) =>
    editedMagazineList
      .parse((await admin.get(`/magazine/issues?status=${status}`)).json())
      .items.map((issue) => issue.id);
  expect(await ids('draft')).toContain(id);
  expect(await ids('published')).not.toContain(id);
});
