import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { firmReportView } from '@psp/contracts/firm-reports';
import { offerList } from '@psp/contracts/offer-list';
import type { OfferStatus } from '@psp/contracts/offer-names';
import { romanianDay } from '@psp/contracts/romania';
import { recordView } from '@psp/domain/sourcing/service-requests/visible-request';
import { anOffer, aRequest, createScenario } from '@psp/domain/testing/scenario';
import { bffFirma } from '../app.ts';

const { app, database, rows } = await startTestApp(bffFirma, 'firma');
const scenario = createScenario(database.orm);
const [uat, winner] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];
type Person = typeof uat;
const THIS_MONTH = romanianDay(new Date()).slice(0, 7);

const report = async (who: Person, query = '') => firmReportView.parse((await who.get(`/reports${query}`)).json());
const totalOf = async (who: Person, query: string) => offerList.parse((await who.get(`/offers?${query}`)).json()).total;

type Category = 'mediu' | 'it-digitalizare';

/** An offer in a state, as decisions and time would leave it. */
const anEnded = async (firm: Person, status: OfferStatus, category: Category = 'mediu') => {
  const id = await scenario.submitted(firm.actor, await scenario.sent(uat.actor, aRequest({ category })));
  await rows('update offer set status = ? where id = ?', [status, id]);
  return id;
};

/** An offer that was declined where another firm's was accepted, the two prices in that order. */
const lost = async (firm: Person, own: number, accepted: number) => {
  const requestId = await scenario.sent(uat.actor, aRequest());
  const mine = await scenario.submitted(firm.actor, requestId, anOffer({ price: own }));
  const theirs = await scenario.submitted(winner.actor, requestId, anOffer({ price: accepted }));
  await rows('update service_request set opened_at = now() where id = ?', [requestId]);
  await rows(`update offer set status = 'declined' where id = ?`, [mine]);
  await rows(`update offer set status = 'accepted' where id = ?`, [theirs]);
  return requestId;
};

test('a new firm has months with nothing in them, no rate and no comparison', async () => {
  const view = await report(await app.as({ kind: 'firma' }));
  expect(view.months).toHaveLength(12);
  expect(view.months.at(-1)).toEqual({ month: THIS_MONTH, offers: 0, accepted: 0, declined: 0 });
  expect(view).toMatchObject({ domains: [], states: [], prices: { lost: 0, ranges: null } });
  expect(view.figures).toEqual({ offers: 0, accepted: 0, declined: 0, value: 0, answers: 0, medianHours: null });
  expect(view.reviews).toEqual({ count: 0, rating: null, criteria: null });
});

test('every number of offers is that of the list to which it leads', async () => {
  const firm = await app.as({ kind: 'firma' });
  for (const status of ['accepted', 'declined', 'declined', 'closed', 'withdrawn'] as const)
    await anEnded(firm, status, 'it-digitalizare');
  for (const status of ['accepted', 'expired', 'submitted'] as const) await anEnded(firm, status);
  const old = await anEnded(firm, 'accepted');
  await rows(`update offer set submitted_at = submitted_at - interval '13 months' where id = ?`, [old]);
  await scenario.offer(firm.actor, await scenario.sent(uat.actor, aRequest()));
  const { from, to, figures, domains, states, months } = await report(firm);
  const listed = (query = '') => totalOf(firm, `from=${from}&to=${to}${query}`);
  expect(figures).toMatchObject({ offers: 8, accepted: 2, declined: 2 });
  expect([await listed(), await listed('&status=accepted'), await listed('&status=declined')]).toEqual([8, 2, 2]);
  expect(await listed('&status=decided')).toBe(figures.accepted + figures.declined);
  expect(domains.map(({ domain, offers }) => [domain, offers])).toEqual([
    ['it-digitalizare', 5],
    ['mediu', 3],
  ]);
  for (const { domain, offers, accepted, declined } of domains) {
    const of = `&category=${domain}`;
    expect([offers, accepted, declined]).toEqual([
      ...[await listed(of), await listed(`${of}&status=accepted`), await listed(`${of}&status=declined`)],
    ]);
  }
  for (const { status, offers } of states)
    expect([status, offers]).toEqual([status, await listed(`&status=${status}`)]);
  expect(states.reduce((sum, { offers }) => sum + offers, 0)).toBe(figures.offers);
  expect(months.at(-1)).toMatchObject({ offers: await totalOf(firm, `from=${THIS_MONTH}-01`) });
  expect((await report(firm, '?period=36')).figures.offers).toBe(9);
});

test('a period is of whole months in Romania, one’s own too, and of no more than 60', async () => {
  const firm = await app.as({ kind: 'firma' });
  const [last, next] = [await anEnded(firm, 'declined'), await anEnded(firm, 'declined')];
  await rows(`update offer set submitted_at = '2026-03-31T20:59:59Z' where id = ?`, [last]);
  await rows(`update offer set submitted_at = '2026-03-31T21:00:00Z' where id = ?`, [next]);
  const view = await report(firm, '?period=2026-02..2026-03');
  expect([view.from, view.to, view.figures.offers]).toEqual(['2026-02-01', '2026-03-31', 1]);
  expect(view.months.map(({ offers }) => offers)).toEqual([0, 1]);
  expect((await firm.get('/reports?period=2020-01..2026-01')).statusCode).toBe(400);
  expect((await firm.get('/reports?period=2026-03..2026-02')).statusCode).toBe(400);
});

test('prices are compared in ranges, of three lost offers or more, and only where another was chosen', async () => {
  const firm = await app.as({ kind: 'firma' });
  await lost(firm, 90, 100);
  await lost(firm, 110, 100);
  await anEnded(firm, 'declined');
  expect((await report(firm)).prices).toEqual({ lost: 2, ranges: null });
  await lost(firm, 110.01, 100);
  await lost(firm, 125.01, 100);
  expect((await report(firm)).prices).toEqual({ lost: 4, ranges: { below: 1, to10: 1, to25: 1, over25: 1 } });
  const csv = await firm.get('/reports/file?table=prices&format=csv');
  expect(csv.body).toContain('Sub prețul ales;1');
  // What was never opened is compared with nothing.
  const sealed = await lost(firm, 200, 100);
  await rows('update service_request set opened_at = null where id = ?', [sealed]);
  expect((await report(firm)).prices.lost).toBe(4);
});

test('an answer takes from the first look at the request to the first submission, however often it is confirmed', async () => {
  const firm = await app.as({ kind: 'firma' });
  for (const hours of [2, 5, 30]) {
    const id = await scenario.sent(uat.actor, aRequest());
    await scenario.as(firm.actor, (write) => recordView(write, { id }));
    await rows(
      `update service_request_view set viewed_at = now() - make_interval(hours => ${hours}) where request_id = ?`,
      [id],
    );
    const offerId = await scenario.submitted(firm.actor, id);
    await rows(`update offer set submitted_at = now() + interval '1 second' where id = ?`, [offerId]);
  }
  await anEnded(firm, 'submitted');
  await rows('delete from service_request_view where organisation_id = ? and viewed_at > now() - interval ?', [
    ...[firm.actor.organisationId, '1 hour'],
  ]);
  expect((await report(firm)).figures).toMatchObject({ offers: 4, answers: 3, medianHours: 5 });
});

test('tables leave as CSV and as a workbook, and nothing of another firm', async () => {
  const firm = await app.as({ kind: 'firma', role: 'viewer' });
  const other = await app.as({ kind: 'firma' });
  await anEnded(other, 'accepted');
  expect((await report(firm)).figures.offers).toBe(0);
  await rows(`update taxonomy_value set name = 'Apă și mediu' where taxonomy = 'domains' and slug = 'mediu'`);
  const csv = await other.get('/reports/file?table=domains&format=csv&period=year');
  expect(csv.headers['content-disposition']).toBe(
    `attachment; filename="raport-domenii-${THIS_MONTH.slice(0, 4)}.csv"`,
  );
  expect(csv.body).toContain('Apă și mediu;1;1;0;100');
  const xlsx = await firm.get('/reports/file?table=states&format=xlsx&period=2026-01..2026-02');
  expect([xlsx.statusCode, xlsx.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK']);
});
