import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { storePerson } from '@psp/bff-kit/testing/people';
import { acceptOffer } from '@psp/domain/sourcing/offers/decide-offer';
import { verify } from '@psp/domain/operating/documents/verify';
import { listPurchaseFiles, purchasePart } from '@psp/domain/sourcing/purchase-files/queries';
import { requestFile } from '@psp/domain/sourcing/purchase-files/request-file';
import { answerConsultation } from '@psp/domain/sourcing/consultations/own-answer';
import { concludeConsultation } from '@psp/domain/sourcing/consultations/conclude';
import { inviteAuthority } from '@psp/domain/sourcing/groups/lead';
import { confirmPart } from '@psp/domain/sourcing/groups/own-part';
import { sendRequest } from '@psp/domain/sourcing/service-requests/send-request';
import { createDraft } from '@psp/domain/sourcing/service-requests/write-request';
import { openOffers } from '@psp/domain/sourcing/service-requests/open-offers';
import { anOffer, aRequest } from '@psp/domain/testing/scenario';
import yauzl from 'yauzl';
import { readPdf } from '@psp/bff-kit/testing/read-pdf';
import { startTestWorker } from '../testing/start.ts';
import { untilRow } from '../testing/worker.ts';

const METHOD = 'Preluăm fișele în ordinea străzilor; șase operatori, câte două treceri.';
const { database, db, files, scenario } = await startTestWorker();
const { actor: uat } = await storePerson(database.orm, { kind: 'uat' });

/** Stores a sent request with `count` sealed offers. */
async function sealed(count: number, method = METHOD) {
  const id = await scenario.sent(uat, aRequest({ title: 'Registrul agricol, fișe și ștampile' }));
  const offers: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const { actor } = await storePerson(database.orm, { kind: 'firma' });
    await database.orm.em
      .fork()
      .execute('update organisation set name = ? where id = ?', [`Știință ${at} Țara SRL`, actor.organisationId]);
    offers.push(
      await scenario.submitted(actor, id, anOffer({ price: 50_000 + at * 137, deliveryDays: 30 + at, method })),
    );
  }
  return { id, offers };
}
/** Copies the only offer of a request for `count` more firms by SQL; by commands this would take most of a minute. */
const repeat = (id: string, count: number) =>
  database.orm.em.fork().execute(
    `with firms as (insert into organisation (kind, name, status)
      select 'firma', 'Așezământul ' || n || ' Țara SRL', 'approved' from generate_series(1, ?) n returning id)
    insert into offer (request_id, organisation_id, created_by, status, price, vat_rate, delivery_days, valid_until, method, team,
      request_revision, submitted_at, created_at, updated_at)
    select o.request_id, f.id, o.created_by, o.status, o.price, o.vat_rate, o.delivery_days, o.valid_until, o.method, o.team,
      o.request_revision, o.submitted_at, o.created_at, o.updated_at from offer o, firms f where o.request_id = ?`,
    [count, id],
  );
const open = async (id: string) =>
  scenario.as(uat, async (write) =>
    openOffers(write, { id, version: await scenario.versionOf('service_request', id) }),
  );

/** Has the worker make the file of a request, and returns its parts. */
async function fileOf(requestId: string) {
  const id = await scenario.as(uat, (write) => requestFile(write, { id: requestId }));
  await untilRow(database.orm, `select 1 from purchase_file where id = '${id}' and ready_at is not null`);
  const read = async (kind: 'pdf' | 'zip' | 'xlsx') =>
    files.readToBuffer((await purchasePart(db, uat, id, kind)).storageKey);
  const [view] = await listPurchaseFiles(db, uat, requestId);
  const xlsx = view?.parts.some(({ kind }) => kind === 'xlsx') ? await read('xlsx') : Buffer.alloc(0);
  return { view, pdf: await read('pdf'), zip: await read('zip'), xlsx };
}
const namesIn = async (archive: Buffer): Promise<string[]> => {
  const zip = await yauzl.fromBufferPromise(archive, {});
  const names: string[] = [];
  for await (const { fileName } of zip.eachEntry()) names.push(fileName);
  return names;
};
const firmsOf = (requestId: string) =>
  database.orm.em
    .fork()
    .execute<{ name: string }[]>(
      'select f.name from offer o join organisation f on f.id = o.organisation_id where o.request_id = ?',
      [requestId],
    );

test('the file documents a choice completely, and its code verifies its bytes', async () => {
  const { id, offers } = await sealed(3);
  await open(id);
  const [winner = '', ...others] = offers;
  const version = await scenario.versionOf('offer', winner);
  const reason = 'Cel mai mare punctaj și metodă potrivită.';
  const declineReasons = others.map((offerId, at) => ({ offerId, reason: `Oferta dvs. este pe locul ${at + 2}.` }));
  await scenario.as(uat, (write) =>
    acceptOffer(write, { id: winner, version, reason, declineReason: '', declineReasons }),
  );
  const { view, pdf, zip, xlsx } = await fileOf(id);
  const { pages } = await readPdf(pdf);
  const text = pages.join(' ');
  for (const { name } of await firmsOf(id)) expect(text).toContain(name);
  for (const said of ['Registrul agricol, fișe și ștampile', METHOD, reason, 'locul 2.', 'locul 3.', '50.137,00'])
    expect(text).toContain(said);
  for (const part of ['Alegerea', 'Ponderile și punctajele', 'Întrebări și răspunsuri', 'Istoric', 'Semnături'])
    expect(text).toContain(part);
  pages.forEach((page, at) => expect(page).toContain(`Pagina ${at + 1} din ${pages.length}`));
  expect(view?.isComplete).toBe(true);
  expect(text).not.toContain('nu este complet.');
  expect(text).toContain(view?.code);
  const verified = await verify(db, view?.code ?? '');
  expect(text.replace(/\s/g, '')).toContain(verified.contentChecksum);
  const sums = Object.fromEntries(verified.parts.map(({ kind, checksum }) => [kind, checksum]));
  const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  expect(sums).toEqual({ pdf: sumOf(pdf), zip: sumOf(zip), xlsx: sumOf(xlsx) });
  expect((await namesIn(zip)).map((name) => name.replace(/SP-\d+-\d+/, 'SP'))).toEqual([
    ...['dosar-SP.pdf', 'comparatie-SP.xlsx', 'firme-anuntate.csv'],
  ]);
  expect((await namesIn(xlsx)).some((name) => name.endsWith('sheet1.xml'))).toBe(true);
});

test('the PDF meets the machine-checkable rules of PDF/UA-1: tags, language, title, claim, bookmarks', async () => {
  const { id } = await sealed(2);
  await open(id);
  const { pdf } = await fileOf(id);
  const { roles, info, metadata, markInfo, preferences, outline } = await readPdf(pdf);
  expect(markInfo).toMatchObject({ Marked: true });
  expect(info).toMatchObject({ Language: 'ro-RO', Title: expect.stringContaining('Dosarul achiziției SP-') });
  expect(preferences).toMatchObject({ DisplayDocTitle: true });
  expect(metadata).toMatch(/pdfuaid:part>1</);
  expect(metadata).toMatch(/dc:title/);
  expect(new Set(roles)).toEqual(
    new Set(['Root', 'Document', 'Sect', 'H1', 'H2', 'H3', 'P', 'Figure', 'Table', 'TR', 'TH', 'TD']),
  );
  expect(outline).toEqual([
    ...['Solicitarea', 'Alegerea', 'Ofertele, așa cum au fost deschise', 'Ponderile și punctajele'],
    ...[
      'Întrebări și răspunsuri',
      'Cine a fost anunțat și invitat',
      'Versiuni și fișiere',
      'Istoric',
      'Cine a lucrat la achiziție',
      'Pragul achiziției directe',
      'Semnături',
    ],
  ]);
  const raw = pdf.toString('latin1');
  expect(raw).toMatch(/\/Scope \/Column/);
  expect(raw).toMatch(/\/FontFile2 /);
  expect(raw).not.toMatch(/\/BaseFont \/Helvetica/);
});

test('before the opening the file contains no offers and no bidders', async () => {
  const { id } = await sealed(2);
  await database.orm.em
    .fork()
    .execute(
      `update taxonomy_value set name = 'Servicii digitale' where taxonomy = 'domains' and slug = 'it-digitalizare'`,
    );
  const { view, pdf, xlsx, zip } = await fileOf(id);
  // Sum of the earlier purchases, one of which has the same price as an offer here.
  const text = (await readPdf(pdf)).pages.join(' ').replace(/, împreună cu [^;]*;/, '');
  expect(text).toContain('Servicii digitale');
  expect(view?.isComplete).toBe(false);
  expect(text).toContain('Dosar întocmit înainte de alegere: nu este complet.');
  expect(text).toContain('Până acum au fost depuse 2');
  for (const secret of [METHOD, '50.000,00', '50.137,00', 'ofertă depusă', 'fără ofertă'])
    expect(text).not.toContain(secret);
  const sheet = await yauzl.fromBufferPromise(xlsx, {});
  expect(sheet.entryCount).toBeGreaterThan(0);
  expect(await namesIn(zip)).toHaveLength(3);
});

test('a file requested before the choice and made after it has the same state in the PDF and on the page', async () => {
  const { id, offers } = await sealed(1);
  await open(id);
  const [offer = ''] = offers;
  const version = await scenario.versionOf('offer', offer);
  await scenario.as(uat, (write) => acceptOffer(write, { id: offer, version, declineReason: '' }));
  await database.orm.em
    .fork()
    .execute(`update service_request set started_at = started_at + interval '1 hour' where id = ?`, [id]);
  const { view, pdf } = await fileOf(id);
  expect(view?.isComplete).toBe(false);
  expect((await readPdf(pdf)).pages.join(' ')).toContain('Dosar întocmit înainte de alegere: nu este complet.');
});

test('the file contains all of 200 offers with long methods', async () => {
  const { id } = await sealed(1, `${METHOD} ${'Verificăm fiecare poziție. '.repeat(30)}`);
  await repeat(id, 199);
  await open(id);
  const { pdf } = await fileOf(id);
  const text = (await readPdf(pdf)).pages.join(' ');
  const firms = await firmsOf(id);
  expect(firms).toHaveLength(200);
  expect(firms.filter(({ name }) => !text.includes(name))).toEqual([]);
});

test('the file of a group request lists the authorities with their parts and has a signature field for each', async () => {
  const { actor: other } = await storePerson(database.orm, { kind: 'uat' });
  const store = database.orm.em.fork();
  await store.execute(`update organisation set county_code = 'SB' where kind = 'uat'`);
  await store.execute(`update organisation set name = 'Comuna Participantă' where id = ?`, [other.organisationId]);
  const content = aRequest({ title: 'Gratere pentru iarnă' });
  const id = await scenario.as(uat, (write) => createDraft(write, { content, kind: 'group' }));
  await scenario.as(uat, (write) => inviteAuthority(write, { id, authorityId: other.organisationId }));
  const part = { need: 'Două gratere.', quantity: 'două bucăți', budget: 9000.5, place: 'Remiza nouă' };
  await scenario.as(other, (write) => confirmPart(write, { id, version: 1, content: part }));
  await scenario.as(uat, (write) => sendRequest(write, { id, version: 1 }));
  const { pages, outline } = await readPdf((await fileOf(id)).pdf);
  expect(outline.slice(0, 3)).toEqual(['Solicitarea', 'Cine cere împreună', 'Alegerea']);
  for (const said of ['Două gratere.', 'două bucăți', '9.000,50', 'Remiza nouă'])
    expect(pages.join(' ')).toContain(said);
  expect(pages.at(-1)).toContain('Comuna Participantă');
});

test('the file of a consultation contains the conclusion and, after the opening, the answers', async () => {
  const { actor } = await storePerson(database.orm, { kind: 'firma' });
  const content = aRequest({ title: 'Consultare despre iluminat', invited: [actor.organisationId] });
  const id = await scenario.sent(uat, content, 'consultation');
  const answer = { method: METHOD, term: 'Șase săptămâni.', questions: 'Câți stâlpi sunt?' };
  await scenario.as(actor, (write) => answerConsultation(write, { id, version: null, content: answer }));
  const sealedText = (await readPdf((await fileOf(id)).pdf)).pages.join(' ');
  expect(sealedText).toContain('Răspunsurile nu au fost deschise. Până acum a venit unul;');
  expect(sealedText).not.toContain(METHOD);
  await open(id);
  const conclusion = 'Se poate lucra în șase săptămâni; urmează cererea de oferte.';
  await scenario.as(uat, async (write) =>
    concludeConsultation(write, { id, version: await scenario.versionOf('service_request', id), conclusion }),
  );
  const { view, pdf, zip } = await fileOf(id);
  expect(view?.parts.map(({ kind }) => kind)).toEqual(['pdf', 'zip']);
  expect((await namesIn(zip)).map((name) => name.replace(/SP-\d+-\d+/, 'SP'))).toEqual([
    ...['dosar-SP.pdf', 'firme-anuntate.csv'],
  ]);
  const { pages, outline } = await readPdf(pdf);
  expect(pages.join(' ').replace(conclusion, '')).not.toMatch(/ofert[ăe]/i);
  for (const said of [
    'a răspuns',
    'Răspunsuri deschise',
    METHOD,
    'Șase săptămâni.',
    'Câți stâlpi sunt?',
    conclusion,
    'Dosarul consultării de piață',
  ])
    expect(pages.join(' ')).toContain(said);
  expect(outline.slice(0, 3)).toEqual(['Solicitarea', 'Concluzia consultării', 'Răspunsurile firmelor']);
});
