import { beforeAll, expect, test } from '@jest/globals';
import { readPdf } from '@psp/bff-kit/testing/read-pdf';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { aLine } from '@psp/contracts/testing/offer-lines';
import { anOffer, aRequest, createScenario } from '@psp/domain/testing/scenario';
import { bffFirma } from '../app.ts';

const { app, database } = await startTestApp(bffFirma, 'firma');
const scenario = createScenario(database.orm);
const lines = [aLine({ quantity: 2.5, unitPrice: 19.99, vatRate: 11 }), aLine({ unitPrice: 80_000 })];
const content = anOffer({ lines, method: 'Pe rând, cu ștampile și țigle.', team: 'Ana Pop, coordonator' });
let uat: Awaited<ReturnType<typeof app.as>>;
let firma: typeof uat;

beforeAll(async () => {
  [uat, firma] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];
});

const paperOf = async (id: string) => {
  const answer = await firma.get(`/offers/${id}/pdf`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' });
  return { name: String(answer.headers['content-disposition']), ...(await readPdf(answer.rawPayload)) };
};

test('a draft is marked as one on every page, and a submitted offer is not', async () => {
  const requestId = await scenario.sent(uat.actor, aRequest({ title: 'Acoperișul școlii' }));
  const many = { ...content, lines: Array.from({ length: 60 }, (_, at) => aLine({ description: `Rândul ${at + 1}` })) };
  const id = await scenario.offer(firma.actor, requestId, many);
  const draft = await paperOf(id);
  expect(draft.name).toMatch(/filename="ciorna-oferta-SP-/);
  expect(draft.pages.length).toBeGreaterThan(1);
  for (const page of draft.pages) expect(page).toContain('CIORNĂ');
  expect(draft.pages.join(' ')).toContain('Rândul 60');
  await firma.post(`/offers/${id}/submit`, { version: 1 });
  const sent = await paperOf(id);
  expect(sent.name).toMatch(/filename="oferta-SP-/);
  expect(sent.pages.join(' ')).not.toContain('CIORNĂ');
});

test('a withdrawn offer says so, and when, at the top and on every page', async () => {
  const id = await scenario.submitted(firma.actor, await scenario.sent(uat.actor), content);
  await firma.post(`/offers/${id}/withdraw`, { version: 2 });
  const { pages } = await paperOf(id);
  expect(pages[0]).toMatch(
    /^.*RETRASĂ.* Retrasă la \d{2}\.\d{2}\.\d{4}, \d{2}:\d{2}\. Oferta nu mai este valabilă\. .*Ofertă Către/,
  );
  for (const page of pages) expect(page).toContain('RETRASĂ');
});

test('the paper says all of the offer, in a structure that is read aloud', async () => {
  const requestId = await scenario.sent(uat.actor, aRequest({ title: 'Acoperișul școlii' }));
  await database.orm.em
    .fork()
    .execute(
      `update organisation set registration_number = 'J32/12/2019', legal_representative = 'Dan Pop', address = 'Str. Mare 1, Sibiu', locality = 'Sibiu' where id = ?`,
      [firma.actor.organisationId],
    );
  const { pages, roles, metadata, markInfo } = await paperOf(await scenario.submitted(firma.actor, requestId, content));
  const text = pages.join(' ');
  expect(text).toMatch(/Numărul ofertei SP-\d{4}-\d+\/[0-9A-F]{6}/);
  for (const said of [
    'Acoperișul școlii',
    'Pe rând, cu ștampile și țigle.',
    'Ana Pop, coordonator',
    'J32/12/2019',
    'Reprezentant legal: Dan Pop',
    'Str. Mare 1, Sibiu',
    '11%, 21%',
    'Semnătura',
    'nume, funcție, data, semnătura',
    '49,98',
    '80.049,98',
  ])
    expect(text).toContain(said);
  expect(text).toContain('96.855,48 lei cu TVA');
  for (const role of ['H1', 'H2', 'Table', 'TH', 'TD', 'P']) expect(roles).toContain(role);
  expect(metadata).toContain('pdfuaid');
  expect(markInfo).toMatchObject({ Marked: true });
});

test('an offer is on paper for nobody but its firm', async () => {
  const id = await scenario.submitted(firma.actor, await scenario.sent(uat.actor), content);
  const stranger = await app.as({ kind: 'firma' });
  expect((await stranger.get(`/offers/${id}/pdf`)).statusCode).toBe(404);
  expect((await uat.get(`/offers/${id}/pdf`)).statusCode).toBe(403);
});
