import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { reportView } from '@psp/contracts/reports';
import { requestList } from '@psp/contracts/service-request-list';
import { daysOf } from '@psp/contracts/report-periods';
import { romanianDay } from '@psp/contracts/romania';
import { asSystem } from '@psp/domain/as-system';
import { compareDaily } from '@psp/domain/overseeing/reports/comparing/keep';
import { aRequest, anOffer, createScenario } from '@psp/domain/testing/scenario';
import { bffUat } from '../app.ts';

const { app, database, rows } = await startTestApp(bffUat, 'uat');
const scenario = createScenario(database.orm);
const [uat, firma] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];
const report = async (query = '', who = uat) => reportView.parse((await who.get(`/reports${query}`)).json());
const THIS_MONTH = romanianDay(new Date()).slice(0, 7);

test('without requests there are months, and nothing in them', async () => {
  const { figures, months, domains, partners } = await report();
  expect([months.length, domains, partners]).toEqual([12, [], []]);
  expect(months.at(-1)).toEqual({ month: THIS_MONTH, requests: 0, requested: 0, offered: 0, accepted: 0 });
  expect(figures).toMatchObject({ requests: 0, offersPerRequest: null, daysToAccepted: null, savings: null });
});

test('money of opened offers counts, of sealed ones none; savings go by the first budget', async () => {
  const sealed = await scenario.sent(uat.actor, aRequest({ category: 'mediu', budgetMin: null, budgetMax: 10_000 }));
  await scenario.submitted(firma.actor, sealed, anOffer({ price: 9000 }));
  await scenario.draft(uat.actor, aRequest());
  await scenario.completed(uat.actor, firma.actor);
  const { figures, months, domains, partners } = await report();
  const done = { requests: 1, requested: 90_000, offered: 68_400, accepted: 68_400 };
  expect(domains).toEqual([
    { domain: 'it-digitalizare', ...done },
    { domain: 'mediu', requests: 1, requested: 10_000, offered: 0, accepted: 0 },
  ]);
  expect(months.at(-1)).toEqual({ month: THIS_MONTH, ...done, requests: 2, requested: 100_000 });
  expect(figures).toMatchObject({ offersPerRequest: 1, savings: 21_600, savingsOf: 1, daysToAccepted: 0 });
  expect(partners).toEqual([
    {
      partner: { id: firma.actor.organisationId, name: firma.actor.organisationName },
      ...{ offers: 1, accepted: 1, value: 68_400, completed: 1, onTime: 1, rating: null },
    },
  ]);
});

test('a budget that was changed later leaves the savings as they were', async () => {
  await rows(
    `update service_request set budget_max = 70000, revision = 2 where budget_max = 90000 and status = 'completed'`,
  );
  await rows(`update offer set request_revision = 2 where status = 'accepted'`);
  expect((await report()).figures).toMatchObject({ requested: 80_000, savings: 21_600 });
});

test('every number of requests is that of the list to which it leads, consultations too, whose budgets are not added', async () => {
  const who = await app.as({ kind: 'uat' });
  await scenario.sent(who.actor, aRequest({ category: 'mediu', budgetMin: null, budgetMax: 10_000 }));
  await scenario.sent(who.actor, aRequest({ category: 'mediu', budgetMin: null, budgetMax: 5000 }), 'consultation');
  await scenario.sent(who.actor, aRequest({ category: 'it-digitalizare' }), 'consultation');
  const old = await scenario.sent(who.actor, aRequest({ category: 'mediu' }));
  await scenario.draft(who.actor, aRequest({ category: 'mediu' }));
  await rows(`update service_request set sent_at = sent_at - interval '13 months' where id = ?`, [old]);
  const listed = async (days: { from: string; to: string }, query = '') => {
    const list = await who.get(`/service-requests?from=${days.from}&to=${days.to}${query}`);
    return requestList.parse(list.json()).total;
  };
  const { figures, months, domains } = await report('', who);
  const days = daysOf('12', new Date());
  expect(figures).toMatchObject({ requests: 3, requested: 10_000, offersPerRequest: null });
  expect(await listed(days)).toBe(figures.requests);
  for (const { domain, requests } of domains)
    expect([domain, requests]).toEqual([domain, await listed(days, `&category=${domain}`)]);
  expect(months.at(-1)?.requests).toBe(await listed(daysOf(`${THIS_MONTH}..${THIS_MONTH}`, new Date())));
  expect((await report('?period=36', who)).figures.requests).toBe(4);
  const { body } = await who.get(`/service-requests/export?format=csv&from=${days.from}&to=${days.to}`);
  expect(body.trim().split('\n')).toHaveLength(1 + 3);
});

test('what was sent before the period is left out, and nothing is of another authority', async () => {
  await rows(`update service_request set sent_at = sent_at - interval '5 months' where category = 'mediu'`);
  expect((await report('?period=3')).figures.requests).toBe(1);
  expect((await report('?period=36')).figures.requests).toBe(2);
  expect((await report('', await app.as({ kind: 'uat' }))).figures.requests).toBe(0);
  expect((await uat.get('/reports?period=5')).statusCode).toBe(400);
});

test('tables leave as CSV that Excel reads and as a workbook', async () => {
  await rows(`update organisation set name = '=Calcul SRL' where id = '${firma.actor.organisationId}'`);
  const csv = await uat.get('/reports/file?table=partners&format=csv&period=36');
  expect(csv.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="raport-parteneri-36-luni.csv"',
  });
  expect(csv.body.startsWith('\uFEFFPartener;')).toBe(true);
  expect(csv.body).toContain("'=Calcul SRL;1;1;68400;1;1;");
  await rows(`update taxonomy_value set name = 'Digitalizare' where taxonomy = 'domains' and slug = 'it-digitalizare'`);
  const domains = await uat.get('/reports/file?table=domains&format=csv&period=36');
  expect(domains.body).toContain('\nDigitalizare;1;70000;68400;68400');
  const xlsx = await uat.get('/reports/file?table=months&format=xlsx');
  expect([xlsx.statusCode, xlsx.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK']);
});

test('the comparison is read and exported once it is computed', async () => {
  expect((await report()).comparison).toBeNull();
  expect((await uat.get('/reports/file?table=comparison&format=csv')).body.trim().split('\n')).toHaveLength(1);
  await asSystem(database.orm, compareDaily);
  expect((await report()).comparison?.figures.requests).toEqual({ own: 2, median: null, others: 1, level: 'all' });
  expect((await uat.get('/reports/file?table=comparison&format=csv')).body).toContain(
    'Solicitări trimise;2;;solicitări;Numai una are această cifră. Mediana se arată de la 5.',
  );
});

test('an organisation asks for sixty files in an hour', async () => {
  const who = await app.as({ kind: 'uat' });
  await rows(
    `insert into attempt (kind, key, at) select 'report-file:organisation', ?, now() from generate_series(1, 59)`,
    [who.actor.organisationId],
  );
  expect((await who.post('/reports/pdf', { period: '2024-01..2024-03' })).statusCode).toBe(200);
  expect((await who.post('/reports/pdf', { period: '2024-01..2024-04' })).statusCode).toBe(429);
});
