import { beforeAll, expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { auditList } from '@psp/contracts/audit';
import { cancelRequest } from '@psp/domain/sourcing/service-requests/end-request';
import {
  OFFER_ORDERS,
  OPENED_STATUSES,
  overseenOfferList,
  overseenOfferView,
  overseenProjectList,
  overseenRequestList,
  overseenRequestView,
  REQUEST_ORDERS,
} from '@psp/contracts/overseen';
import { saveRequest } from '@psp/domain/sourcing/service-requests/write-request';
import { anOffer, aRequest, createScenario } from '@psp/domain/testing/scenario';
import { bffAdmin } from '../app.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const scenario = createScenario(database.orm);
const admin = await app.as({ kind: 'admin' });
const viewer = await app.as({ kind: 'admin', role: 'viewer', organisationId: admin.actor.organisationId });
const uat = await app.as({ kind: 'uat' });
const [sealedFirm, draftFirm] = [await app.as({ kind: 'firma' }), await app.as({ kind: 'firma' })];

const PRICE = 777_777;
const TITLE = 'Sigilată pentru toți';
const content = aRequest({ title: TITLE, countyCode: 'CJ', category: 'mediu' });
const DAY = 86_400_000;

/* Requests whose offers nobody but their firms may see, and the ids of these offers. */
const sealed: Record<string, { request: string; offer: string }> = {};
const offered = async (make: typeof scenario.submitted, firm = sealedFirm) => {
  const request = await scenario.sent(uat.actor, content);
  return { request, offer: await make(firm.actor, request, anOffer({ price: PRICE })) };
};

beforeAll(async () => {
  sealed['submitted'] = await offered(scenario.submitted);
  sealed['a draft'] = await offered(scenario.offer);
  const unconfirmed = await offered(scenario.submitted);
  const change = { ...content, deadline: new Date(Date.now() + 9 * DAY).toISOString() };
  const at = { id: unconfirmed.request, version: await scenario.versionOf('service_request', unconfirmed.request) };
  await scenario.as(uat.actor, (write) => saveRequest(write, { ...at, content: change }));
  sealed['to confirm'] = unconfirmed;
  const unopened = await offered(scenario.submitted);
  const version = await scenario.versionOf('service_request', unopened.request);
  await scenario.as(uat.actor, (write) => cancelRequest(write, { id: unopened.request, version, reason: 'Renunțăm.' }));
  sealed['cancelled before the opening'] = unopened;
  const late = await offered(scenario.offer, draftFirm);
  await scenario.submitted(sealedFirm.actor, late.request);
  await scenario.open(uat.actor, late.request);
  sealed['a draft beside opened ones'] = late;
});

const firms = () => [sealedFirm, draftFirm].map(({ actor }) => actor.organisationId);
const get = async (path: string) => {
  const answer = await admin.get(path);
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return answer.json() as unknown;
};

/* Every filter and order of the lists, alone and by the firm or the price of sealed offers. */
const queriesOf = (orders: readonly string[], statuses: readonly string[]): string[] => {
  const one = [
    ...['', 'overdue=yes', 'county=CJ', 'category=mediu', `authority=${uat.actor.organisationId}`],
    ...[`min=${PRICE}`, `max=${PRICE}`, `min=${PRICE}&max=${PRICE}`, 'from=2020-01-01', 'to=2099-01-01'],
    ...statuses.map((status) => `status=${status}`),
    ...firms().map((firm) => `firm=${firm}`),
    ...['sigilata', TITLE, 'Organizația firma', String(PRICE), 'Lucrăm în trei etape'].map(
      (q) => `q=${encodeURIComponent(q)}`,
    ),
  ];
  const pairs = firms().flatMap((firm) =>
    one.map((query) => `firm=${firm}&${query}`).filter((pair) => pair.split('firm=').length === 2),
  );
  return orders.flatMap((order) => [...one, ...pairs].map((query) => `sort=${order}&${query}`));
};

const hidden = () => Object.values(sealed).map(({ offer }) => offer);

test('no filter, order or search lists a sealed offer, and none counts it', async () => {
  for (const query of queriesOf(OFFER_ORDERS, OPENED_STATUSES)) {
    const list = overseenOfferList.parse(await get(`/offers?${query}`));
    expect([query, list.items.filter(({ id }) => hidden().includes(id))]).toEqual([query, []]);
    expect([query, list.total]).toEqual([query, list.items.length]);
    const file = await admin.get(`/offers/export?format=csv&${query}`);
    expect(file.statusCode).toBe(200);
    expect([query, file.body.trim().split('\r\n').length - 1]).toEqual([query, list.total]);
    expect(file.body).not.toContain('777777');
  }
});

test.each(['draft', 'to_confirm', 'withdrawn'])('offers cannot be listed as %s', async (status) => {
  expect((await admin.get(`/offers?status=${status}`)).statusCode).toBe(400);
});

test('the requests of sealed offers are the same under every filter and order as without the offers', async () => {
  const bare = await scenario.sent(uat.actor, content);
  const { request } = sealed['submitted'] as { request: string };
  for (const query of queriesOf(REQUEST_ORDERS, ['sent', 'cancelled'])) {
    const { items } = overseenRequestList.parse(await get(`/service-requests?${query}`));
    const found = items.map(({ id }) => id);
    expect([query, found.includes(request)]).toEqual([query, found.includes(bare)]);
    expect(items.filter(({ id }) => id === request).map(({ offers }) => offers)).toEqual(
      items.filter(({ id }) => id === request).map(() => null),
    );
  }
  const exported = (await admin.get('/service-requests/export?format=csv')).body;
  const lines = exported.split('\r\n').filter((line) => line.includes(TITLE) && line.includes('Trimisă'));
  expect(lines.filter((line) => !line.endsWith(';sigilate'))).toHaveLength(1);
});

test('a firm of sealed offers has no requests and no projects in the lists', async () => {
  const [firm = '', other = ''] = firms();
  const of = async (id: string) => overseenRequestList.parse(await get(`/service-requests?firm=${id}`)).total;
  // One of its offers was opened.
  expect([await of(firm), await of(other)]).toEqual([1, 0]);
  expect(overseenProjectList.parse(await get(`/projects?firm=${firm}`)).total).toBe(0);
});

test('a sealed offer has no page, neither for editors nor for viewers', async () => {
  for (const [name, { offer }] of Object.entries(sealed))
    for (const reader of [admin, viewer])
      expect([name, (await reader.get(`/offers/${offer}`)).statusCode]).toEqual([name, 404]);
});

test('the time line of a request and the audit tell nothing of sealed offers', async () => {
  for (const [name, { request, offer }] of Object.entries(sealed)) {
    const { entries } = overseenRequestView.parse(await get(`/service-requests/${request}/audit`));
    const own = (await rows<{ id: string }>('select id from audit where entity_id = ?', [offer])).map(({ id }) => id);
    expect([name, entries.filter(({ id }) => own.includes(id))]).toEqual([name, []]);
    expect([name, auditList.parse(await get(`/audit?object=${offer}`)).total]).toEqual([name, 0]);
    for (const id of own) expect((await admin.get(`/audit/${id}`)).statusCode).toBe(404);
  }
});

test('the number of offers of a request is shown when its authority ends it, not before', async () => {
  const offers = async (name: string) => {
    const { request } = sealed[name] as { request: string };
    return overseenRequestView.parse(await get(`/service-requests/${request}/audit`)).request.offers;
  };
  expect(await offers('submitted')).toBeNull();
  expect(await offers('to confirm')).toBeNull();
  expect(await offers('cancelled before the opening')).toBe(1);
});

test('an opened offer is listed, counted and read with what its authority reads', async () => {
  const { request } = sealed['a draft beside opened ones'] as { request: string };
  const list = overseenOfferList.parse(await get(`/offers?firm=${sealedFirm.actor.organisationId}`));
  expect(list).toMatchObject({ total: 1, items: [{ request: { id: request }, price: 68_400, status: 'submitted' }] });
  const view = overseenOfferView.parse(await get(`/offers/${list.items[0]?.id}`));
  expect(view).toMatchObject({ uat: { id: uat.actor.organisationId }, firma: { id: sealedFirm.actor.organisationId } });
  expect(view.entries.map(({ action }) => action)).toEqual(['offer.create', 'offer.submit']);
});
