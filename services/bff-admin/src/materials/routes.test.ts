import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { PNG, upload } from '@psp/bff-kit/testing/upload';
import { editedEventView } from '@psp/contracts/events';
import { eventMaterials } from '@psp/contracts/event-materials';
import type { FileView } from '@psp/contracts/files';
import { createEvent } from '@psp/domain/attending/events/manage-event';
import { acting } from '@psp/domain/testing/acting';
import { anEvent } from '@psp/domain/testing/an-event';
import { aDocx, aPdf, aZip, anXlsx } from '@psp/domain/testing/documents';
import { bffAdmin } from '../app.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const by = acting(database.orm);
const admin = await app.as({ kind: 'admin' });
const anEventId = () => by(admin.actor, createEvent, anEvent());

const send = (content: Buffer, name = 'material.pdf') => upload(admin, '/event-material-files', content, name);
const fileOf = async (): Promise<string> => (await send(aPdf(10))).json<FileView>().id;
const add = (id: string, more: object = {}) =>
  admin.post(`/events/${id}/materials`, {
    ...{ title: 'Ghid', audience: 'registered', fileId: null, url: 'https://exemplu.ro/ghid', ...more },
  });
const listOf = async (id: string) => eventMaterials.parse((await admin.get(`/events/${id}/materials`)).json()).items;
const aPresentation = (macros = false) =>
  aZip({
    '[Content_Types].xml': '<Types/>',
    'ppt/presentation.xml': '',
    ...(macros ? { 'ppt/vbaProject.bin': '' } : {}),
  });

test.each<[string, Buffer, string]>([
  ['a PDF', aPdf(10), 'pdf'],
  ['a document', aDocx(), 'docx'],
  ['a workbook', anXlsx(), 'xlsx'],
  ['a presentation', aPresentation(), 'pptx'],
  ['a picture', PNG, 'png'],
])('%s is stored under the extension of its content', async (_, content, extension) => {
  expect((await send(content, 'curs.exe')).json()).toMatchObject({ name: `curs.${extension}` });
});

test.each<[string, Buffer, number, string]>([
  ['nothing', Buffer.alloc(0), 422, 'file.empty'],
  ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 415, 'event-material.type'],
  ['an archive', aZip({ 'plan.dwg': 'x' }), 415, 'event-material.type'],
  ['a presentation with macros', aPresentation(true), 422, 'file.macros'],
])('%s is refused', async (_, content, status, code) => {
  const answer = await send(content, 'curs.html');
  expect([answer.statusCode, answer.json()]).toMatchObject([status, { code }]);
});

test('materials are added, changed, ordered and removed, which the history of the event shows', async () => {
  const id = await anEventId();
  const fileId = await fileOf();
  await add(id, { title: 'Prezentarea', fileId, url: null });
  expect((await add(id, { fileId, url: null })).json()).toMatchObject({ code: 'event-material.gone' });
  const { items } = eventMaterials.parse((await add(id, { audience: 'present' })).json());
  expect(items.map(({ title, audience, url }) => [title, audience, url])).toEqual([
    ['Prezentarea', 'registered', null],
    ['Ghid', 'present', 'https://exemplu.ro/ghid'],
  ]);
  const [first, second] = items.map((one) => one.id);
  const edit = { version: 1, title: 'Ghidul', audience: 'registered' };
  expect((await admin.put(`/events/${id}/materials/${second}`, edit)).statusCode).toBe(200);
  expect((await admin.put(`/events/${id}/materials/${second}`, edit)).json()).toMatchObject({ code: 'version.stale' });
  const order = (...ids: (string | undefined)[]) => admin.post(`/events/${id}/materials/order`, { ids });
  expect((await order(second)).json()).toMatchObject({ code: 'version.stale' });
  expect((await order(second, second)).json()).toMatchObject({ code: 'version.stale' });
  const ordered = eventMaterials.parse((await order(second, first)).json());
  expect(ordered.items.map(({ title }) => title)).toEqual(['Ghidul', 'Prezentarea']);
  expect((await admin.get(`/events/${id}/materials/${first}/file`)).headers['content-disposition']).toMatch(
    /^attachment/,
  );
  const remove = (event: string) => admin.post(`/events/${event}/materials/${first}/remove`, { version: 1 });
  expect((await remove(await anEventId())).statusCode).toBe(404);
  expect((await remove(id)).statusCode).toBe(200);
  expect((await remove(id)).statusCode).toBe(404);
  expect(await rows('select from stored_file where id = ?', [fileId])).toEqual([]);
  expect((await listOf(id)).map(({ title }) => title)).toEqual(['Ghidul']);
  const reader = await app.as({ kind: 'admin', role: 'viewer' });
  expect((await reader.get(`/events/${id}/materials`)).json()).toEqual({ items: await listOf(id) });
  const { history } = editedEventView.parse((await admin.get(`/events/${id}`)).json());
  expect(history.map(({ action, about }) => [action, about])).toEqual([
    ['event.create', null],
    ['event-material.add', 'Prezentarea'],
    ['event-material.add', 'Ghid'],
    ['event-material.edit', 'Ghidul'],
    ['event-material.order', null],
    ['event-material.remove', 'Prezentarea'],
  ]);
});

test('bad input is refused: neither file nor link, both, a script, an unknown file, a viewer, another event', async () => {
  const id = await anEventId();
  const [fileId, viewer] = [await fileOf(), await app.as({ kind: 'admin', role: 'viewer' })];
  const codes = await Promise.all([
    add(id, { url: null }),
    add(id, { fileId }),
    add(id, { url: 'javascript:alert(1)' }),
    add(id, { title: ' ' }),
    add(id, { fileId: admin.actor.accountId, url: null }),
    add(admin.actor.accountId),
    viewer.post(`/events/${id}/materials`, { title: 'x', audience: 'registered', url: 'https://exemplu.ro' }),
  ]);
  expect(codes.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 422, 404, 403]);
  expect(await listOf(id)).toEqual([]);
});

test('an event holds 50 materials, also when two are added at once', async () => {
  const id = await anEventId();
  for (let n = 0; n < 49; n += 1) await add(id);
  const last = await Promise.all([add(id), add(id)]);
  expect(last.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
  expect(await listOf(id)).toHaveLength(50);
});
