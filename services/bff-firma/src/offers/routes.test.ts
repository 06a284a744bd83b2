import { beforeEach, expect, test } from '@jest/globals';
import type { TestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { offerList } from '@psp/contracts/offer-list';
import type { OfferLine } from '@psp/contracts/offer-lines';
import { aLine } from '@psp/contracts/testing/offer-lines';
import { opportunityView, type OpportunityView } from '@psp/contracts/opportunities';
import { newId } from '@psp/domain/id';
import { saveRequest } from '@psp/domain/sourcing/service-requests/write-request';
import { anOffer, aRequest, createScenario } from '@psp/domain/testing/scenario';
import { bffFirma } from '../app.ts';

const { app, database } = await startTestApp(bffFirma, 'firma');
const scenario = createScenario(database.orm);
let uat: Awaited<ReturnType<TestApp['as']>>;
let firma: typeof uat;

beforeEach(async () => {
  [uat, firma] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];
});

const view = (response: { statusCode: number; json(): unknown }): OpportunityView => {
  expect(response.statusCode).toBe(200);
  return opportunityView.parse(response.json());
};

test('a draft is saved, submitted once, listed, and withdrawn', async () => {
  const requestId = await scenario.sent(uat.actor);
  const id = await scenario.offer(firma.actor, requestId, anOffer({ price: null }));
  expect((await firma.post(`/offers/${id}/submit`, { version: 1 })).json()).toMatchObject({ code: 'offer.incomplete' });
  expect(
    view(await firma.put(`/offers/${id}`, { version: 1, content: anOffer({ price: 59_900.5 }) })).offer,
  ).toMatchObject({ version: 2, content: { price: 59_900.5 } });
  const key = { 'idempotency-key': newId() };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => firma.post(`/offers/${id}/submit`, { version: 2 }, key)),
  );
  for (const answer of answers)
    expect(view(answer).offer).toMatchObject({ status: 'submitted', actions: ['revise', 'withdraw'] });
  const rows = await database.orm.em
    .fork()
    .execute(
      `select count(*)::int as n from audit where entity_id = '${id}' and action = 'offer.submit' and outcome = 'done'`,
    );
  expect(rows).toEqual([{ n: 1 }]);
  expect(view(answers[0] as (typeof answers)[0]).offer?.history.map(({ action }) => action)).toEqual([
    'offer.create',
    'offer.submit',
  ]);
  expect(offerList.parse((await firma.get('/offers?status=submitted')).json()).items).toMatchObject([
    { id, price: 59_900.5 },
  ]);
  expect((await firma.put(`/offers/${id}`, { version: 3, content: anOffer() })).json()).toMatchObject({
    code: 'action.not_allowed',
  });
  expect(view(await firma.post(`/offers/${id}/withdraw`, { version: 3 }))).toMatchObject({
    offer: null,
    actions: ['ask', 'startOffer', 'ignore'],
  });
});

test('after a change of the request the offer is confirmed anew', async () => {
  const requestId = await scenario.sent(uat.actor);
  const id = await scenario.submitted(firma.actor, requestId);
  const content = aRequest({ title: 'Titlu nou', deadline: new Date(Date.now() + 5 * 86_400_000).toISOString() });
  const version = await scenario.versionOf('service_request', requestId);
  await scenario.as(uat.actor, (write) => saveRequest(write, { id: requestId, version, content }));
  const waiting = view(await firma.get(`/opportunities/${requestId}`));
  expect(waiting).toMatchObject({
    title: 'Titlu nou',
    revision: 2,
    offer: { status: 'to_confirm', requestRevision: 1 },
  });
  expect(view(await firma.post(`/offers/${id}/submit`, { version: waiting.offer?.version })).offer).toMatchObject({
    status: 'submitted',
    requestRevision: 2,
  });
});

test('a stale edit is refused and leaves what is stored', async () => {
  const requestId = await scenario.sent(uat.actor);
  const id = await scenario.offer(firma.actor, requestId);
  view(await firma.put(`/offers/${id}`, { version: 1, content: anOffer({ deliveryDays: 30 }) }));
  const late = await firma.put(`/offers/${id}`, { version: 1, content: anOffer({ deliveryDays: 90 }) });
  expect(late.json()).toMatchObject({ code: 'version.stale' });
  expect(view(await firma.get(`/opportunities/${requestId}`)).offer).toMatchObject({ content: { deliveryDays: 30 } });
});

test('a firm withdraws or throws away its offer also when the request went to other firms meanwhile', async () => {
  const other = await app.as({ kind: 'firma' });
  for (const [begin, act, status] of [
    [scenario.submitted, 'withdraw', 200],
    [scenario.offer, 'discard', 204],
  ] as const) {
    const requestId = await scenario.sent(uat.actor);
    const id = await begin(firma.actor, requestId);
    const invited = aRequest({
      visibility: 'invited',
      invited: [other.actor.organisationId],
      deadline: new Date(Date.now() + 5 * 86_400_000).toISOString(),
    });
    const version = await scenario.versionOf('service_request', requestId);
    await scenario.as(uat.actor, (write) => saveRequest(write, { id: requestId, version, content: invited }));
    expect((await firma.get(`/opportunities/${requestId}`)).statusCode).toBe(200);
    const answer = await firma.post(`/offers/${id}/${act}`, { version: await scenario.versionOf('offer', id) });
    expect(answer.statusCode).toBe(status);
  }
});

test('an offer that waits to be confirmed keeps all its parts', async () => {
  const requestId = await scenario.sent(uat.actor);
  const id = await scenario.submitted(firma.actor, requestId);
  const content = aRequest({ deadline: new Date(Date.now() + 5 * 86_400_000).toISOString() });
  const version = await scenario.versionOf('service_request', requestId);
  await scenario.as(uat.actor, (write) => saveRequest(write, { id: requestId, version, content }));
  const waiting = await scenario.versionOf('offer', id);
  const answer = await firma.put(`/offers/${id}`, { version: waiting, content: anOffer({ price: null }) });
  expect(answer.json()).toMatchObject({ code: 'offer.incomplete' });
});

test.each([19.99, 0.07, 999_999_999_998.99])('a price of %d lei is kept to the ban', async (price) => {
  const requestId = await scenario.sent(uat.actor);
  await scenario.offer(firma.actor, requestId, anOffer({ price }));
  expect(view(await firma.get(`/opportunities/${requestId}`)).offer?.content.price).toBe(price);
});

test('a draft can be thrown away', async () => {
  const id = await scenario.offer(firma.actor, await scenario.sent(uat.actor));
  expect(view(await firma.post(`/offers/${id}/discard`, { version: 1 })).offer).toBeNull();
});

test.each([
  ['a negative price', anOffer({ price: -1 })],
  ['a tenth of a ban', anOffer({ price: 0.001 })],
  ['an invented VAT rate', anOffer({ vatRate: 19 })],
  ['half a day', anOffer({ deliveryDays: 0.5 })],
  ['a price of 15 digits', anOffer({ price: 100_000_000_000_000 })],
  ['a price of zero', anOffer({ price: 0 })],
  ['a line of no price', anOffer({ lines: [aLine({ unitPrice: 0 })] })],
  ['a line with a tenth of a ban', anOffer({ lines: [aLine({ unitPrice: 0.001 })] })],
  ['a line with a negative quantity', anOffer({ lines: [aLine({ quantity: -1 })] })],
  ['lines whose sum is too large', anOffer({ lines: [aLine({ unitPrice: 999_999_999_999 }), aLine()] })],
  ['a line with a foreign field', anOffer({ lines: [{ ...aLine(), net: 1 } as OfferLine] })],
  ['201 lines', anOffer({ lines: Array.from({ length: 201 }, () => aLine()) })],
  ['a foreign field', { ...anOffer(), status: 'accepted' }],
])('%s is refused', async (_, content) => {
  const id = await scenario.offer(firma.actor, await scenario.sent(uat.actor));
  expect((await firma.put(`/offers/${id}`, { version: 1, content })).statusCode).toBe(400);
});

test('after the opening nothing is submitted or withdrawn', async () => {
  const { offerIds } = await scenario.opened(uat.actor, [firma.actor]);
  const version = await scenario.versionOf('offer', offerIds[0] ?? '');
  const answer = await firma.post(`/offers/${offerIds[0]}/withdraw`, { version });
  expect(answer.json()).toMatchObject({ code: 'request.submission_closed' });
});

test.each(['submit', 'withdraw', 'discard', ''])("another firm's offer does not exist for /%s", async (action) => {
  const id = await scenario.offer(firma.actor, await scenario.sent(uat.actor));
  const stranger = await app.as({ kind: 'firma' });
  const answer = action
    ? await stranger.post(`/offers/${id}/${action}`, { version: 1 })
    : await stranger.put(`/offers/${id}`, { version: 1, content: anOffer() });
  expect(answer.statusCode).toBe(404);
});
