import { beforeAll, expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { offerList, offerText } from '@psp/contracts/offer-list';
import { aLine } from '@psp/contracts/testing/offer-lines';
import { anOffer, aRequest, createScenario } from '@psp/domain/testing/scenario';
import { readZip } from '@psp/domain/testing/zips';
import { bffFirma } from '../app.ts';

const { app, database, rows } = await startTestApp(bffFirma, 'firma');
const scenario = createScenario(database.orm);
let firma: Awaited<ReturnType<typeof app.as>>;
const DANGEROUS = '=HYPERLINK("http://rau.example";"apă")';
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

beforeAll(async () => {
  const uat = await app.as({ kind: 'uat' });
  const other = await app.as({ kind: 'firma' });
  firma = await app.as({ kind: 'firma' });
  const ask = (title: string, days: number) => scenario.sent(uat.actor, aRequest({ title, deadline: day(days) }));
  const roof = await ask('Țigle pentru școală', 9);
  await scenario.offer(firma.actor, roof, anOffer({ price: 900.5 }));
  await scenario.offer(firma.actor, await ask('Apă și canal', 20), anOffer({ price: null }));
  await scenario.submitted(firma.actor, await ask(DANGEROUS, 4), anOffer({ price: 100 }));
  await scenario.offer(other.actor, roof, anOffer({ price: 1 }));
});

const titles = async (query: string) =>
  offerList.parse((await firma.get(`/offers?${query}`)).json()).items.map(({ request }) => request.title);
const short = (all: string[]) => all.map((title) => (title === DANGEROUS ? '=' : title.split(' ')[0]));

test.each([
  ['sort=updated', ['=', 'Apă', 'Țigle']],
  ['sort=deadline', ['Apă', 'Țigle', '=']],
  ['sort=price', ['=', 'Țigle', 'Apă']],
  ['sort=title', ['=', 'Apă', 'Țigle']],
  ['status=draft&sort=price', ['Țigle', 'Apă']],
  ['q=TIGLE', ['Țigle']],
  ['q=canalul&status=submitted', []],
])('the list under %s', async (query, expected) => {
  expect(short(await titles(query))).toEqual(expected);
});

test('a figure leads to the offers of its domain, its state and its days, and to no other', async () => {
  const uat = await app.as({ kind: 'uat' });
  const own = await app.as({ kind: 'firma' });
  const submit = async (category: 'mediu' | 'it-digitalizare') =>
    scenario.submitted(own.actor, await scenario.sent(uat.actor, aRequest({ category })));
  const [first, second, third] = [await submit('mediu'), await submit('mediu'), await submit('it-digitalizare')];
  await scenario.offer(own.actor, await scenario.sent(uat.actor, aRequest({ category: 'mediu' })));
  const set = (id: string, status: string, at: string) =>
    rows('update offer set status = ?, submitted_at = ? where id = ?', [status, at, id]);
  // The last moment of a day and the first of the next, in Romania.
  await set(first, 'declined', '2026-03-31T20:59:59Z');
  await set(second, 'closed', '2026-03-31T21:00:00Z');
  await set(third, 'declined', '2026-04-02T10:00:00Z');
  const ids = async (query: string) =>
    offerList.parse((await own.get(`/offers?${query}`)).json()).items.map(({ id }) => id);
  expect(await ids('from=2026-03-01&to=2026-03-31')).toEqual([first]);
  expect(new Set(await ids('from=2026-04-01'))).toEqual(new Set([second, third]));
  expect(new Set(await ids('status=decided&to=2026-04-02'))).toEqual(new Set([first, third]));
  expect(new Set(await ids('category=mediu&to=2026-12-31'))).toEqual(new Set([first, second]));
  const { body } = await own.get('/offers/export?format=csv&category=mediu&from=2026-04-01');
  expect(body.trim().split('\r\n')).toHaveLength(1 + 1);
  expect((await own.get('/offers?from=2026-02-30')).statusCode).toBe(400);
});

test('the file has exactly the rows of the list in its order, with no cell that a spreadsheet would run', async () => {
  const { body, headers } = await firma.get('/offers/export?format=csv&sort=title');
  expect(headers['content-disposition']).toBe('attachment; filename="oferte.csv"');
  const lines = body.replace('\u{FEFF}', '').trim().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(/^Solicitare;Titlu;Autoritate;Starea ofertei;Preț fără TVA \(lei\)/);
  expect(body).not.toMatch(/(^|;)"?=HYPERLINK/m);
  expect(lines[3]).toContain('900,5');
  const sheet = await firma.get('/offers/export?format=xlsx&q=TIGLE');
  expect(Object.keys(await readZip(sheet.rawPayload))).toContain('xl/workbook.xml');
  expect((await firma.get('/offers/export?format=pdf')).statusCode).toBe(400);
});

test('the text of an earlier offer is read by its firm alone, also after it was withdrawn', async () => {
  const [uat, stranger] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];
  const id = await scenario.submitted(
    firma.actor,
    await scenario.sent(uat.actor, aRequest({ title: 'Poduri' })),
    anOffer({ method: 'Pe rând.', lines: [aLine()] }),
  );
  await firma.post(`/offers/${id}/withdraw`, { version: await scenario.versionOf('offer', id) });
  const text = offerText.parse((await firma.get(`/offers/${id}`)).json());
  expect(text).toMatchObject({ request: { title: 'Poduri' }, content: { method: 'Pe rând.', lines: [aLine()] } });
  expect((await stranger.get(`/offers/${id}`)).statusCode).toBe(404);
});
