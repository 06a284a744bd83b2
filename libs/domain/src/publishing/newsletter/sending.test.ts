import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { IssueContent, NewsletterSegment } from '@psp/contracts/newsletter-issues';
import { type Actor, SYSTEM } from '../../actor.ts';
import { asSystem } from '../../as-system.ts';
import { newId } from '../../id.ts';
import { eraseTraces } from '../../operating/personal-data/anonymise.ts';
import { createReadDb } from '../../read-db.ts';
import { acting, type By } from '../../testing/acting.ts';
import { anActor } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { claimDelivery, failDelivery, markDelivered, queueDeliveries, releaseDelivery } from './deliveries.ts';
import { moveIssues } from './due.ts';
import { cancelIssue, createIssue, editIssue, finishIssue, scheduleIssue, sendIssue } from './issues.ts';
import { listSubscribers, readIssue } from './queries.ts';
import { countRecipients } from './recipients.ts';

let database: TestDatabase;
let admin: Actor;
let by: By;
const NOW = new Date();
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const ALL: NewsletterSegment = { audience: 'all', countyCode: null, domain: null };
const content = (more: Partial<IssueContent> = {}): IssueContent => ({
  ...{ subject: 'Noutăți', preheader: '', body: '<p>Text</p>', ...ALL },
  ...more,
});
const rows = <T = Record<string, string>>(query: string) => database.orm.em.fork().execute<T[]>(query);

const member = async (email: string, kind: 'uat' | 'firma' | 'admin', county: string | null = null): Promise<Actor> => {
  const actor = anActor({ kind, role: 'owner' });
  await rows(`insert into account (id, email, display_name, password_hash) values ('${actor.accountId}', '${email}', 'Ana', '');
    insert into organisation (id, kind, name, status, uat_type, county_code) values ('${actor.organisationId}', '${kind}', 'Organizația',
      'approved', ${kind === 'uat' ? `'commune'` : 'null'}, ${county ? `'${county}'` : 'null'});
    insert into membership (account_id, organisation_id, role) values ('${actor.accountId}', '${actor.organisationId}', 'owner')`);
  return actor;
};
const subscriber = (email: string, more: { status?: string; county?: string; domains?: string[] } = {}) =>
  rows(`insert into subscriber (email, source, status, county_code, domains) values ('${email}', 'footer', '${more.status ?? 'confirmed'}',
    ${more.county ? `'${more.county}'` : 'null'}, '{${(more.domains ?? []).join(',')}}')`);

beforeAll(async () => {
  database = await createTestDatabase();
  by = acting(database.orm, NOW);
  admin = await member('asociatia@exemplu.ro', 'admin');
});
beforeEach(() =>
  rows('delete from newsletter_delivery; delete from newsletter_issue; delete from subscriber; delete from pgboss.job'),
);
afterAll(() => database.close());

const draft = (more: Partial<IssueContent> = {}) => by(admin, createIssue, content(more));
const view = async (id: string) => {
  const issue = await readIssue(createReadDb(database.orm), admin, id, NOW);
  if (!issue) throw new Error('no issue');
  return issue;
};
const send = async (id: string) => by(admin, sendIssue, { id, version: (await view(id)).version });
const queue = (id: string) => by(SYSTEM, queueDeliveries, id);
const deliveries = async (issueId: string) =>
  (await rows(`select id from newsletter_delivery where issue_id = '${issueId}' order by id`)).map(({ id }) =>
    String(id),
  );
const claim = (id: string) => by(SYSTEM, claimDelivery, id);
/** Creates an issue that is being sent, with the ids of its mails. */
const sending = async (): Promise<[id: string, mails: string[]]> => {
  const id = await draft();
  await send(id);
  await queue(id);
  return [id, await deliveries(id)];
};

test('a segment contains only confirmed subscribers whose account, county and interests fit', async () => {
  await member('primar@exemplu.ro', 'uat', 'CJ');
  await member('firma@exemplu.ro', 'firma', 'IS');
  await subscriber('Primar@exemplu.ro', { domains: ['mediu'] });
  await subscriber('firma@exemplu.ro', { county: 'CJ' });
  await subscriber('vizitator@exemplu.ro', { domains: ['resurse-umane'] });
  for (const status of ['pending', 'unsubscribed', 'suppressed']) await subscriber(`${status}@exemplu.ro`, { status });
  const count = (segment: Partial<NewsletterSegment>) =>
    countRecipients(createReadDb(database.orm), { ...ALL, ...segment });
  expect(await count({})).toBe(3);
  expect(await count({ audience: 'uat' })).toBe(1);
  expect(await count({ audience: 'firma' })).toBe(1);
  expect(await count({ audience: 'visitor' })).toBe(1);
  expect(await count({ countyCode: 'CJ' })).toBe(2);
  expect(await count({ countyCode: 'IS' })).toBe(0);
  expect(await count({ domain: 'mediu' })).toBe(2);
  expect(await count({ audience: 'visitor', domain: 'mediu' })).toBe(0);
  const list = JSON.parse(await listSubscribers(createReadDb(database.orm), { page: 1, q: 'PRIMAR@', status: 'all' }));
  expect(list).toMatchObject({ total: 1, items: [{ email: 'Primar@exemplu.ro', audience: 'uat' }] });
  expect(list.subscribers).toEqual({ pending: 1, confirmed: 3, unsubscribed: 1, suppressed: 1 });
});

test('two concurrent send requests send an issue once', async () => {
  await subscriber('ana@exemplu.ro');
  const id = await draft();
  const { version } = await view(id);
  const attempts = await Promise.allSettled([1, 2].map(() => by(admin, sendIssue, { id, version })));
  expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await Promise.all([queue(id), queue(id)]);
  await queue(id);
  expect(await deliveries(id)).toHaveLength(1);
  expect(await rows(`select 1 from pgboss.job where data ->> 'kind' = 'delivery'`)).toHaveLength(1);
});

test('an issue without recipients or text is not sent, and a stale version is refused', async () => {
  const id = await draft();
  await expect(send(id)).rejects.toMatchObject({ code: 'newsletter.no_recipients' });
  expect((await view(id)).status).toBe('draft');
  const old = await view(id);
  await by(admin, editIssue, { id, version: old.version, ...content({ body: '' }) });
  await expect(send(id)).rejects.toMatchObject({ code: 'newsletter.incomplete' });
  const stale = by(admin, editIssue, { id, version: old.version, ...content() });
  await expect(stale).rejects.toMatchObject({ code: 'version.stale' });
});

test('a subscriber who unsubscribes or is deleted before their turn gets no mail', async () => {
  for (const name of ['ana', 'ion', 'eva']) await subscriber(`${name}@exemplu.ro`);
  const [id, mails] = await sending();
  await rows(`update subscriber set status = 'unsubscribed' where email = 'ana@exemplu.ro'`);
  await asSystem(database.orm, (write) => eraseTraces(write, { id: newId(), email: 'Ion@exemplu.ro' }));
  const claimed = await Promise.all(mails.map(claim));
  expect(claimed.filter(Boolean)).toMatchObject([{ email: 'eva@exemplu.ro' }]);
  expect((await view(id)).progress).toEqual({ total: 3, sent: 0, failed: 0, waiting: 1, skipped: 2 });
});

test('a mail is claimed once, and one found claimed is marked as failed rather than sent twice', async () => {
  await subscriber('ana@exemplu.ro');
  const [id, [mail = '']] = await sending();
  const taken = await claim(mail);
  expect(taken).toMatchObject({ email: 'ana@exemplu.ro' });
  expect(await claim(mail)).toBeNull();
  expect(await view(id)).toMatchObject({ progress: { failed: 1 }, failures: [{ error: 'interrupted', count: 1 }] });
  // The process that seemed to have crashed reports the server's answer.
  await by(SYSTEM, markDelivered, mail);
  expect((await view(id)).progress).toMatchObject({ sent: 1, failed: 0 });
  expect(await claim(mail)).toBeNull();
});

test('a temporarily refused mail is retried, a permanently refused one is not', async () => {
  await subscriber('ana@exemplu.ro');
  const [id, [mail = '']] = await sending();
  await claim(mail);
  await by(SYSTEM, releaseDelivery, { id: mail, error: '451' });
  expect((await view(id)).progress.waiting).toBe(1);
  expect(await claim(mail)).not.toBeNull();
  await by(SYSTEM, failDelivery, { id: mail, error: '554', isRefused: false });
  expect(await claim(mail)).toBeNull();
  await by(SYSTEM, finishIssue, id);
  expect(await view(id)).toMatchObject({ status: 'sent', failures: [{ error: '554', count: 1 }] });
});

test('a mailbox that refuses two consecutive issues is suppressed; an accepted one in between resets the count', async () => {
  await subscriber('ana@exemplu.ro');
  const refuse = async () => {
    const [, [mail = '']] = await sending();
    await claim(mail);
    await by(SYSTEM, failDelivery, { id: mail, error: '550', isRefused: true });
  };
  const status = async () => (await rows('select status from subscriber'))[0]?.['status'];
  await refuse();
  const [, [mail = '']] = await sending();
  await claim(mail);
  await by(SYSTEM, markDelivered, mail);
  await refuse();
  expect(await status()).toBe('confirmed');
  await refuse();
  expect(await status()).toBe('suppressed');
});

test('cancelling skips waiting mails and lets claimed ones finish', async () => {
  for (const name of ['ana', 'ion']) await subscriber(`${name}@exemplu.ro`);
  const [id, [first = '', second = '']] = await sending();
  await claim(first);
  await by(admin, cancelIssue, { id, version: (await view(id)).version });
  await by(SYSTEM, markDelivered, first);
  expect(await claim(second)).toBeNull();
  expect(await view(id)).toMatchObject({
    status: 'cancelled',
    progress: { sent: 1, skipped: 1, waiting: 0 },
    actions: [],
  });
});

test('a scheduled issue starts once at its time, for those subscribed then', async () => {
  await subscriber('ana@exemplu.ro');
  const id = await draft();
  const at = async (moment: Date) =>
    by(admin, scheduleIssue, { id, version: (await view(id)).version, at: moment.toISOString() });
  await expect(at(NOW)).rejects.toMatchObject({ code: 'newsletter.time_past' });
  await at(later(10));
  await moveIssues(database.orm, later(9));
  expect((await view(id)).status).toBe('scheduled');
  await subscriber('ion@exemplu.ro');
  await Promise.all([moveIssues(database.orm, later(11)), moveIssues(database.orm, later(11))]);
  expect(await rows(`select 1 from pgboss.job where data ->> 'kind' = 'issue'`)).toHaveLength(1);
  await queue(id);
  expect(await deliveries(id)).toHaveLength(2);
  for (const mail of await deliveries(id)) {
    await claim(mail);
    await by(SYSTEM, markDelivered, mail);
  }
  expect(await moveIssues(database.orm, later(12))).toEqual([]);
  const { status, history } = await view(id);
  expect([status, history.map(({ action }) => action)]).toEqual([
    'sent',
    ['create', 'schedule', 'send', 'finish'].map((act) => `newsletter-issue.${act}`),
  ]);
});
