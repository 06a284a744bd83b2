import { beforeAll, expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { requestList } from '@psp/contracts/service-request-list';
import { aRequest, createScenario } from '@psp/domain/testing/scenario';
import { readZip } from '@psp/domain/testing/zips';
import { bffUat } from '../app.ts';

const { app, database, rows } = await startTestApp(bffUat, 'uat');
const scenario = createScenario(database.orm);
let uat: Awaited<ReturnType<typeof app.as>>;
const DANGEROUS = '=HYPERLINK("http://rau.example";"apă")';

beforeAll(async () => {
  uat = await app.as({ kind: 'uat' });
  const other = await app.as({ kind: 'uat' });
  const deadline = new Date(Date.now() + 9 * 86_400_000).toISOString();
  await scenario.sent(uat.actor, aRequest({ title: 'Țigle', budgetMax: 90_000.5, deadline }));
  const old = await scenario.sent(uat.actor, aRequest({ title: 'Apă', category: 'mediu' }));
  await rows(
    `update service_request set sent_at = now() - interval '100 days', deadline = now() - interval '90 days' where id = ?`,
    [old],
  );
  await scenario.draft(uat.actor, aRequest({ title: DANGEROUS }));
  await scenario.sent(other.actor, aRequest({ title: 'A altora' }));
});

const titles = async (query: string) =>
  requestList.parse((await uat.get(`/service-requests?${query}`)).json()).items.map(({ title }) => title);

test.each([
  ['period=30d', ['=', 'Țigle']],
  ['period=12m&sort=title', ['=', 'Apă', 'Țigle']],
  ['period=last-year', []],
  ['sort=deadline', ['Apă', 'Țigle', '=']],
  ['sort=newest&category=it-digitalizare', ['=', 'Țigle']],
])('the list under %s', async (query, expected) => {
  expect((await titles(query)).map((title) => (title === DANGEROUS ? '=' : title))).toEqual(expected);
});

test('the file has exactly the rows of the list, of all pages, in its order', async () => {
  for (let index = 0; index < 25; index += 1)
    await scenario.draft(uat.actor, aRequest({ title: `Pagina ${index}`, category: 'resurse-umane' }));
  const { body } = await uat.get('/service-requests/export?format=csv&category=resurse-umane&sort=title');
  const lines = body.trim().split('\n');
  expect(lines).toHaveLength(26);
  expect(lines[1]).toMatch(/;Pagina 0;Resurse Umane;Ciornă;/);
});

test('a kind alone is listed, and named in the file', async () => {
  const asker = await app.as({ kind: 'uat' });
  await scenario.sent(asker.actor, aRequest({ title: 'Țigle' }));
  await scenario.sent(asker.actor, aRequest({ title: 'Iluminat' }), 'consultation');
  const list = await asker.get('/service-requests?kind=consultation');
  expect(requestList.parse(list.json()).items.map(({ title, kind }) => [title, kind])).toEqual([
    ['Iluminat', 'consultation'],
  ]);
  const { body } = await asker.get('/service-requests/export?format=csv&kind=consultation');
  expect(body.trim().split('\n')).toHaveLength(2);
  expect(body).toMatch(/;Consultare de piață;Iluminat;/);
});

test('a CSV opens in a Romanian spreadsheet, runs no formula, and has the association’s names of domains', async () => {
  await rows(`update taxonomy_value set name = 'Digitalizare' where taxonomy = 'domains' and slug = 'it-digitalizare'`);
  const response = await uat.get('/service-requests/export?format=csv&period=30d&category=it-digitalizare');
  expect(response.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="solicitari.csv"',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  expect(response.body.codePointAt(0)).toBe(0xfeff);
  const [labels, ...lines] = response.body.slice(1).trim().split('\n');
  expect(labels).toMatch(/^Număr;Tip;Titlu;Domeniu;Stare;Trimisă;Termen;/);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain(`;"'=HYPERLINK(""http://rau.example"";""apă"")";`);
  expect(lines[1]).toMatch(/;Țigle;Digitalizare;Trimisă;\d\d\.\d\d\.\d{4} \d\d:\d\d;.*;60000;90000,5;Sibiu;Sibiu;0;$/);
});

test('an XLSX holds texts as texts and no formula', async () => {
  const response = await uat.get('/service-requests/export?format=xlsx&period=30d&category=it-digitalizare');
  const zip = await readZip(response.rawPayload);
  expect(zip['xl/worksheets/sheet1.xml']).not.toMatch(/<f[ >]/);
  expect(zip['xl/sharedStrings.xml']).toContain('=HYPERLINK(');
  expect(zip['xl/worksheets/sheet1.xml']).toContain('<v>90000.5</v>');
});

test('another kind of file is a bad request', async () => {
  expect((await uat.get('/service-requests/export?format=pdf')).statusCode).toBe(400);
});
