import { beforeEach, expect, test } from '@jest/globals';
import type { TestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { amountsOfLines, pricedByLines } from '@psp/contracts/offer-lines';
import { opportunityView } from '@psp/contracts/opportunities';
import { aLine, someLines } from '@psp/contracts/testing/offer-lines';
import { saveRequest } from '@psp/domain/sourcing/service-requests/write-request';
import { anOffer, aRequest, createScenario } from '@psp/domain/testing/scenario';
import fc from 'fast-check';
import { bffFirma } from '../app.ts';

const { app, database } = await startTestApp(bffFirma, 'firma');
const scenario = createScenario(database.orm);
const rows = <Row>(sql: string, values: unknown[] = []) => database.orm.em.fork().execute<Row[]>(sql, values);
let uat: Awaited<ReturnType<TestApp['as']>>;
let firma: typeof uat;

beforeEach(async () => {
  [uat, firma] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];
});

const own = async (requestId: string) => {
  const answer = await firma.get(`/opportunities/${requestId}`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return opportunityView.parse(answer.json()).offer;
};

test('the price of an offer with lines is their sum, whatever was sent for it', async () => {
  const requestId = await scenario.sent(uat.actor);
  const lines = [aLine({ quantity: 2.5, unitPrice: 19.99 }), aLine({ unitPrice: 10, vatRate: 11 })];
  await scenario.offer(firma.actor, requestId, anOffer({ price: 1, vatRate: 0, lines }));
  expect(await own(requestId)).toMatchObject({ content: { price: 59.98, vatRate: 19.34 }, lines });
});

test('a draft keeps lines with gaps, which cannot be submitted', async () => {
  const requestId = await scenario.sent(uat.actor);
  const lines = [aLine({ description: '', quantity: null, unitPrice: null })];
  const id = await scenario.offer(firma.actor, requestId, anOffer({ lines }));
  expect(await own(requestId)).toMatchObject({ content: { price: null }, lines });
  expect((await firma.post(`/offers/${id}/submit`, { version: 1 })).json()).toMatchObject({ code: 'offer.incomplete' });
});

test('the database and the contract come to the same amounts', async () => {
  const requestId = await scenario.sent(uat.actor);
  const id = await scenario.offer(firma.actor, requestId);
  await fc.assert(
    fc.asyncProperty(someLines, async (lines) => {
      const { price, vatRate } = pricedByLines(anOffer({ lines }));
      const json = JSON.stringify(lines);
      // The table refuses a price that is not the sum of the lines.
      await rows('update offer set lines = ?::jsonb, price = ?, vat_rate = ? where id = ?', [json, price, vatRate, id]);
      const [row] = await rows<{ gross: string }>(
        'select offer_gross(lines)::float8 as gross from offer where id = ?',
        [id],
      );
      expect(Number(row?.gross)).toBe(amountsOfLines(lines).gross);
    }),
    { numRuns: 60 },
  );
});

test('a release that writes a price alone ends the lines, and one that leaves it keeps them', async () => {
  const requestId = await scenario.sent(uat.actor);
  const id = await scenario.offer(firma.actor, requestId, anOffer({ lines: [aLine()] }));
  await rows(`update offer set method = 'Alta.', price = 100, vat_rate = 21 where id = ?`, [id]);
  expect(await own(requestId)).toMatchObject({ content: { method: 'Alta.' }, lines: [aLine()] });
  await rows('update offer set price = 250 where id = ?', [id]);
  expect(await own(requestId)).toMatchObject({ content: { price: 250 }, lines: [] });
});

const revise = async (id: string, content: object) =>
  firma.post(`/offers/${id}/revise`, { version: await scenario.versionOf('offer', id), content });

test('a submitted offer is replaced until the deadline, and what it said stays among its versions', async () => {
  const requestId = await scenario.sent(uat.actor);
  const id = await scenario.submitted(firma.actor, requestId, anOffer({ price: 900 }));
  const lines = [aLine({ unitPrice: 800 })];
  expect((await revise(id, anOffer({ price: null }))).json()).toMatchObject({ code: 'offer.incomplete' });
  expect((await revise(id, anOffer({ validUntil: '2020-01-01' }))).json()).toMatchObject({
    code: 'offer.validity_past',
  });
  expect((await revise(id, anOffer({ lines }))).statusCode).toBe(200);
  expect((await revise(id, anOffer({ price: 700 }))).statusCode).toBe(200);
  const offer = await own(requestId);
  expect(offer).toMatchObject({
    status: 'submitted',
    content: { price: 700 },
    lines: [],
    actions: ['revise', 'withdraw'],
  });
  expect(offer?.versions?.map(({ content }) => [content.price, content.lines])).toEqual([
    [800, lines],
    [900, []],
  ]);
  expect(offer?.history.map(({ action }) => action)).toEqual([
    ...['offer.create', 'offer.submit', 'offer.revise', 'offer.revise'],
  ]);
  const stale = await firma.post(`/offers/${id}/revise`, { version: 1, content: anOffer() });
  expect(stale.json()).toMatchObject({ code: 'version.stale' });
});

test('a second after the deadline an offer is neither started, saved, submitted nor replaced', async () => {
  const requestId = await scenario.sent(uat.actor);
  const other = await scenario.sent(uat.actor);
  const [draft, id] = [
    await scenario.offer(firma.actor, other),
    await scenario.submitted(firma.actor, requestId, anOffer({ price: 900 })),
  ];
  await rows(`update service_request set deadline = now() - interval '1 second' where id in (?, ?)`, [
    requestId,
    other,
  ]);
  const late = { code: 'request.submission_closed' };
  expect((await revise(id, anOffer())).json()).toMatchObject(late);
  expect((await firma.put(`/offers/${draft}`, { version: 1, content: anOffer() })).json()).toMatchObject(late);
  expect((await firma.post(`/offers/${draft}/submit`, { version: 1 })).json()).toMatchObject(late);
  const stranger = await app.as({ kind: 'firma' });
  const started = await stranger.post(`/opportunities/${requestId}/offers`, { content: anOffer() });
  expect(started.json()).toMatchObject(late);
  expect(await own(requestId)).toMatchObject({ content: { price: 900 }, actions: ['withdraw'] });
});

test('what an offer said before it was changed to be confirmed stays among its versions', async () => {
  const requestId = await scenario.sent(uat.actor);
  const id = await scenario.submitted(firma.actor, requestId, anOffer({ price: 900 }));
  const content = aRequest({ deadline: new Date(Date.now() + 5 * 86_400_000).toISOString() });
  const version = await scenario.versionOf('service_request', requestId);
  await scenario.as(uat.actor, (write) => saveRequest(write, { id: requestId, version, content }));
  for (const price of [850, 840]) {
    const at = await scenario.versionOf('offer', id);
    expect((await firma.put(`/offers/${id}`, { version: at, content: anOffer({ price }) })).statusCode).toBe(200);
  }
  expect((await own(requestId))?.versions?.map((one) => one.content.price)).toEqual([900]);
});

test("another firm's submitted offer does not exist for whoever would replace it", async () => {
  const id = await scenario.submitted(firma.actor, await scenario.sent(uat.actor));
  const stranger = await app.as({ kind: 'firma' });
  const answer = await stranger.post(`/offers/${id}/revise`, { version: 2, content: anOffer() });
  expect(answer.statusCode).toBe(404);
});

test('a page of the release before takes the content of an offer with lines: there is nothing in it that it does not know', async () => {
  const requestId = await scenario.sent(uat.actor);
  await scenario.offer(firma.actor, requestId, anOffer({ lines: [aLine()] }));
  const { offer } = (await firma.get(`/opportunities/${requestId}`)).json();
  expect(Object.keys(offer.content)).toEqual([...['price', 'vatRate', 'deliveryDays', 'validUntil', 'method', 'team']]);
});
