import { beforeAll, expect, test } from '@jest/globals';
import type { TestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { DEFAULT_WEIGHTS } from '@psp/contracts/scores';
import { requestView } from '@psp/contracts/service-requests';
import { requestVersions } from '@psp/contracts/request-versions';
import { aRequest, createScenario } from '@psp/domain/testing/scenario';
import { bffUat } from '../app.ts';

type Person = Awaited<ReturnType<TestApp['as']>>;
const { app, database } = await startTestApp(bffUat, 'uat');
const scenario = createScenario(database.orm);
const REASON = 'Termenul este legat de o finanțare.';
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
  const weighted = requestView.parse((await uat.put(path, { version, weights: WEIGHTS, reason: REASON })).json());
  expect(weighted.comparison).toEqual({ weights: WEIGHTS, isSet: true });
  await uat.put(path, { version: weighted.version, marks: { [one]: 9, [other]: 4 } });
  const unexplained = await uat.put(path, { version: weighted.version + 1, marks: { [other]: null } });
  expect([unexplained.statusCode, unexplained.json()]).toMatchObject([422, { code: 'reason.required' }]);
  const again = await uat.put(path, { version: weighted.version + 1, marks: { [other]: null }, reason: REASON });
  const view = requestView.parse(again.json());
  expect(view.comparison).toEqual({ weights: WEIGHTS, isSet: true });
  const marked = Object.fromEntries((view.offers ?? []).map(({ id, methodMark }) => [id, methodMark]));
  expect(marked).toEqual({ [one]: 9, [other]: null });
  const acts = view.history.filter(({ action }) => action === 'service-request.compare');
  expect(acts).toHaveLength(3);
  const [weights, first, changed] = acts;
  expect([weights?.about, weights?.reason]).toEqual(['50/20/20/10 → 40/30/20/10, după deschidere', REASON]);
  expect([first?.about, first?.reason]).toEqual([
    expect.stringMatching(/^metoda .+ fără notă → 9, metoda .+ fără notă → 4, după deschidere$/),
    null,
  ]);
  expect([changed?.about, changed?.reason]).toEqual([expect.stringMatching(/4 → fără notă, după deschidere$/), REASON]);
});

test('after the opening weights change with a reason only, and what is the same needs none', async () => {
  const { requestId, path, version } = await opened();
  const refused = await uat.put(path, { version, weights: WEIGHTS });
  expect(refused.json()).toMatchObject({
    code: 'reason.required',
    details: { fields: { reason: expect.any(String) } },
  });
  expect((await viewOf(requestId)).comparison.weights).toEqual(DEFAULT_WEIGHTS);
  expect((await uat.put(path, { version, weights: DEFAULT_WEIGHTS })).statusCode).toBe(200);
});

test('announced weights that change before the opening are a new version that offers confirm', async () => {
  const id = await scenario.sent(uat.actor, aRequest({ weights: DEFAULT_WEIGHTS }));
  const offerId = await scenario.submitted(firms[0]?.actor ?? uat.actor, id);
  const first = await viewOf(id);
  expect([first.content.weights, first.comparison]).toEqual([
    DEFAULT_WEIGHTS,
    { weights: DEFAULT_WEIGHTS, isSet: true },
  ]);
  const path = `/service-requests/${id}/comparison`;
  const changed = requestView.parse((await uat.put(path, { version: first.version, weights: WEIGHTS })).json());
  expect([changed.revision, changed.content.weights, changed.comparison.weights]).toEqual([2, WEIGHTS, WEIGHTS]);
  expect(changed.history.find(({ action }) => action === 'service-request.compare')?.about).toBe(
    '50/20/20/10 → 40/30/20/10',
  );
  const edit = changed.history.find(({ action }) => action === 'service-request.edit');
  expect(edit).toMatchObject({ from: 'sent', to: 'sent' });
  const { items } = requestVersions.parse((await uat.get(`/service-requests/${id}/versions`)).json());
  expect(items.map(({ content }) => content.weights)).toEqual([WEIGHTS, DEFAULT_WEIGHTS]);
  const rows = await database.orm.em
    .fork()
    .execute<{ status: string }[]>('select status from offer where id = ?', [offerId]);
  expect(rows).toEqual([{ status: 'to_confirm' }]);
});

test('announced weights that are saved as they were leave the version and its offers as they are', async () => {
  const id = await scenario.sent(uat.actor, aRequest({ weights: DEFAULT_WEIGHTS }));
  await scenario.submitted(firms[0]?.actor ?? uat.actor, id);
  const { version } = await viewOf(id);
  const answer = await uat.put(`/service-requests/${id}/comparison`, { version, weights: DEFAULT_WEIGHTS });
  expect(requestView.parse(answer.json())).toMatchObject({ revision: 1, offerCount: 1 });
});

test('what firms were told stays as it was when the weights change after the opening', async () => {
  const id = await scenario.sent(uat.actor, aRequest({ weights: DEFAULT_WEIGHTS }));
  await scenario.submitted(firms[0]?.actor ?? uat.actor, id);
  await scenario.open(uat.actor, id);
  const { version } = await viewOf(id);
  const body = { version, weights: WEIGHTS, reason: REASON };
  const changed = requestView.parse((await uat.put(`/service-requests/${id}/comparison`, body)).json());
  expect([changed.revision, changed.content.weights, changed.comparison.weights]).toEqual([
    1,
    DEFAULT_WEIGHTS,
    WEIGHTS,
  ]);
});

test('between the deadline and the opening announced weights stay as they are', async () => {
  const id = await scenario.sent(uat.actor, aRequest({ weights: DEFAULT_WEIGHTS }));
  await database.orm.em
    .fork()
    .execute(`update service_request set deadline = now() - interval '1 hour' where id = ?`, [id]);
  const { version } = await viewOf(id);
  const answer = await uat.put(`/service-requests/${id}/comparison`, { version, weights: WEIGHTS });
  expect(answer.json()).toMatchObject({ code: 'request.weights_announced' });
});

test('who read another comparison than the one that stands is told so, and nothing changes', async () => {
  const { requestId, path, version } = await opened();
  await uat.put(path, { version, weights: WEIGHTS, reason: REASON });
  const stale = await uat.put(path, { version, weights: DEFAULT_WEIGHTS, reason: REASON });
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
  await uat.post(`/offers/${offerIds[0]}/accept`, { version, reason: REASON, declineReason: 'Punctaj mai mic.' });
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
