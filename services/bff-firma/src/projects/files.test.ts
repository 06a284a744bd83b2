import { expect, test } from '@jest/globals';
import { anAttachment } from '@psp/bff-kit/testing/attachment';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { entryLabel } from '@psp/contracts/history';
import { projectView, type ProjectView } from '@psp/contracts/projects';
import { asSystem } from '@psp/domain/as-system';
import { addProjectFiles } from '@psp/domain/collaborating/projects/files';
import { attachments } from '@psp/domain/operating/attachments/capability';
import { createScenario } from '@psp/domain/testing/scenario';
import { bffFirma } from '../app.ts';

const { app, database, rows } = await startTestApp(bffFirma, 'firma');
const scenario = createScenario(database.orm);
const [uat, firma] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];

const view = (response: { statusCode: number; json(): unknown }): ProjectView => {
  expect(response.statusCode).toBe(200);
  return projectView.parse(response.json());
};
const fileOf = async ({ actor }: typeof firma, name: string): Promise<string> =>
  (await anAttachment(app, actor, name)).id;
const at = (id: string, fileId: string) => `/projects/${id}/attachments/${fileId}`;

test('files of both sides are seen, downloaded and named in the history; strangers have none of it', async () => {
  const id = await scenario.running(uat.actor, firma.actor);
  const [own, theirs] = [await fileOf(firma, 'Calendar.pdf'), await fileOf(uat, 'Nomenclator.pdf')];
  await scenario.as(uat.actor, (write) => addProjectFiles(write, { id, files: [theirs] }));
  const { files, history } = view(await firma.post(`/projects/${id}/files`, { files: [own] }));
  expect(files).toMatchObject([
    { name: 'Calendar.pdf', by: firma.actor.organisationName, delivery: null, mayBeRemoved: true },
    { name: 'Nomenclator.pdf', by: uat.actor.organisationName, mayBeRemoved: false },
  ]);
  expect(history.map(entryLabel).slice(-2)).toEqual([
    'Fișiere adăugate: Nomenclator.pdf',
    'Fișiere adăugate: Calendar.pdf',
  ]);
  const sent = await firma.get(at(id, theirs));
  expect([sent.statusCode, sent.headers['x-content-type-options']]).toEqual([200, 'nosniff']);
  const stranger = await app.as({ kind: 'firma' });
  expect((await stranger.get(at(id, theirs))).statusCode).toBe(404);
  expect((await stranger.post(`/projects/${id}/files`, { files: [await fileOf(stranger, 'x.pdf')] })).statusCode).toBe(
    404,
  );
});

test('the history names three of many files, counts the others, and tells the progress', async () => {
  const id = await scenario.running(uat.actor, firma.actor);
  const files = await Promise.all(['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf'].map((name) => fileOf(firma, name)));
  await firma.post(`/projects/${id}/files`, { files: files.slice(0, 4) });
  await firma.post(`/projects/${id}/files`, { files });
  const { history } = view(await firma.post(`/projects/${id}/progress`, { version: 2, progress: 40 }));
  expect(history.map(entryLabel).slice(-3)).toEqual([
    'Fișiere adăugate: 1.pdf, 2.pdf, 3.pdf și încă unul',
    'Fișiere adăugate: 1.pdf, 2.pdf, 3.pdf și încă 2',
    'Stadiu actualizat: 40%',
  ]);
});

test('a side takes off its own files, not those of the other side nor those of a delivery', async () => {
  const id = await scenario.running(uat.actor, firma.actor);
  const [own, theirs, delivered] = [
    await fileOf(firma, 'a.pdf'),
    await fileOf(uat, 'b.pdf'),
    await fileOf(firma, 'c.pdf'),
  ];
  await scenario.as(uat.actor, (write) => addProjectFiles(write, { id, files: [theirs] }));
  view(await firma.post(`/projects/${id}/files`, { files: [own] }));
  const { deliveries } = view(
    await firma.post(`/projects/${id}/deliver`, { version: 2, note: '', files: [delivered] }),
  );
  expect(deliveries).toMatchObject([{ files: [{ name: 'c.pdf' }] }]);
  for (const file of [theirs, delivered])
    expect((await firma.post(`/projects/${id}/files/${file}/remove`, {})).statusCode).toBe(404);
  const { files, history } = view(await firma.post(`/projects/${id}/files/${own}/remove`, {}));
  expect(files?.map(({ name, delivery }) => [name, delivery])).toEqual([
    ['c.pdf', 1],
    ['b.pdf', null],
  ]);
  expect(history.map(entryLabel).slice(-2)).toEqual(['Lucrare predată: c.pdf', 'Fișier scos: a.pdf']);
  expect((await firma.post(`/projects/${id}/files/${own}/remove`, {})).statusCode).toBe(404);
});

test.each([
  ['none', () => [], 400],
  ["another organisation's", async () => [await fileOf(uat, 'străin.pdf')], 422],
  ['one that is gone', () => ['0199b5a0-0000-7000-8000-000000000000'], 422],
])('%s is not added', async (_, files, status) => {
  const id = await scenario.running(uat.actor, firma.actor);
  expect((await firma.post(`/projects/${id}/files`, { files: await files() })).statusCode).toBe(status);
  expect(view(await firma.get(`/projects/${id}`)).files).toEqual([]);
});

test('a finished project takes no more files, and tidying leaves those it has', async () => {
  const id = await scenario.running(uat.actor, firma.actor);
  const file = await fileOf(firma, 'Raport.pdf');
  view(await firma.post(`/projects/${id}/files`, { files: [file] }));
  await rows(`update stored_file set created_at = now() - interval '3 days' where id = ?`, [file]);
  const [tidy] = attachments.tidy ?? [];
  if (typeof tidy !== 'object') throw new Error('Nothing tidies attachments.');
  await asSystem(database.orm, ({ db, now }) => tidy.apply(db, now));
  expect((await firma.get(at(id, file))).statusCode).toBe(200);
  const done = await scenario.completed(uat.actor, firma.actor);
  const late = await firma.post(`/projects/${done}/files`, { files: [await fileOf(firma, 'târziu.pdf')] });
  expect(late.statusCode).toBe(409);
});
