import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { PNG, upload } from '@psp/bff-kit/testing/upload';
import type { FileView } from '@psp/contracts/files';
import { editedLibraryList, editedLibraryView, type LibraryContent, libraryChoices } from '@psp/contracts/library';
import { reportError } from '@psp/domain/knowledge/library/opinions';
import { acting } from '@psp/domain/testing/acting';
import { aDocx, aPdf, aZip } from '@psp/domain/testing/documents';
import { libraryReportList } from '@psp/contracts/library-opinions';
import { bffAdmin } from '../app.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const admin = await app.as({ kind: 'admin' });
const viewer = await app.as({ kind: 'admin', role: 'viewer' });

const content = (more: Partial<LibraryContent> = {}): LibraryContent => ({
  ...{ type: 'guide', title: 'Ghidul cumpărării', category: 'achizitii-publice', description: 'Pașii, pe scurt.' },
  ...{ body: '<h2>Referatul</h2><p>Cine îl scrie.</p>', author: 'Asociația PSP', tags: ['achiziții'] },
  ...{ access: 'members', verifiedOn: null, ownerId: null, url: null, fileIds: [], relatedIds: [], ...more },
});
const create = async (more: Partial<LibraryContent> = {}) =>
  editedLibraryView.parse((await admin.post('/library', content(more))).json());
const publish = async (more: Partial<LibraryContent> = {}) => {
  const { id, version } = await create(more);
  return editedLibraryView.parse((await admin.post(`/library/${id}/publish`, { version })).json());
};
const send = (bytes: Buffer, name = 'model.docx') => upload(admin, '/library-files', bytes, name);
const fileOf = async (): Promise<string> => (await send(aDocx())).json<FileView>().id;
const passages = (id: string) =>
  rows<{ anchor: string; heading: string; text: string; access: string }>(
    'select anchor, heading, text, access from passage where source_id = ? order by position',
    [id],
  );

test('a document is prepared, published, changed by a version with its note, archived and given back', async () => {
  const [first, second] = [await fileOf(), await fileOf()];
  const draft = await create({ fileIds: [first], body: '<p onclick="x()">Text <script>alert(1)</script></p>' });
  expect(draft).toMatchObject({ status: 'draft', edition: 0, actions: ['edit', 'publish'] });
  expect(draft.content.body).toBe('<p>Text </p>');
  const { id } = draft;
  expect(await passages(id)).toEqual([]);
  const put = await admin.put(`/library/${id}`, { ...content({ fileIds: [first] }), version: draft.version });
  const { version } = editedLibraryView.parse(put.json());
  const answers = await Promise.all([1, 2].map(() => admin.post(`/library/${id}/publish`, { version })));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(await passages(id)).toEqual([
    { anchor: '', heading: '', text: 'Pașii, pe scurt.', access: 'members' },
    { anchor: 'referatul', heading: 'Referatul', text: 'Cine îl scrie.', access: 'members' },
  ]);
  const published = editedLibraryView.parse((await admin.get(`/library/${id}`)).json());
  const revision = { ...content({ fileIds: [second], access: 'partners' }), version: published.version };
  expect((await admin.post(`/library/${id}/versions`, { ...revision, note: ' ' })).statusCode).toBe(400);
  const changed = await admin.post(`/library/${id}/versions`, { ...revision, note: 'Alt model.' });
  const revised = editedLibraryView.parse(changed.json());
  expect(revised.versions.map(({ number, note }) => [number, note])).toEqual([
    [2, 'Alt model.'],
    [1, ''],
  ]);
  expect(revised.files.map((file) => [file.id, file.textState])).toEqual([[second, 'waiting']]);
  expect(new Set((await passages(id)).map((one) => one.access))).toEqual(new Set(['partners']));
  // A file of an earlier version is not used again.
  const again = { ...content({ fileIds: [first] }), version: revised.version, note: 'x' };
  expect((await admin.post(`/library/${id}/versions`, again)).json()).toMatchObject({ code: 'library.file_gone' });
  const gone = await admin.post(`/library/${id}/archive`, { version: revised.version, reason: 'Depășit.' });
  const archived = editedLibraryView.parse(gone.json());
  expect(archived.actions).toEqual(['restore']);
  expect(await passages(id)).toEqual([]);
  const back = await admin.post(`/library/${id}/restore`, { version: archived.version });
  expect(editedLibraryView.parse(back.json()).history.map(({ action }) => action)).toEqual(
    ['create', 'edit', 'publish', 'revise', 'archive', 'restore'].map((name) => `library.${name}`),
  );
  expect(await passages(id)).toHaveLength(2);
});

test('two editors make one version; the second is told that the document has changed', async () => {
  const { id, version } = await publish();
  const body = { ...content(), version, note: 'Corectat.' };
  const answers = await Promise.all([1, 2].map(() => admin.post(`/library/${id}/versions`, body)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(await rows('select number from library_version where document_id = ?', [id])).toHaveLength(2);
});

test('a document is published only with a text, a file or an address', async () => {
  const empty = await create({ body: '<p></p>' });
  const refused = await admin.post(`/library/${empty.id}/publish`, { version: empty.version });
  expect([refused.statusCode, refused.json()]).toMatchObject([422, { code: 'library.empty' }]);
  for (const more of [{ fileIds: [await fileOf()] }, { type: 'recording' as const, url: 'https://exemplu.ro/film' }])
    expect(await publish({ body: '', ...more })).toMatchObject({ status: 'published' });
});

test('a check is kept with its day and the person; the choices name members and published documents', async () => {
  const { id, version } = await publish({ title: 'De ales' });
  const checked = editedLibraryView.parse((await admin.post(`/library/${id}/verify`, { version })).json());
  expect(checked.content.ownerId).toBe(admin.actor.accountId);
  expect(checked.verifiedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  const choices = libraryChoices.parse((await admin.get('/library-choices')).json());
  expect(choices.owners.map((owner) => owner.id)).toContain(admin.actor.accountId);
  expect(choices.documents).toContainEqual({ id, title: 'De ales' });
  const other = await create({ relatedIds: [id] });
  expect(other.related).toEqual([{ id, title: 'De ales' }]);
  const { items } = editedLibraryList.parse((await admin.get('/library?q=ales&status=published')).json());
  expect(items.map((one) => one.id)).toEqual([id]);
});

test('bad input is refused', async () => {
  const stranger = await app.as({ kind: 'uat' });
  const taken = await fileOf();
  await create({ fileIds: [taken] });
  const cases: [Partial<LibraryContent>, number][] = [
    [{ title: ' ' }, 400],
    [{ access: 'everybody' as 'members' }, 400],
    [{ type: 'recording' }, 400],
    [{ verifiedOn: '2026-11-14' }, 400],
    [{ ownerId: admin.actor.accountId }, 400],
    [{ verifiedOn: '2026-11-14', ownerId: stranger.actor.accountId }, 422],
    [{ url: 'javascript:alert(1)' }, 400],
    [{ fileIds: [taken] }, 409],
    [{ fileIds: [admin.actor.accountId] }, 409],
    [{ body: 'x'.repeat(200_001) }, 400],
    [{ tags: Array.from({ length: 13 }, (_, place) => `e${place}`) }, 400],
  ];
  for (const [more, status] of cases)
    expect([more, (await admin.post('/library', content(more))).statusCode]).toEqual([more, status]);
  expect((await viewer.post('/library', content())).statusCode).toBe(403);
  expect((await admin.get(`/library/${admin.actor.accountId}`)).statusCode).toBe(404);
  const { id, version } = await create();
  const note = 'Nu este publicat.';
  expect((await admin.post(`/library/${id}/versions`, { ...content(), version, note })).statusCode).toBe(409);
});

test.each<[string, Buffer, number, string]>([
  ['a picture', PNG, 415, 'library.type'],
  ['an archive', aZip({ 'plan.dwg': 'x' }), 415, 'library.type'],
  [
    'a document with macros',
    aZip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '', 'word/vbaProject.bin': '' }),
    422,
    'file.macros',
  ],
  ['a truncated PDF', Buffer.from('%PDF-1.4 fără sfârșit'), 422, 'file.damaged'],
])('%s is refused as a file', async (_, bytes, status, code) => {
  const answer = await send(bytes, 'fisier.docx');
  expect([answer.statusCode, answer.json()]).toMatchObject([status, { code }]);
});

test('a file is downloaded by the association, a draft’s too', async () => {
  const fileId = (await send(aPdf(10), 'Exemplu completat.pdf')).json<FileView>().id;
  const { id } = await create({ fileIds: [fileId] });
  const answer = await viewer.get(`/library/${id}/files/${fileId}`);
  expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([
    200,
    expect.stringMatching(/^attachment/),
  ]);
});

test('reported errors are listed until they are answered; a viewer answers none', async () => {
  const { id, title } = await publish({ title: 'Cu greșeli' });
  const town = await app.as({ kind: 'uat' });
  await acting(database.orm)(town.actor, reportError, { id, text: 'La capitolul 2.' });
  const listOf = async (status: string) =>
    libraryReportList.parse((await admin.get(`/library-reports?status=${status}&q=greseli`)).json()).items;
  const [report] = await listOf('open');
  expect(report).toMatchObject({
    text: 'La capitolul 2.',
    document: { kind: 'library', id, title, edition: 1 },
    edition: 1,
    version: 1,
  });
  const answer = (by: typeof admin) =>
    by.post(`/library-reports/${report?.id}/answer`, { version: 1, answer: 'Am corectat.' });
  expect((await answer(viewer)).statusCode).toBe(403);
  expect((await answer(admin)).json()).toMatchObject({ status: 'answered', answer: 'Am corectat.' });
  expect((await answer(admin)).json()).toMatchObject({ code: 'library.answered' });
  expect([(await listOf('open')).length, (await listOf('answered')).length]).toEqual([0, 1]);
  expect((await admin.post(`/library-reports/${id}/answer`, { version: 1, answer: 'x' })).statusCode).toBe(404);
});
