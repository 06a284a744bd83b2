import { beforeAll, expect, test } from '@jest/globals';
import type { TestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { DEFAULT_WEIGHTS } from '@psp/contracts/scores';
import { requestView } from '@psp/contracts/service-requests';
import { createScenario } from '@psp/domain/testing/scenario';
import { bffUat } from '../app.ts';

type Person = Awaited<ReturnType<TestApp['as']>>;
const { app, database } = await startTestApp(bffUat, 'uat');
const scenario = createScenario(database.orm);
const WEIGHTS = { price: 40, term: 30, rating: 20, method: 10 };
let uat: Person;
let firms: Person[];

beforeAll(async () => {
  uat = await app.as({ kind: 'uat' });
  firms = await Promise.all([app.as({ kind: 'firma' }), app.as({ kind: 'firma' })]);
});

const opened = async () => {
  const { requestId, offerIds } = await scenario.opened(
    uat.actor,
    firms.map(({ actor }) => actor),
  );
  const version = await scenario.versionOf('service_request', requestId);
  return { requestId, path: `/service-requests/${requestId}/comparison`, offerIds, version };
};
const viewOf = async (id: string) => requestView.parse((await uat.get(`/service-requests/${id}`)).json());

test('the weights proposed first are replaced by those that were set, and marks are kept beside them', async () => {
  const { requestId, path, offerIds, version } = await opened();
  expect((await viewOf(requestId)).comparison).toEqual({ weights: DEFAULT_WEIGHTS, isSet: false });
  const [one = '', other = ''] = offerIds;
  const weighted = requestView.parse((await uat.put(path, { version, weights: WEIGHTS })).json());
  expect(weighted.comparison).toEqual({ weights: WEIGHTS, isSet: true });
  await uat.put(path, { version: weighted.version, marks: { [one]: 9, [other]: 4 } });
  const again = await uat.put(path, { version: weighted.version + 1, marks: { [other]: null } });
  const view = requestView.parse(again.json());
  expect(view.comparison).toEqual({ weights: WEIGHTS, isSet: true });
  const marked = Object.fromEntries((view.offers ?? []).map(({ id, methodMark }) => [id, methodMark]));
  expect(marked).toEqual({ [one]: 9, [other]: null });
  const acts = view.history.filter(({ action }) => action === 'service-request.compare');
  expect(acts).toHaveLength(3);
});

test('who read another comparison than the one that stands is told so, and nothing changes', async () => {
  const { requestId, path, version } = await opened();
  await uat.put(path, { version, weights: WEIGHTS });
  const stale = await uat.put(path, { version, weights: DEFAULT_WEIGHTS });
  expect([stale.statusCode, stale.json()]).toMatchObject([409, { code: 'version.stale' }]);
  expect((await viewOf(requestId)).comparison?.weights).toEqual(WEIGHTS);
});

test('weights are set before the opening, marks only after it', async () => {
  const id = await scenario.sent(uat.actor);
  const offerId = await scenario.submitted(firms[0]?.actor ?? uat.actor, id);
  const path = `/service-requests/${id}/comparison`;
  const marked = await uat.put(path, { version: 2, marks: { [offerId]: 5 } });
  expect(marked.json()).toMatchObject({ code: 'request.offers_sealed' });
  expect((await uat.put(path, { version: 2, weights: WEIGHTS })).statusCode).toBe(200);
});

test('an offer of another request is not marked', async () => {
  const [mine, theirs] = [await opened(), await opened()];
  const answer = await uat.put(mine.path, { version: mine.version, marks: { [theirs.offerIds[0] ?? '']: 5 } });
  expect(answer.statusCode).toBe(404);
});

test('after the choice the comparison stays as it was made', async () => {
  const { requestId, path, offerIds } = await opened();
  const version = await scenario.versionOf('offer', offerIds[0] ?? '');
  await uat.post(`/offers/${offerIds[0]}/accept`, { version, declineReason: 'Punctaj mai mic.' });
  const now = await scenario.versionOf('service_request', requestId);
  const answer = await uat.put(path, { version: now, weights: WEIGHTS });
  expect(answer.json()).toMatchObject({ code: 'action.not_allowed' });
});

test.each([
  { weights: { ...DEFAULT_WEIGHTS, method: 11 } },
  { marks: { '0190a000-0000-7000-8000-000000000001': 11 } },
  { marks: { '0190a000-0000-7000-8000-000000000001': 2.5 } },
  { marks: { nobody: 1 } },
])('%j is refused', async (body) => {
  const { path, version } = await opened();
  expect((await uat.put(path, { version, ...body })).statusCode).toBe(400);
});

test('a reader and another authority change nothing of it', async () => {
  const { path, version } = await opened();
  const stranger = await app.as({ kind: 'uat' });
  expect((await stranger.put(path, { version, weights: WEIGHTS })).statusCode).toBe(404);
  const reader = await app.as({ kind: 'uat', role: 'viewer' });
  expect((await reader.put(path, { version, weights: WEIGHTS })).statusCode).toBe(403);
});
