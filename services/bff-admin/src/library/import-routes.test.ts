import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { PNG, upload } from '@psp/bff-kit/testing/upload';
import { editedLibraryView } from '@psp/contracts/library';
import { libraryImportList, type LibraryImportView, libraryImportView } from '@psp/contracts/library-imports';
import { makeImport } from '@psp/domain/knowledge/library/make-import';
import { aDocx, aPdf } from '@psp/domain/testing/documents';
import { bffAdmin } from '../app.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const admin = await app.as({ kind: 'admin' });
const { organisationId } = admin.actor;
const colleague = await app.as({ kind: 'admin', role: 'editor', organisationId });
const viewer = await app.as({ kind: 'admin', role: 'viewer' });

const HEAD = 'Fișier;Titlu;Tip;Categorie;Descriere;Citit de;Autor;Etichete;Verificat la';
/** A row of the table, right except for what is given. */
const row = (
  file: string,
  title: string,
  more: Partial<Record<'type' | 'category' | 'access' | 'day', string>> = {},
) => {
  const { type = 'Ghid', category = 'Achiziții publice', access = 'Membri', day = '' } = more;
  return [file, title, type, category, 'Pe scurt.', access, '', 'achiziții, ghid', day].join(';');
};
const table = (...lines: string[]) => Buffer.from([HEAD, ...lines].join('\r\n'));
const send = (bytes: Buffer, by = admin) => upload(by, '/library-imports', bytes, 'titluri.csv');
const created = async (bytes: Buffer) => libraryImportView.parse((await send(bytes)).json());
const sendFile = (id: string, position: number, name: string, bytes = aPdf(position), by = admin) =>
  upload(by, `/library-imports/${id}/files/${position}`, bytes, name);
const start = ({ id, version }: LibraryImportView, more: object = {}, by = admin) =>
  by.post(`/library-imports/${id}/start`, { version, publishes: false, refused: [], ...more });
const viewOf = async (id: string) => libraryImportView.parse((await viewer.get(`/library-imports/${id}`)).json());
/** Makes the documents of a table whose files are sent in this order; resolves to the import afterwards. */
const imported = async (bytes: Buffer, files: string[], more: object = {}) => {
  const one = await created(bytes);
  for (const [position, name] of files.entries()) expect((await sendFile(one.id, position, name)).statusCode).toBe(200);
  expect((await start(one, more)).statusCode).toBe(200);
  await makeImport(database.orm, one.id);
  return viewOf(one.id);
};

test('each row with its file becomes a draft of the one who imports; the notification leads to the result', async () => {
  const bytes = table(
    row('Ghid A.pdf', 'Ghidul A', { day: '5.3.2026' }),
    row('dosar/MODEL.PDF', 'Modelul', { type: 'template' }),
  );
  const one = await imported(bytes, ['dosar/Ghid A.pdf', 'model.pdf']);
  expect(one).toMatchObject({ status: 'done', rows: 2, made: 2, bad: 0, files: 2, actions: [] });
  const [first] = one.results;
  const document = editedLibraryView.parse((await admin.get(`/library/${first?.documentId}`)).json());
  expect(document).toMatchObject({ status: 'draft', title: 'Ghidul A', verifiedOn: '2026-03-05' });
  expect(document.content).toMatchObject({
    ...{ type: 'guide', access: 'members', author: 'Asociația PSP', tags: ['achiziții', 'ghid'] },
    ...{ ownerId: admin.actor.accountId },
  });
  expect(document.files.map(({ name }) => name)).toEqual(['Ghid A.pdf']);
  expect(document.history.map(({ action }) => action)).toEqual(['library.create']);
  expect(
    await rows('select href from notification where account_id = ? and event = ?', [
      ...[admin.actor.accountId, 'library.imported'],
    ]),
  ).toEqual([{ href: `/admin/library/import/${one.id}` }]);
  const { items } = libraryImportList.parse((await viewer.get('/library-imports')).json());
  expect(items.find(({ id }) => id === one.id)).toMatchObject({ name: 'titluri.csv', made: 2, by: 'Ioana Test' });
});

test('documents are published by choice', async () => {
  const one = await imported(table(row('P.pdf', 'Publicat din import')), ['P.pdf'], { publishes: true });
  const document = editedLibraryView.parse((await admin.get(`/library/${one.results[0]?.documentId}`)).json());
  expect(document).toMatchObject({ status: 'published', edition: 1 });
  const passage = 'select title from passage where source_id = ?';
  expect(await rows(passage, [document.id])).toEqual([{ title: 'Publicat din import' }]);
});

test('every bad row and file is named with its line and the reason; the others become documents', async () => {
  await imported(table(row('K.pdf', 'Titlu deja în bibliotecă')), ['K.pdf']);
  const bytes = table(
    row('1.pdf', 'Bun'),
    row('2.pdf', ''),
    row('3.pdf', 'Tip', { type: 'Roman' }),
    row('4.pdf', 'Categorie', { category: 'Altele' }),
    row('5.pdf', 'Acces', { access: 'Oricine' }),
    row('6.pdf', 'Zi', { day: '31.02.2026' }),
    row('7.pdf', 'BÚN'),
    row('1.PDF', 'Același fișier'),
    row('lipsă.pdf', 'Lipsă'),
    row('8.pdf', 'titlu deja in biblioteca'),
    row('9.pdf', 'De două ori'),
    row('mare.pdf', 'Prea mare'),
    'numai;trei;celule',
  );
  const files = [...Array.from({ length: 8 }, (_, at) => `${at + 1}.pdf`), 'a/9.pdf', 'b/9.pdf', 'fără rând.pdf'];
  const refused = [
    { name: 'mare.pdf', reason: 'attachment.too_large' },
    { name: 'poza.png', reason: 'library.type' },
  ];
  const { results, made, bad } = await imported(bytes, files, { refused });
  expect([made, bad]).toEqual([1, 14]);
  expect(results.map(({ line, file, problem }) => [line, file, problem])).toEqual([
    [2, '1.pdf', null],
    [3, '2.pdf', 'Titlu: Scrieți titlul.'],
    [4, '3.pdf', expect.stringMatching(/^Tip: Alegeți unul dintre: Ghid, .*Studiu\.$/)],
    [5, '4.pdf', expect.stringMatching(/^Categorie: Alegeți/)],
    [6, '5.pdf', 'Citit de: Alegeți unul dintre: Toți vizitatorii, Membri, Parteneri, Toți cei autentificați.'],
    [7, '6.pdf', 'Verificat la: Această zi nu există în calendar.'],
    [8, '7.pdf', 'Titlu: Apare și pe linia 2.'],
    [9, '1.PDF', 'Fișier: Apare și pe linia 2.'],
    [10, 'lipsă.pdf', 'Fișierul nu este printre cele încărcate.'],
    [11, '8.pdf', 'Biblioteca are deja un document cu acest titlu.'],
    [12, '9.pdf', 'Sunt mai multe fișiere cu acest nume.'],
    [13, 'mare.pdf', 'Fișierul depășește 25 MB.'],
    [
      14,
      'numai',
      'Rândul are alt număr de coloane decât antetul: 3 în loc de 9. Fișierul nu este printre cele încărcate.',
    ],
    [null, 'fără rând.pdf', 'Fișierul nu are un rând în tabel.'],
    [null, 'poza.png', 'Fișierul nu are un rând în tabel. Fișierul trebuie să fie PDF, DOCX, XLSX sau ODT.'],
  ]);
});

test('a long cell is cut between two characters', async () => {
  const { results } = await created(table(row('A.pdf', `${'a'.repeat(254)}😀`)));
  expect(results).toMatchObject([{ title: 'a'.repeat(254) }]);
});

test.each<[string, Buffer, string]>([
  ['no rows', table(), 'Linia 1: Fișierul nu are niciun rând sub numele coloanelor.'],
  [
    'too many rows',
    table(...Array.from({ length: 501 }, (_, at) => row(`${at}.pdf`, `T${at}`))),
    'Linia 1: Fișierul poate avea cel mult 500 de rânduri.',
  ],
  [
    'a missing column',
    Buffer.from('Fișier;Titlu\na;b'),
    'Linia 1: Lipsește coloana Tip. Prima linie trebuie să conțină numele coloanelor.',
  ],
  ['an unknown column', Buffer.from(`${HEAD};Preț\n`), 'Linia 1: Coloana „Preț” nu este cunoscută.'],
])('a table with %s is refused as a whole', async (_, bytes, message) => {
  const answer = await send(bytes);
  expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'library-import.table', message }]);
});

test.each<[string, Buffer]>([
  [
    'commas and a byte order mark',
    Buffer.from(`\uFEFF${table(row('x.pdf', 'Țări')).toString().replaceAll(', ', ' | ').replaceAll(';', ',')}`),
  ],
  ['tabs', Buffer.from(table(row('x.pdf', 'Țări')).toString().replaceAll(';', '\t'))],
  [
    'Windows-1250',
    Buffer.from(
      table(row('x.pdf', 'Ţări'))
        .toString()
        .replace(
          /[șţțțăţâîŞŢȚ]/g,
          (one) => ({ ș: '\xba', ţ: '\xfe', ț: '\xfe', ă: '\xe3', Ţ: '\xde', Ț: '\xde' })[one] ?? one,
        ),
      'latin1',
    ),
  ],
])('a table with %s is read', async (_, bytes) => {
  const { results } = await created(bytes);
  expect(results).toMatchObject([{ title: 'Țări', problem: null }]);
});

test('files are checked by their content and replaced by a repeated upload; a started import takes none', async () => {
  const one = await created(table(row('a.pdf', 'Reluat')));
  const refusals = [PNG, aDocx({ macros: true }), Buffer.from('%PDF-1.4 fără sfârșit')];
  const codes = ['library.type', 'file.macros', 'file.damaged'];
  for (const [at, bytes] of refusals.entries())
    expect((await sendFile(one.id, at, 'a.docx', bytes)).json()).toMatchObject({ code: codes[at] });
  for (let n = 0; n < 2; n += 1) expect((await sendFile(one.id, 0, 'a.pdf')).statusCode).toBe(200);
  expect((await viewOf(one.id)).files).toBe(1);
  expect((await sendFile(one.id, 500, 'a.pdf')).statusCode).toBe(404);
  expect((await sendFile(one.id, 1, 'b.pdf', aPdf(), colleague)).statusCode).toBe(404);
  expect((await start(one, {}, colleague)).statusCode).toBe(403);
  expect((await start(one, {}, viewer)).statusCode).toBe(403);
  expect((await send(table(row('a.pdf', 'x')), viewer)).statusCode).toBe(403);
  const answers = await Promise.all([start(one), start(one)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect((await sendFile(one.id, 1, 'b.pdf')).json()).toMatchObject({ code: 'action.not_allowed' });
});

test('a stopped import makes nothing more; one whose author may no longer write names that as the reason', async () => {
  const stopped = await created(table(row('s.pdf', 'Oprit')));
  await sendFile(stopped.id, 0, 's.pdf');
  const { version } = libraryImportView.parse((await start(stopped)).json());
  expect((await colleague.post(`/library-imports/${stopped.id}/stop`, { version })).json()).toMatchObject({
    status: 'stopped',
  });
  await makeImport(database.orm, stopped.id);
  expect(await viewOf(stopped.id)).toMatchObject({ status: 'stopped', made: 0, bad: 0 });
  const author = await app.as({ kind: 'admin', role: 'editor', organisationId });
  const own = libraryImportView.parse((await send(table(row('r.pdf', 'Fără drept')), author)).json());
  await sendFile(own.id, 0, 'r.pdf', aPdf(), author);
  await start(own, {}, author);
  await rows(`update membership set role = 'viewer' where account_id = ?`, [author.actor.accountId]);
  await makeImport(database.orm, own.id);
  expect(await viewOf(own.id)).toMatchObject({
    ...{ status: 'done', made: 0, results: [{ problem: 'Cine a pornit importul nu mai poate scrie în bibliotecă.' }] },
  });
});

test('two workers on one import make each document once', async () => {
  const count = 12;
  const bytes = table(...Array.from({ length: count }, (_, at) => row(`w${at}.pdf`, `Al ${at}-lea odată`)));
  const one = await created(bytes);
  for (let at = 0; at < count; at += 1) await sendFile(one.id, at, `w${at}.pdf`);
  await start(one);
  await Promise.all([makeImport(database.orm, one.id), makeImport(database.orm, one.id)]);
  expect(await viewOf(one.id)).toMatchObject({ status: 'done', made: count, bad: 0 });
  expect(await rows('select title from library_document where title like ?', ['Al %-lea odată'])).toHaveLength(count);
});

test('the example is a table that can be imported', async () => {
  const answer = await viewer.get('/library-import-example');
  expect(answer.headers['content-disposition']).toContain('import-biblioteca.csv');
  expect((await created(answer.rawPayload)).results).toMatchObject([{ line: 2, problem: null }]);
});
