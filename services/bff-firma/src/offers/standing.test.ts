import { beforeEach, expect, test } from '@jest/globals';
import type { TestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { opportunityView } from '@psp/contracts/opportunities';
import { acceptOffer } from '@psp/domain/sourcing/offers/decide-offer';
import { openOffers } from '@psp/domain/sourcing/service-requests/open-offers';
import { cancelRequest } from '@psp/domain/sourcing/service-requests/end-request';
import { saveComparison } from '@psp/domain/sourcing/service-requests/compare-offers';
import { saveRequest } from '@psp/domain/sourcing/service-requests/write-request';
import { anOffer, aRequest, createScenario } from '@psp/domain/testing/scenario';
import { bffFirma } from '../app.ts';

type Person = Awaited<ReturnType<TestApp['as']>>;
const { app, database } = await startTestApp(bffFirma, 'firma');
const scenario = createScenario(database.orm);
let uat: Person;
beforeEach(async () => {
  uat = await app.as({ kind: 'uat' });
});

/** A request with an offer of a firm each, at these prices. */
async function offered(...prices: number[]) {
  const requestId = await scenario.sent(uat.actor);
  const firms: Person[] = [];
  const offerIds: string[] = [];
  for (const price of prices) {
    const firm = await app.as({ kind: 'firma' });
    firms.push(firm);
    offerIds.push(await scenario.submitted(firm.actor, requestId, anOffer({ price })));
  }
  return { requestId, firms, offerIds };
}
const open = async (id: string) => {
  const version = await scenario.versionOf('service_request', id);
  await scenario.as(uat.actor, (write) => openOffers(write, { id, version }));
};
const accept = async (id: string) => {
  const version = await scenario.versionOf('offer', id);
  await scenario.as(uat.actor, (write) =>
    acceptOffer(write, {
      id,
      version,
      reason: 'Raportul dintre preț și termen.',
      declineReason: 'Alta are punctaj mai mare.',
    }),
  );
};
const offerOf = async (firm: Person, requestId: string) =>
  opportunityView.parse((await firm.get(`/opportunities/${requestId}`)).json()).offer;
const standings = (firms: Person[], requestId: string) =>
  Promise.all(firms.map(async (firm) => (await offerOf(firm, requestId))?.standing));

test('after the choice each firm learns its place by price and the range of the others, nothing before', async () => {
  const { requestId, firms, offerIds } = await offered(300, 100, 200, 200);
  expect(await standings(firms, requestId)).toEqual([null, null, null, null]);
  await open(requestId);
  expect(await standings(firms, requestId)).toEqual([null, null, null, null]);
  await accept(offerIds[1] ?? '');
  expect(await standings(firms, requestId)).toEqual([
    { place: 4, of: 4, lowest: 100, highest: 200 },
    { place: 1, of: 4, lowest: 200, highest: 300 },
    { place: 2, of: 4, lowest: 100, highest: 300 },
    { place: 2, of: 4, lowest: 100, highest: 300 },
  ]);
});

test('of two offers neither firm learns the price of the other', async () => {
  const { requestId, firms, offerIds } = await offered(300, 100);
  await open(requestId);
  await accept(offerIds[0] ?? '');
  expect(await standings(firms, requestId)).toEqual([
    { place: 2, of: 2, lowest: null, highest: null },
    { place: 1, of: 2, lowest: null, highest: null },
  ]);
});

test('an offer that waits for reconfirmation ends with a reason and a message when another is accepted, without a place', async () => {
  const { requestId, firms } = await offered(300, 100);
  const [waits, confirms] = firms as [Person, Person];
  const content = aRequest({ deadline: new Date(Date.now() + 5 * 86_400_000).toISOString() });
  const version = await scenario.versionOf('service_request', requestId);
  await scenario.as(uat.actor, (write) => saveRequest(write, { id: requestId, version, content }));
  const mine = await offerOf(confirms, requestId);
  await confirms.post(`/offers/${mine?.id}/submit`, { version: mine?.version });
  await open(requestId);
  await accept(mine?.id ?? '');
  const ended = await offerOf(waits, requestId);
  expect(ended).toMatchObject({ status: 'closed', standing: null });
  expect(ended?.declineReason).toContain('nu a fost reconfirmată');
  const messages = await database.orm.em
    .fork()
    .execute<{ message: string }[]>(
      `select message from notification where organisation_id = ? and title = 'Ofertă închisă'`,
      [waits.actor.organisationId],
    );
  expect(messages).toHaveLength(1);
  expect(messages[0]?.message).toContain('nu a fost reconfirmată');
  expect((await offerOf(confirms, requestId))?.standing).toEqual({ place: 1, of: 1, lowest: null, highest: null });
});

test('a firm that withdrew, and one that never offered, learn nothing', async () => {
  const { requestId, firms, offerIds } = await offered(300, 100, 200);
  const [left] = firms as [Person];
  await left.post(`/offers/${offerIds[0]}/withdraw`, { version: await scenario.versionOf('offer', offerIds[0] ?? '') });
  await open(requestId);
  await accept(offerIds[1] ?? '');
  expect(await offerOf(left, requestId)).toBeNull();
  expect((await (await app.as({ kind: 'firma' })).get(`/opportunities/${requestId}`)).body).not.toContain('"lowest"');
});

const WEIGHTS = { price: 60, term: 10, rating: 20, method: 10 };

test('after the choice a firm reads its points beside the best, without names, and what changed after the opening', async () => {
  const { requestId, firms, offerIds } = await offered(200, 100);
  const [loser, winner] = firms as [Person, Person];
  const [lost = '', won = ''] = offerIds;
  await open(requestId);
  const change = async (sent: { weights?: typeof WEIGHTS; marks?: Record<string, number>; reason?: string }) => {
    const version = await scenario.versionOf('service_request', requestId);
    await scenario.as(uat.actor, (write) => saveComparison(write, { id: requestId, version, ...sent }));
  };
  await change({ marks: { [lost]: 8, [won]: 6 } });
  await change({ weights: WEIGHTS, reason: 'Bugetul a scăzut.' });
  await change({ marks: { [lost]: 5 }, reason: 'Anexa nu se deschide.' });
  expect((await offerOf(loser, requestId))?.points).toBeNull();
  await accept(won);
  const told = await loser.get(`/opportunities/${requestId}`);
  const { points } = opportunityView.parse(told.json()).offer ?? {};
  expect(points).toEqual({
    ...{ weights: WEIGHTS, of: 2, chosen: null },
    own: { price: 30, term: 10, rating: 10, method: 5, total: 55, place: 2 },
    best: { price: 60, term: 10, rating: 10, method: 6, total: 86, place: 1 },
    changes: [
      {
        ...{ at: expect.any(String), reason: 'Bugetul a scăzut.', marks: [] },
        weights: { from: { price: 50, term: 20, rating: 20, method: 10 }, to: WEIGHTS },
      },
      {
        at: expect.any(String),
        reason: 'Anexa nu se deschide.',
        weights: null,
        marks: [{ own: true, from: 8, to: 5 }],
      },
    ],
  });
  expect(told.body).not.toContain(winner.actor.organisationName);
  expect(told.body).not.toContain(won);
  expect((await offerOf(winner, requestId))?.points).toMatchObject({ best: null, chosen: null });
  await database.orm.em
    .fork()
    .execute('update organisation set rating_sum = 5, rating_count = 1 where id = ?', [winner.actor.organisationId]);
  expect((await offerOf(loser, requestId))?.points?.best?.rating).toBe(10);
});

test('of a request that ends without a choice a firm reads its points where the offers were rated, and none where not', async () => {
  for (const isRated of [true, false]) {
    const { requestId, firms, offerIds } = await offered(200, 100);
    const [firm, other] = firms as [Person, Person];
    const [mine = '', theirs = ''] = offerIds;
    await open(requestId);
    const version = () => scenario.versionOf('service_request', requestId);
    const marks = { [mine]: 8, [theirs]: 6 };
    const rate = { id: requestId, version: await version(), marks };
    if (isRated) await scenario.as(uat.actor, (write) => saveComparison(write, rate));
    const end = { id: requestId, version: await version(), reason: 'Fără buget.' };
    expect((await offerOf(firm, requestId))?.points).toBeNull();
    await scenario.as(uat.actor, (write) => cancelRequest(write, end));
    const told = await firm.get(`/opportunities/${requestId}`);
    const { points } = opportunityView.parse(told.json()).offer ?? {};
    expect(points ? [points.own.method, points.own.place, points.best?.place, points.chosen] : points).toEqual(
      isRated ? [8, 2, 1, null] : null,
    );
    expect(told.body).not.toContain(other.actor.organisationId);
    await database.orm.em
      .fork()
      .execute('update organisation set rating_sum = 5, rating_count = 1 where id = ?', [other.actor.organisationId]);
    expect((await offerOf(firm, requestId))?.points?.best).toEqual(points?.best);
    expect(told.body).not.toContain(theirs);
  }
});

test('who was first and was not chosen reads the points of the choice', async () => {
  const { requestId, firms, offerIds } = await offered(200, 100, 400);
  await open(requestId);
  await accept(offerIds[0] ?? '');
  const [winner, first, last] = await Promise.all(firms.map(async (firm) => (await offerOf(firm, requestId))?.points));
  expect([winner?.best?.place, winner?.chosen]).toEqual([1, null]);
  expect([first?.own.place, first?.best, first?.chosen?.place]).toEqual([1, null, 2]);
  expect([last?.own.place, last?.best?.place, last?.chosen?.place]).toEqual([3, 1, 2]);
});

test('weights are told with the request where they were announced', async () => {
  const firm = await app.as({ kind: 'firma' });
  const told = async (weights: typeof WEIGHTS | null) => {
    const id = await scenario.sent(uat.actor, aRequest({ weights }));
    return opportunityView.parse((await firm.get(`/opportunities/${id}`)).json()).weights;
  };
  expect([await told(WEIGHTS), await told(null)]).toEqual([WEIGHTS, null]);
});
