import { beforeAll, expect, test } from '@jest/globals';
import { anAttachment } from '@psp/bff-kit/testing/attachment';
import type { TestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { roleMatrix } from '@psp/bff-kit/testing/role-matrix';
import { adminDashboard, REQUEST_OUTCOMES } from '@psp/contracts/dashboards';
import { overseenRequestList as adminRequestList, overseenRequestView as auditTrail } from '@psp/contracts/overseen';
import { ACT_LABELS } from '@psp/contracts/capabilities';
import { writeReview } from '@psp/domain/collaborating/reviews/commands';
import { aPdf } from '@psp/domain/testing/documents';
import { aRequest, createScenario } from '@psp/domain/testing/scenario';
import { bffAdmin } from './app.ts';

const { app, database } = await startTestApp(bffAdmin, 'admin');
const scenario = createScenario(database.orm);
let admin: Awaited<ReturnType<TestApp['as']>>;
let uat: typeof admin;
let firma: typeof admin;
const marks = { rating: 4, quality: 5, timeliness: 4, communication: 4, price: 3, body: 'A mers bine.' };

beforeAll(async () => {
  [admin, uat, firma] = [
    await app.as({ kind: 'admin' }),
    await app.as({ kind: 'uat' }),
    await app.as({ kind: 'firma' }),
  ];
});

test('the dashboard counts everything there is', async () => {
  await scenario.draft(uat.actor);
  await scenario.completed(uat.actor, firma.actor);
  await scenario.running(uat.actor, firma.actor);
  const view = adminDashboard.parse((await admin.get('/dashboard')).json());
  expect(view).toMatchObject({
    organisations: { uat: 1, firma: 1, pending: 0 },
    requests: { total: 3, byStatus: { draft: 1, sent: 0, in_progress: 1, completed: 1 } },
    offers: 2,
    projects: { active: 1, completed: 1 },
  });
  expect(view.latestRequests).toHaveLength(2);
});

test('each outcome on the dashboard is as many as its list has', async () => {
  const other = await app.as({ kind: 'firma' });
  const waiting = await scenario.sent(uat.actor);
  await scenario.submitted(firma.actor, waiting);
  await scenario.submitted(other.actor, waiting);
  await scenario.sent(uat.actor);
  const id = await scenario.completed(uat.actor, other.actor);
  for (const { actor } of [uat, other]) await scenario.as(actor, (write) => writeReview(write, { id, ...marks }));
  const { outcomes, projects } = adminDashboard.parse((await admin.get('/dashboard')).json());
  const listed = await Promise.all(
    REQUEST_OUTCOMES.map(async (outcome) => {
      const list = adminRequestList.parse((await admin.get(`/service-requests?outcome=${outcome}`)).json());
      return [outcome, list.total];
    }),
  );
  expect(outcomes).toEqual(Object.fromEntries(listed));
  expect(Object.values(outcomes ?? {}).every((count) => count > 0)).toBe(true);
  expect(outcomes).toMatchObject(projects);
});

test('the list never shows drafts and finds a request by its authority', async () => {
  await scenario.sent(uat.actor, aRequest({ title: 'Pod peste pârâu' }));
  await scenario.draft(uat.actor, aRequest({ title: 'Pod ascuns' }));
  const titles = async (query: string) =>
    adminRequestList.parse((await admin.get(`/service-requests?${query}`)).json()).items.map(({ title }) => title);
  expect(await titles('q=pod')).toEqual(['Pod peste pârâu']);
  expect((await titles(`q=${encodeURIComponent('organizația uat')}`)).length).toBeGreaterThan(1);
  expect(await titles('status=cancelled')).toEqual([]);
});

test('the association sees and downloads the files of what was sent, not those of drafts', async () => {
  const file = await anAttachment(app, uat.actor);
  const content = aRequest({ attachments: [file.id] });
  const [draft, sent] = [await scenario.draft(uat.actor, content), await scenario.sent(uat.actor, content)];
  const trail = auditTrail.parse((await admin.get(`/service-requests/${sent}/audit`)).json());
  expect(trail.request.attachments).toEqual([file]);
  expect((await admin.get(`/service-requests/${sent}/attachments/${file.id}`)).rawPayload).toEqual(aPdf());
  expect((await admin.get(`/service-requests/${draft}/attachments/${file.id}`)).statusCode).toBe(404);
});

test('the audit trail of a request holds what was refused, and its offers once they are no longer sealed', async () => {
  const id = await scenario.sent(uat.actor);
  await scenario.submitted(firma.actor, id);
  const read = async () => auditTrail.parse((await admin.get(`/service-requests/${id}/audit`)).json());
  const sealed = await read();
  expect(sealed.request.offers).toBeNull();
  expect(sealed.entries.map(({ action }) => action)).toEqual(['service-request.create', 'service-request.send']);
  await scenario.open(uat.actor, id);
  const trail = await read();
  expect(trail.request.offers).toBe(1);
  expect(trail.entries.map(({ action }) => action)).toEqual([
    'service-request.create',
    'service-request.send',
    'offer.create',
    'offer.submit',
    'service-request.openOffers',
  ]);
  expect(trail.request.actions).toEqual(['cancel']);
  expect((await admin.post(`/service-requests/${id}/cancel`, { version: 1, reason: 'Dublură.' })).json()).toMatchObject(
    { code: 'version.stale' },
  );
  const cancelled = auditTrail.parse(
    (await admin.post(`/service-requests/${id}/cancel`, { version: trail.request.version, reason: 'Dublură.' })).json(),
  );
  expect(cancelled.request).toMatchObject({ status: 'cancelled', actions: [] });
  expect(cancelled.entries.filter(({ outcome }) => outcome === 'refused')).toHaveLength(1);
  expect(
    cancelled.entries.find(({ action, outcome }) => action === 'service-request.cancel' && outcome === 'done'),
  ).toMatchObject({ reason: 'Dublură.', from: 'sent', to: 'cancelled' });
});

test('a draft stays private even from the association', async () => {
  const id = await scenario.draft(uat.actor);
  expect((await admin.get(`/service-requests/${id}/audit`)).statusCode).toBe(404);
});

test('the audit cannot be changed or emptied', async () => {
  const em = database.orm.em.fork();
  for (const statement of [`update audit set action = 'x'`, 'delete from audit', 'truncate audit']) {
    await expect(em.execute(statement)).rejects.toThrow('audit is append-only');
  }
});

test('every route lets in the association only', async () => {
  expect(await roleMatrix(app)).toEqual([]);
});

test('what is refused is recorded under a name that people can read', () => {
  const writes = app.routes.filter(({ method, access }) => method !== 'GET' && access !== 'anyone');
  const unnamed = writes.filter(({ act }) => !act || !(act in ACT_LABELS));
  expect(unnamed).toEqual([]);
});
