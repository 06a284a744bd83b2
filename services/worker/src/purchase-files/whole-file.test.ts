import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from '@jest/globals';
import { anAttachment } from '@psp/bff-kit/testing/attachment';
import { storePerson } from '@psp/bff-kit/testing/people';
import type { Actor } from '@psp/domain/actor';
import { startConversation } from '@psp/domain/communicating/messages/start';
import { writeMessage } from '@psp/domain/communicating/messages/write-message';
import { DEFAULT_WEIGHTS } from '@psp/contracts/scores';
import { openFileStore } from '@psp/domain/operating/files/store';
import { createReadDb } from '@psp/domain/read-db';
import { acceptOffer } from '@psp/domain/sourcing/offers/decide-offer';
import { purchasePart } from '@psp/domain/sourcing/purchase-files/queries';
import { requestFile } from '@psp/domain/sourcing/purchase-files/request-file';
import { answerQuestion, askQuestion } from '@psp/domain/sourcing/questions/commands';
import { saveComparison } from '@psp/domain/sourcing/service-requests/compare-offers';
import { openOffers } from '@psp/domain/sourcing/service-requests/open-offers';
import { saveRequest } from '@psp/domain/sourcing/service-requests/write-request';
import { createTestDatabase } from '@psp/domain/testing/database';
import { aPdf } from '@psp/domain/testing/documents';
import { anOffer, aRequest, createScenario } from '@psp/domain/testing/scenario';
import yauzl from 'yauzl';
import { readPdf } from '@psp/bff-kit/testing/read-pdf';
import { makePurchaseFile } from './make-file.ts';

const folder = await mkdtemp(join(tmpdir(), 'whole-file-'));
const [database, files] = [await createTestDatabase(), await openFileStore(pathToFileURL(folder).href)];
const { orm } = database;
const scenario = createScenario(orm);
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const [uat, chosen, other] = (await Promise.all(
  (['uat', 'firma', 'firma'] as const).map(async (kind) => (await storePerson(orm, { kind })).actor),
)) as [Actor, Actor, Actor];
const named = (name: string, { organisationId }: Actor) =>
  orm.em.fork().execute('update organisation set name = ? where id = ?', [name, organisationId]);
await Promise.all([named('Ștampila SRL', chosen), named('Țigla SRL', other)]);

/** Stores a PDF with unique bytes for an actor, and returns its id and bytes. */
async function stored(actor: Actor, name: string, padding: number) {
  const bytes = aPdf(padding);
  const { id } = await anAttachment({ orm, files }, actor, name, bytes);
  return { id, bytes };
}

/** Makes the file of a request as the worker does. */
async function fileOf(requestId: string, failures = 0) {
  const id = await scenario.as(uat, (write) => requestFile(write, { id: requestId }));
  await makePurchaseFile({ orm, files, publicOrigin: 'https://portal.example' }, { id, failures });
  const read = async (kind: 'pdf' | 'zip') =>
    files.readToBuffer((await purchasePart(createReadDb(orm), uat, id, kind)).storageKey);
  const entries = new Map<string, Buffer>();
  const zip = await yauzl.fromBufferPromise(await read('zip'), {});
  for await (const entry of zip.eachEntry())
    entries.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  return { pages: (await readPdf(await read('pdf'))).pages, entries };
}

await orm.em.fork().execute(`update account set position = 'Secretar general' where id = ?`, [uat.accountId]);
const deadline = new Date(Date.now() + 10 * 86_400_000).toISOString();
const first = await stored(uat, 'caiet.pdf', 100);
const second = await stored(uat, 'anexă: 1.pdf', 2000);
const content = aRequest({
  title: 'Arhivă',
  deadline,
  budgetMax: 90_000,
  invited: [chosen.organisationId],
  weights: DEFAULT_WEIGHTS,
});
await scenario.sent(uat, aRequest({ title: 'Alta', deadline, budgetMax: 200_000 }));
const requestId = await scenario.sent(uat, { ...content, attachments: [first.id] });
const version = () => scenario.versionOf('service_request', requestId);

test('the archive has the files of the request and, after the opening, of the offers, byte for byte', async () => {
  const changed = { ...content, description: 'Altă descriere.', attachments: [first.id, second.id] };
  const read = await version();
  await scenario.as(uat, (write) => saveRequest(write, { id: requestId, version: read, content: changed }));
  const offered = await stored(chosen, 'ofertă.pdf', 7000);
  const attachments = [offered.id];
  await scenario.as(other, (write) => askQuestion(write, { id: requestId, body: 'Câți metri de raft?' }));
  const [asked] = await orm.em.fork().execute<{ id: string }[]>('select id from question');
  await scenario.as(uat, (write) => answerQuestion(write, { id: asked?.id ?? '', version: 1, answer: 'Trei sute.' }));
  await scenario.submitted(chosen, requestId, anOffer({ price: 50_000, deliveryDays: 20, attachments }));
  const own = [
    ['fisiere/1-caiet.pdf', first.bytes],
    ['fisiere/2-anexă_ 1.pdf', second.bytes],
  ] as const;
  const filesIn = ({ entries }: { entries: Map<string, Buffer> }) => [...entries].slice(3);
  expect(filesIn(await fileOf(requestId))).toEqual(own);
  await scenario.submitted(other, requestId, anOffer({ price: 60_000 }));
  const opening = await version();
  await scenario.as(uat, (write) => openOffers(write, { id: requestId, version: opening }));
  expect(filesIn(await fileOf(requestId))).toEqual([...own, ['oferte/Ștampila SRL/3-ofertă.pdf', offered.bytes]]);
});

test('the PDF contains everything that a purchase file must contain', async () => {
  const offers = await orm.em
    .fork()
    .execute<{ id: string; price: string }[]>('select id, price from offer where request_id = ? order by price', [
      requestId,
    ]);
  const [best = '', worse = ''] = offers.map(({ id }) => id);
  const weights = { price: 60, term: 20, rating: 10, method: 10 };
  const why = 'Bugetul a scăzut.';
  const compared = await version();
  await scenario.as(uat, (write) =>
    saveComparison(write, { id: requestId, version: compared, weights, marks: { [best]: 9, [worse]: 4 }, reason: why }),
  );
  const read = await scenario.versionOf('offer', best);
  const reason = 'Cel mai mic preț și termenul cel mai scurt.';
  const declineReasons = [{ offerId: worse, reason: 'Prețul este mai mare.' }];
  await scenario.as(uat, (write) =>
    acceptOffer(write, { id: best, version: read, reason, declineReason: '', declineReasons }),
  );
  const { pages, entries } = await fileOf(requestId);
  const text = pages.join(' ').replaceAll('\u00a0', ' ');
  const moment = String.raw`\d\d\.\d\d\.\d{4}, \d\d:\d\d`;
  for (const part of [
    /Arhivă/,
    /Cine a lucrat la achiziție.*Secretar general.*Ofertă acceptată/,
    /https:\/\/portal\.example\/verificare\//,
    /Versiunea 1, din .*Versiunea 2, din .*Altă descriere\./,
    new RegExp(`Ștampila SRL.* invitată ${moment}`),
    new RegExp(`Câți metri de raft\\? Trei sute\\. Răspuns la ${moment}`),
    new RegExp(`Ofertele, așa cum au fost deschise.*Ștampila SRL ${moment} 50\\.000,00 21% 60\\.500,00 20`),
    new RegExp(`Țigla SRL ${moment} 60\\.000,00`),
    /Preț, cel mult 60 Termen, cel mult 20 Notă, cel mult 10 Metodă, cel mult 10/,
    /Ștampila SRL 1 60,0 20,0 5,0 9,0 94,0/,
    /Ponderile anunțate firmelor în solicitare: preț 50%, termen 20%, notă 20%, metodă 10%\./,
    /stabilite după deschidere .* 50\/20\/20\/10 -> 60\/20\/10\/10, metoda .*fără notă -> .*, după deschidere .* Bugetul a scăzut\./,
    /Motivul: Cel mai mic preț și termenul cel mai scurt\./,
    /Țigla SRL Respinsă Prețul este mai mare\./,
    new RegExp(`Istoric.*${moment} Oferte deschise`),
    /Bugetul la trimitere: 90\.000,00 lei, împreună cu o solicitare asemănătoare din ultimele 12 luni, 200\.000,00 lei; în total 290\.000,00 lei, fără TVA\. Depășește pragul de 270\.120,00 lei/,
    /Valoarea aleasă: 50\.000,00 lei, împreună cu .* în total 250\.000,00 lei, fără TVA\. Nu depășește pragul de 270\.120,00 lei/,
    /Întocmit .*Verificat .*Aprobat/,
    /Suma de control SHA-256 a conținutului: (?:[0-9a-f]\s?){64}/,
  ])
    expect(text).toMatch(part);
  pages.forEach((page, at) => expect(page).toContain(`Pagina ${at + 1} din ${pages.length}`));
  expect([...entries.keys()].map((name) => name.replace(/SP-\d+-\d+/, 'SP'))).toEqual([
    ...['dosar-SP.pdf', 'comparatie-SP.xlsx', 'firme-anuntate.csv', 'fisiere/1-caiet.pdf', 'fisiere/2-anexă_ 1.pdf'],
    'oferte/Ștampila SRL/3-ofertă.pdf',
  ]);
});

test('the file contains the clarifications after the opening with their files, but no notes and nothing after the choice', async () => {
  const { requestId, offerIds } = await scenario.opened(uat, [chosen, other]);
  const plan = await stored(chosen, 'plan.pdf', 77);
  const about = { request: requestId, to: chosen.organisationId, subject: 'Clarificări' };
  const id = await scenario.as(uat, (write) =>
    startConversation(write, { ...about, body: 'Transportul este inclus?' }),
  );
  const say = (actor: Actor, body: string, isNote = false, attachments: string[] = []) =>
    scenario.as(actor, (write) => writeMessage(write, { id, body, isNote, attachments }));
  await say(chosen, 'Da, transportul este inclus.', false, [plan.id]);
  await say(uat, 'Notă: pare în regulă', true);
  // Several firms in the registry have the same name.
  await named('Ștampila SRL', other);
  const same = await stored(other, 'plan.pdf', 99);
  const asked = await scenario.as(uat, (write) =>
    startConversation(write, { ...about, to: other.organisationId, body: 'Și la dvs.?' }),
  );
  await scenario.as(other, (write) =>
    writeMessage(write, { id: asked, body: 'Nu.', isNote: false, attachments: [same.id] }),
  );
  const before = await fileOf(requestId);
  const text = before.pages.join(' ');
  for (const said of ['Clarificări după deschidere', 'Transportul este inclus?', 'Da, transportul este inclus.'])
    expect(text).toContain(said);
  expect(text).toContain('Fișiere: plan.pdf');
  expect(text).not.toContain('pare în regulă');
  const clarified = [1, 2].map((at) => before.entries.get(`clarificari/Ștampila SRL/${at}-plan.pdf`));
  expect(new Set(clarified)).toEqual(new Set([plan.bytes, same.bytes]));
  const [offerId = ''] = offerIds;
  const version = await scenario.versionOf('offer', offerId);
  await scenario.as(uat, (write) =>
    acceptOffer(write, { id: offerId, version, reason: 'Prețul.', declineReason: 'Alta.' }),
  );
  await say(uat, 'Ne vedem la semnare.');
  const after = (await fileOf(requestId)).pages.join(' ');
  expect(after).toContain('Da, transportul este inclus.');
  expect(after).not.toContain('Ne vedem la semnare.');
});

test('when a firm writes very much, the PDF contains the last messages and the archive all of them', async () => {
  const bidder = (await storePerson(orm, { kind: 'firma' })).actor;
  const id = await scenario.sent(uat, aRequest({ title: 'Multe mesaje', deadline }));
  await scenario.submitted(bidder, id, anOffer({ method: 'Metoda, pe larg. '.repeat(100) }));
  const read = await scenario.versionOf('service_request', id);
  await scenario.as(uat, (write) => openOffers(write, { id, version: read }));
  const talk = { to: bidder.organisationId, request: id, subject: 'Transport', body: 'Începem.' };
  const conversationId = await scenario.as(uat, (write) => startConversation(write, talk));
  await orm.em.fork().execute(
    `insert into message (conversation_id, number, organisation_id, account_id, body, created_at)
      select ?, n, ?, ?, 'Rândul ' || n || '.', now() from generate_series(2, 1200) n`,
    [conversationId, bidder.organisationId, bidder.accountId],
  );
  const { pages, entries } = await fileOf(id);
  const text = pages.join(' ');
  expect(text).toContain('Sunt tipărite ultimele 500 de mesaje din 1200');
  expect(text).toContain('Rândul 701.');
  expect(text).not.toContain('Rândul 700.');
  const messages = String(entries.get(`clarificari/${bidder.organisationName}/mesaje-1.txt`));
  for (const said of ['Începem.', 'Rândul 2.', 'Rândul 700.', 'Rândul 1200.']) expect(messages).toContain(said);
  const cut = await fileOf(id, 2);
  expect(cut.pages.join(' ')).toContain('Textul întreg se află în arhiva ZIP, în fișierul dosar-integral.txt.');
  expect(cut.pages.length).toBeLessThan(pages.length / 2);
  expect(String(cut.entries.get('dosar-integral.txt'))).toContain('Metoda, pe larg. '.repeat(99));
});

test('the file is made although the object of an attachment is lost', async () => {
  const lost = await stored(uat, 'pierdut.pdf', 300);
  const id = await scenario.sent(uat, { ...aRequest({ title: 'Fișier pierdut', deadline }), attachments: [lost.id] });
  const [row] = await orm.em
    .fork()
    .execute<{ key: string }[]>('select storage_key as key from stored_file where id = ?', [lost.id]);
  await files.deleteFile(row?.key ?? '');
  const { entries } = await fileOf(id);
  expect(String(entries.get('fisiere/1-pierdut.pdf.lipsa.txt'))).toContain('„pierdut.pdf” nu mai există');
});
