import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import { storePerson } from '@psp/bff-kit/testing/people';
import type { Actor } from '@psp/domain/actor';
import { acceptAmendment, proposeAmendment } from '@psp/domain/collaborating/amendments/commands';
import { addMilestone } from '@psp/domain/collaborating/projects/milestones';
import { readProject } from '@psp/domain/collaborating/projects/queries';
import { acceptProject, deliverProject, requestChanges } from '@psp/domain/collaborating/projects/steps';
import { askForNote } from '@psp/domain/collaborating/reception-notes/ask-for-note';
import { readNote } from '@psp/domain/collaborating/reception-notes/read-note';
import { found } from '@psp/domain/load';
import { verify } from '@psp/domain/operating/documents/verify';
import { readPdf } from '@psp/bff-kit/testing/read-pdf';
import { startTestWorker } from '../testing/start.ts';
import { untilRow } from '../testing/worker.ts';

const { database, db, files, scenario } = await startTestWorker();
const { actor: uat } = await storePerson(database.orm, { kind: 'uat' });
const { actor: firma } = await storePerson(database.orm, { kind: 'firma' });

beforeAll(async () => {
  const em = database.orm.em.fork();
  const name = (text: string, { organisationId }: Actor) =>
    em.execute('update organisation set name = ? where id = ?', [text, organisationId]);
  await name('Orașul Țăndărei', uat);
  await name('Știință și Înțelepciune SRL', firma);
  await em.execute('update account set display_name = ? where id = ?', ['Ștefania Țurcanu', uat.accountId]);
});

const read = async (id: string) => found(await readProject(db, uat, id, new Date()));
const at = async (id: string) => ({ id, version: await scenario.versionOf('project', id) });

/** Waits for the note of an accepted project. */
async function noteOf(id: string) {
  await untilRow(database.orm, `select 1 from reception_note where project_id = '${id}' and ready_at is not null`);
  const { storageKey, name } = await readNote(db, firma, id);
  return { name, bytes: await files.readToBuffer(storageKey), view: found((await read(id)).receptionNote) };
}

/** Stores a project whose terms were amended, delivered twice, and accepted with a remark. */
async function accepted(): Promise<string> {
  const id = await scenario.running(uat, firma);
  await scenario.as(uat, (write) => addMilestone(write, { id, title: 'Preluarea fișelor', dueOn: null }));
  const terms = { dueOn: '2030-03-05', price: 74_500, reason: 'Încă un modul, cerut de primărie.' };
  await scenario.as(firma, async (write) => proposeAmendment(write, { ...(await at(id)), ...terms }));
  const [amendment] = (await read(id)).amendments ?? [];
  const amendmentId = amendment?.id ?? '';
  await scenario.as(uat, (write) => acceptAmendment(write, { id, amendmentId, version: 1 }));
  const deliver = (note: string) =>
    scenario.as(firma, async (write) => deliverProject(write, { ...(await at(id)), note }));
  await deliver('Am predat fișele până în 1990.');
  const reason = 'Lipsesc fișele din Săcele.';
  await scenario.as(uat, async (write) => requestChanges(write, { ...(await at(id)), reason }));
  await deliver('Am adăugat și fișele lipsă.');
  const remarks = 'Garanția începe astăzi, șase luni.';
  await scenario.as(uat, async (write) => acceptProject(write, { ...(await at(id)), remarks }));
  return id;
}

test('the note states parties, object, price, deadline, deliveries and acceptance, and its code verifies it', async () => {
  const id = await accepted();
  const { name, bytes, view } = await noteOf(id);
  const { request } = await read(id);
  expect(name).toBe(`proces-verbal-receptie-${request.number}.pdf`);
  const { pages } = await readPdf(bytes);
  const text = pages.join(' ');
  for (const said of [
    ...['Proces-verbal de recepție', request.number, 'Orașul Țăndărei', 'Știință și Înțelepciune SRL'],
    ...['74.500,00 lei', '90.145,00 lei', '68.400,00 lei', '05.03.2030', 'Încă un modul, cerut de primărie.'],
    ...['Predarea 1', 'Am predat fișele până în 1990.', 'Lipsesc fișele din Săcele.'],
    ...['Predarea 2', 'Am adăugat și fișele lipsă.', 'Preluarea fișelor', 'neîncheiată'],
    ...['Ștefania Țurcanu', 'Garanția începe astăzi, șase luni.'],
    ...['Pentru Orașul Țăndărei', 'Pentru Știință și Înțelepciune SRL'],
  ])
    expect(text).toContain(said);
  pages.forEach((page, index) => expect(page).toContain(`Pagina ${index + 1} din ${pages.length}`));
  const verified = await verify(db, view.code);
  const unbroken = text.replace(/\s/g, '');
  for (const printed of [verified.contentChecksum, `/verificare/${view.code}`]) expect(unbroken).toContain(printed);
  const checksum = createHash('sha256').update(bytes).digest('hex');
  expect(verified.parts).toEqual([{ kind: 'pdf', size: bytes.length, checksum }]);
  expect(JSON.stringify(verified)).not.toContain('Țăndărei');
});

test('the PDF meets the machine-checkable rules of PDF/UA-1: tags, language, title, claim, bookmarks', async () => {
  const { bytes } = await noteOf(await accepted());
  const { roles, info, metadata, markInfo, preferences, outline } = await readPdf(bytes);
  expect(markInfo).toMatchObject({ Marked: true });
  expect(info).toMatchObject({ Language: 'ro-RO', Title: expect.stringContaining('Proces-verbal de recepție SP-') });
  expect(preferences).toMatchObject({ DisplayDocTitle: true });
  expect(metadata).toMatch(/pdfuaid:part>1</);
  expect(new Set(roles)).toEqual(
    new Set(['Root', 'Document', 'Sect', 'H1', 'H2', 'H3', 'P', 'Figure', 'Table', 'TR', 'TH', 'TD']),
  );
  expect(outline).toEqual([
    ...['Părțile', 'Obiectul', 'Modificări convenite', 'Etape', 'Predări', 'Recepția', 'Semnături'],
  ]);
});

test('the note of a project accepted without one is made when either side requests it', async () => {
  const id = await scenario.completed(uat, firma);
  await noteOf(id);
  await database.orm.em.fork().execute('delete from reception_note where project_id = ?', [id]);
  const before = await read(id);
  expect([before.receptionNote, before.actions]).toEqual([null, ['makeNote', 'review']]);
  await scenario.as(firma, (write) => askForNote(write, { id }));
  const { bytes } = await noteOf(id);
  expect((await readPdf(bytes)).pages.join(' ')).toContain('Recepția s-a făcut fără observații.');
  expect((await read(id)).actions).toEqual(['review']);
});

test('a long note has numbered pages', async () => {
  const id = await scenario.running(uat, firma);
  const note = 'Am verificat fiecare fișă și am consemnat lipsurile. '.repeat(90);
  for (let times = 0; times < 4; times += 1) {
    await scenario.as(firma, async (write) => deliverProject(write, { ...(await at(id)), note }));
    if (times === 3) continue;
    await scenario.as(uat, async (write) => requestChanges(write, { ...(await at(id)), reason: note }));
  }
  await scenario.as(uat, async (write) => acceptProject(write, await at(id)));
  const { pages } = await readPdf((await noteOf(id)).bytes);
  expect(pages.length).toBeGreaterThan(4);
  pages.forEach((page, index) => expect(page).toContain(`Pagina ${index + 1} din ${pages.length}`));
});
