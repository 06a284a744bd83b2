import { beforeEach, expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { subscriberList } from '@psp/contracts/newsletter';
import { issueList, issuePreview, issueView, type IssueView } from '@psp/contracts/newsletter-issues';
import { bffAdmin } from '../app.ts';

const { app, database } = await startTestApp(bffAdmin, 'admin');
const admin = await app.as({ kind: 'admin' });
beforeEach(() =>
  rows(`delete from newsletter_delivery; delete from newsletter_issue; delete from subscriber; delete from pgboss.job;
    insert into subscriber (email, source, status) values ('ana@exemplu.ro', 'blog', 'confirmed'), ('ion@exemplu.ro', 'footer', 'pending')`),
);

const rows = (query: string) => database.orm.em.fork().execute(query);
const CONTENT = {
  ...{ subject: 'Noutăți', preheader: 'Pe scurt', audience: 'all', countyCode: null, domain: null },
  body: '<p>Bună <strong>ziua</strong><script>alert(1)</script><a href="javascript:alert(1)">aici</a></p>',
};
const PATH = '/newsletter/issues';
const created = async (more: object = {}): Promise<string> =>
  (await admin.post(PATH, { ...CONTENT, ...more })).json<{ id: string }>().id;
const view = async (id: string): Promise<IssueView> => issueView.parse((await admin.get(`${PATH}/${id}`)).json());

test('a new issue is answered as it stands, so that its page needs not ask for it', async () => {
  const issue = issueView.parse((await admin.post(PATH, CONTENT)).json());
  expect(issue).toEqual(await view(issue.id));
  expect(issue).toMatchObject({ version: 1, status: 'draft' });
});

test('an issue is written, previewed as its mail looks, and shown with whom it would reach', async () => {
  const id = await created();
  const issue = await view(id);
  expect(issue).toMatchObject({ status: 'draft', body: '<p>Bună <strong>ziua</strong>aici</p>', recipients: 1 });
  expect(issue.actions).toEqual(['edit', 'test', 'send', 'schedule', 'cancel']);
  const preview = issuePreview.parse((await admin.get(`${PATH}/${id}/preview`)).json());
  expect(preview.html).toContain(issue.body);
  expect(preview.html + preview.text).not.toMatch(/alert|javascript/);
  expect(preview.text).toContain('Bună ziuaaici');
  expect((await admin.get('/newsletter/recipients?countyCode=CJ')).json()).toEqual({ recipients: 0 });
});

test('a double click and two colleagues send once', async () => {
  const id = await created();
  const { version } = await view(id);
  const key = { 'idempotency-key': 'trimitere-1' };
  const other = await app.as({ kind: 'admin', organisationId: admin.actor.organisationId });
  const answers = await Promise.all([
    admin.post(`${PATH}/${id}/send`, { version }, key),
    admin.post(`${PATH}/${id}/send`, { version }, key),
    other.post(`${PATH}/${id}/send`, { version }),
  ]);
  const codes = answers.map(({ statusCode }) => statusCode).sort();
  expect([
    [200, 200, 409],
    [200, 409, 409],
  ]).toContainEqual(codes);
  expect(await rows(`select 1 from pgboss.job where name = 'newsletter'`)).toHaveLength(1);
  expect(issueView.parse(answers.find(({ statusCode }) => statusCode === 200)?.json()).status).toBe('sending');
});

test('scheduling, taking it back and giving it up are each recorded', async () => {
  const id = await created();
  const act = async (what: string, body: object = {}) =>
    admin.post(`${PATH}/${id}/${what}`, { version: (await view(id)).version, ...body });
  expect((await act('schedule', { at: '2020-01-01T10:00:00Z' })).json()).toMatchObject({
    code: 'newsletter.time_past',
  });
  expect((await act('schedule', { at: new Date(Date.now() + 3_600_000).toISOString() })).json()).toMatchObject({
    status: 'scheduled',
  });
  const edited = await admin.put(`${PATH}/${id}/content`, { ...CONTENT, version: (await view(id)).version });
  expect(edited.json()).toMatchObject({ code: 'action.not_allowed' });
  expect((await act('unschedule')).json()).toMatchObject({ status: 'draft', scheduledAt: null });
  expect((await act('cancel')).json()).toMatchObject({ status: 'cancelled', actions: [] });
  expect((await view(id)).history.map(({ action }) => action)).toEqual(
    ['create', 'schedule', 'unschedule', 'cancel'].map((what) => `newsletter-issue.${what}`),
  );
});

test('a stale edit is refused and a test is sent to oneself only', async () => {
  const id = await created();
  expect((await admin.put(`${PATH}/${id}/content`, { ...CONTENT, version: 7 })).json()).toMatchObject({
    code: 'version.stale',
  });
  expect((await admin.post(`${PATH}/${id}/test`)).statusCode).toBe(200);
  expect(await rows(`select data ->> 'accountId' as id from pgboss.job`)).toEqual([{ id: admin.actor.accountId }]);
});

test('lists are found by state and address; subscribers are counted whatever the filters', async () => {
  const id = await created();
  await created({ subject: 'Altul' });
  await admin.post(`${PATH}/${id}/cancel`, { version: 1 });
  const issues = async (query: string) => issueList.parse((await admin.get(`${PATH}?${query}`)).json());
  expect((await issues('')).items.map(({ subject }) => subject)).toEqual(['Altul', 'Noutăți']);
  expect((await issues('status=cancelled')).items.map(({ subject }) => subject)).toEqual(['Noutăți']);
  expect(await issues('page=9')).toMatchObject({ items: [], total: 2 });
  const people = async (query: string) =>
    subscriberList.parse((await admin.get(`/newsletter/subscribers?${query}`)).json());
  expect((await people('q=ANA')).items.map(({ email }) => email)).toEqual(['ana@exemplu.ro']);
  expect((await people('q=%25')).items).toEqual([]);
  expect(await people('status=pending')).toMatchObject({
    total: 1,
    subscribers: { pending: 1, confirmed: 1, unsubscribed: 0, suppressed: 0 },
  });
});

test.each([
  { subject: 'a'.repeat(151) },
  { subject: 'Unu\r\nBcc: x@exemplu.ro' },
  { audience: 'admin' },
  { countyCode: 'XX' },
  { status: 'sent' },
])('%j is refused', async (more) => {
  expect((await admin.post(PATH, { ...CONTENT, ...more })).statusCode).toBe(400);
});
