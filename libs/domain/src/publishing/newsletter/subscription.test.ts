import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { newsletterEmail, subscribe } from '@psp/contracts/newsletter';
import { SYSTEM } from '../../actor.ts';
import { newId } from '../../id.ts';
import { tidy } from '../../operating/lifecycle/tidy.ts';
import { subjectsOf } from '../../operating/personal-data/subjects.ts';
import { createReadDb } from '../../read-db.ts';
import { jsonText } from '../../sql.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { transaction, type Write } from '../../write.ts';
import { confirmSubscription, resubscribe, unsubscribe } from './answer-link.ts';
import { askSubscription, type AskedSubscription } from './ask.ts';
import { makeSubscriberLink } from './links.ts';
import { takeSubscription } from './take-subscription.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => rows('delete from subscriber; delete from attempt; delete from pgboss.job; delete from mail'));
afterAll(() => database.close());

const rows = <T>(query: string) => database.orm.em.fork().execute<T[]>(query);
const run = <T>(work: (write: Write<unknown>) => Promise<T>): Promise<T> =>
  transaction(database.orm, { actor: SYSTEM, now: NOW }, work);
const NOW = new Date();
const press = { address: '192.0.2.1', source: 'mail' } as const;
const body = (email: string, website = '') => subscribe.parse({ email, source: 'footer', consent: '1', website });

/** Runs a subscription from the form to the mail; returns the link of the mail, '' without one. */
const subscribed = async (email: string): Promise<string> => {
  await run((write) => askSubscription(write, { ...body(email), address: '192.0.2.9' }));
  const jobs = await rows<{ payload: AskedSubscription }>(
    `select data as payload from pgboss.job where name = 'send-link'`,
  );
  await rows('delete from pgboss.job; delete from mail');
  for (const { payload } of jobs) await run((write) => takeSubscription(write, payload));
  const [mail] = await rows<{ token: string }>(`select data ->> 'token' as token from mail`);
  return mail?.token ?? '';
};
const confirmed = async (email: string): Promise<void> => {
  const token = await subscribed(email);
  await run((write) => confirmSubscription(write, { token, countyCode: null, domains: [], ...press }));
};
const idOf = async (email: string) =>
  (await rows<{ id: string }>(`select id from subscriber where email = '${email}'`))[0]?.id ?? '';
const statusOf = async (email: string) =>
  (await rows<{ status: string }>(`select status from subscriber where email = '${email}'`))[0]?.status;
const templates = async () =>
  (await rows<{ template: string }>('select template from mail')).map(({ template }) => template);
const steps = async (email: string) =>
  rows(`select step, version, source, host(address) as address from subscriber_consent
    where subscriber_id = '${await idOf(email)}' order by id`);
const anyStatus = async (status: string, since = 'now()') =>
  rows(
    `insert into subscriber (email, status, source, since) values ('${status}@exemplu.ro', '${status}', 'blog', ${since})`,
  );

test('an address is subscribed only when the link of the mail is used, and each step is logged', async () => {
  const token = await subscribed('ana@exemplu.ro');
  expect(await statusOf('ana@exemplu.ro')).toBe('pending');
  await run((write) => confirmSubscription(write, { token, countyCode: 'CJ', domains: ['mediu', 'mediu'], ...press }));
  expect(await rows(`select status, county_code, domains from subscriber`)).toEqual([
    { status: 'confirmed', county_code: 'CJ', domains: ['mediu'] },
  ]);
  const manage = await run(async (write) => makeSubscriberLink(write, await idOf('ana@exemplu.ro'), 'manage'));
  await run((write) => unsubscribe(write, { token: manage, ...press, source: 'one-click' }));
  await run((write) => resubscribe(write, { token: manage, ...press }));
  expect(await steps('ana@exemplu.ro')).toEqual([
    { step: 'asked', version: '1', source: 'footer', address: '192.0.2.9' },
    { step: 'confirmed', version: '1', source: 'mail', address: '192.0.2.1' },
    { step: 'unsubscribed', version: '1', source: 'one-click', address: '192.0.2.1' },
    { step: 'resubscribed', version: '1', source: 'mail', address: '192.0.2.1' },
  ]);
});

test('confirming twice changes nothing, and preferences are kept unless new ones are chosen', async () => {
  const token = await subscribed('ana@exemplu.ro');
  const choose = (domains: 'mediu'[]) =>
    run((write) => confirmSubscription(write, { token, countyCode: null, domains, ...press }));
  await choose(['mediu']);
  await choose([]);
  expect(await rows('select status, domains from subscriber')).toEqual([{ status: 'confirmed', domains: ['mediu'] }]);
  expect(await steps('ana@exemplu.ro')).toHaveLength(2);
});

test('a link works only for its purpose, and a confirmation link expires', async () => {
  const token = await subscribed('ana@exemplu.ro');
  await expect(run((write) => unsubscribe(write, { token, ...press }))).rejects.toMatchObject({ code: 'link.invalid' });
  await rows(`update subscriber_link set expires_at = created_at`);
  const answer = { token, countyCode: null, domains: [] };
  await expect(run((write) => confirmSubscription(write, { ...answer, ...press }))).rejects.toMatchObject({
    code: 'link.invalid',
  });
  const manage = await run(async (write) => makeSubscriberLink(write, await idOf('ana@exemplu.ro'), 'manage'));
  await run((write) => resubscribe(write, { token: manage, ...press }));
  expect(await statusOf('ana@exemplu.ro')).toBe('pending');
});

test('an unsubscription can be reverted with the same link for a week; after that a new confirmation is needed', async () => {
  const manageOf = (email: string) => run(async (write) => makeSubscriberLink(write, await idOf(email), 'manage'));
  await anyStatus('unsubscribed', `now() - interval '8 days'`);
  const token = await manageOf('unsubscribed@exemplu.ro');
  await expect(run((write) => resubscribe(write, { token, ...press }))).rejects.toMatchObject({ code: 'link.invalid' });
  expect(await statusOf('unsubscribed@exemplu.ro')).toBe('unsubscribed');
  await rows(`update subscriber set since = now() - interval '6 days'`);
  await run((write) => resubscribe(write, { token, ...press }));
  expect(await statusOf('unsubscribed@exemplu.ro')).toBe('confirmed');
});

test('unsubscribing deletes all confirmation links, used or not; a new subscription sends a valid one', async () => {
  const confirm = (token: string) =>
    run((write) => confirmSubscription(write, { token, countyCode: null, domains: [], ...press }));
  const unused = await subscribed('ana@exemplu.ro');
  const used = await subscribed('ana@exemplu.ro');
  await run((write) => confirmSubscription(write, { token: used, countyCode: 'CJ', domains: ['mediu'], ...press }));
  const manage = await run(async (write) => makeSubscriberLink(write, await idOf('ana@exemplu.ro'), 'manage'));
  await run((write) => unsubscribe(write, { token: manage, ...press }));
  for (const token of [used, unused]) await expect(confirm(token)).rejects.toMatchObject({ code: 'link.invalid' });
  expect(await rows('select status, county_code, domains from subscriber')).toEqual([
    { status: 'unsubscribed', county_code: 'CJ', domains: ['mediu'] },
  ]);
  const stopped = await subscribed('ana@exemplu.ro');
  await run((write) => unsubscribe(write, { token: manage, ...press }));
  await expect(confirm(stopped)).rejects.toMatchObject({ code: 'link.invalid' });
  await rows('delete from attempt');
  await confirm(await subscribed('ana@exemplu.ro'));
  expect(await statusOf('ana@exemplu.ro')).toBe('confirmed');
});

describe('a known address that is', () => {
  test('subscribed gets a notice', async () => {
    await confirmed('ana@exemplu.ro');
    const manage = await subscribed('ANA@exemplu.ro');
    expect(await templates()).toEqual(['newsletter-already']);
    await run((write) => unsubscribe(write, { token: manage, ...press }));
    expect(await statusOf('ana@exemplu.ro')).toBe('unsubscribed');
  });
  test('pending gets another link, and the first one stays valid', async () => {
    const first = await subscribed('ana@exemplu.ro');
    await subscribed('ana@exemplu.ro');
    expect(await templates()).toEqual(['newsletter-confirmation']);
    await run((write) => confirmSubscription(write, { token: first, countyCode: null, domains: [], ...press }));
    expect(await statusOf('ana@exemplu.ro')).toBe('confirmed');
  });
  test('unsubscribed stays so until it confirms again', async () => {
    await anyStatus('unsubscribed');
    const token = await subscribed('unsubscribed@exemplu.ro');
    expect(await statusOf('unsubscribed@exemplu.ro')).toBe('unsubscribed');
    await run((write) => confirmSubscription(write, { token, countyCode: null, domains: [], ...press }));
    expect(await statusOf('unsubscribed@exemplu.ro')).toBe('confirmed');
  });
  test('suppressed gets no mail for a month', async () => {
    await anyStatus('suppressed');
    expect(await subscribed('suppressed@exemplu.ro')).toBe('');
    await rows(`update subscriber set since = now() - interval '31 days'`);
    expect(await subscribed('suppressed@exemplu.ro')).not.toBe('');
  });
});

test('requests are limited to three a day per address and twenty an hour per caller, and bots are ignored', async () => {
  for (let n = 0; n < 5; n++)
    await run((write) => askSubscription(write, { ...body('ana@exemplu.ro'), address: `192.0.2.${n}` }));
  expect(await rows('select 1 from pgboss.job')).toHaveLength(3);
  await run((write) =>
    askSubscription(write, { ...body('robot@exemplu.ro', 'https://spam.example'), address: '192.0.2.9' }),
  );
  expect(await rows('select 1 from pgboss.job')).toHaveLength(3);
  for (let n = 0; n < 20; n++)
    await run((write) => askSubscription(write, { ...body(`${n}@exemplu.ro`), address: '203.0.113.1' }));
  const again = run((write) => askSubscription(write, { ...body('x@exemplu.ro'), address: '203.0.113.1' }));
  await expect(again).rejects.toMatchObject({ code: 'rate.limited' });
});

test('two concurrent requests create one subscriber', async () => {
  const asked = {
    email: 'ana@exemplu.ro',
    source: 'blog',
    consent: '1',
    address: '192.0.2.1',
    at: NOW.toISOString(),
  } as const;
  await Promise.all([1, 2, 3].map(() => run((write) => takeSubscription(write, asked))));
  expect(await rows('select 1 from subscriber')).toHaveLength(1);
});

test.each([
  ['ana+stiri@exemplu.ro', 'ana+stiri@exemplu.ro'],
  [' Ana.Pop@EXEMPLU.ro ', 'Ana.Pop@exemplu.ro'],
  ['ana@primăria.ro', 'ana@xn--primria-c4a.ro'],
])('%s is an address', (given, stored) => expect(newsletterEmail.parse(given)).toBe(stored));

test.each([
  'ana@exemplu.ro\r\nBcc: altul@exemplu.ro',
  'ana@exemplu.ro\nx',
  'ana\0@exemplu.ro',
  'ana@exemplu.ro, altul@exemplu.ro',
  '<ana@exemplu.ro>',
  'ana@exemplu.ro/x',
  'ana@exemplu.ro#x',
  'ana@[127.0.0.1]',
  'ana@@exemplu.ro',
  'ana',
  '@exemplu.ro',
  '',
  `${'a'.repeat(10_000)}@exemplu.ro`,
])('%j is none', (given) => expect(newsletterEmail.safeParse(given).success).toBe(false));

test('a data export contains the person’s own subscription with each step, and no other', async () => {
  const id = newId();
  await rows(
    `insert into account (id, email, display_name, password_hash) values ('${id}', 'ana@exemplu.ro', 'Ana', '')`,
  );
  await confirmed('Ana@exemplu.ro');
  await confirmed('ion@exemplu.ro');
  const { newsletter } = subjectsOf(id);
  if (!newsletter) throw new Error('the newsletter is not exported');
  expect(JSON.parse(await jsonText(createReadDb(database.orm), newsletter))).toMatchObject([
    { email: 'Ana@exemplu.ro', status: 'confirmed', steps: [{ step: 'asked' }, { step: 'confirmed' }] },
  ]);
});

test('a data export says the words that the form showed, also after they have changed', async () => {
  const id = newId();
  await rows(
    `insert into account (id, email, display_name, password_hash) values ('${id}', 'maria@exemplu.ro', 'Maria', '');
     insert into setting_version (setting, version, value, saved_at) values
       ('consent-text:newsletter', 0, '{"text": "Primele cuvinte.", "link": "Date"}', now()),
       ('consent-text:newsletter', 1, '{"text": "Alte cuvinte.", "link": "Despre date"}', now())`,
  );
  await run((write) => askSubscription(write, { ...body('maria@exemplu.ro'), consent: '2', address: '192.0.2.9' }));
  const [job] = await rows<{ payload: AskedSubscription }>('select data as payload from pgboss.job');
  if (!job) throw new Error('nothing was asked');
  await run((write) => takeSubscription(write, job.payload));
  const { newsletter } = subjectsOf(id);
  if (!newsletter) throw new Error('the newsletter is not exported');
  const exported = JSON.parse(await jsonText(createReadDb(database.orm), newsletter));
  expect(exported).toMatchObject([{ steps: [{ version: '2', text: 'Alte cuvinte. Despre date' }] }]);
});

test('unconfirmed subscribers are deleted after a month, unsubscribed ones after a year', async () => {
  for (const status of ['pending', 'confirmed', 'unsubscribed', 'suppressed'])
    await anyStatus(status, `now() - interval '31 days'`);
  expect(await tidy(database.orm)).toEqual([]);
  const left = async () =>
    (await rows<{ status: string }>('select status from subscriber order by 1')).map(({ status }) => status);
  expect(await left()).toEqual(['confirmed', 'suppressed', 'unsubscribed']);
  await rows(`update subscriber set since = now() - interval '366 days'`);
  await tidy(database.orm);
  expect(await left()).toEqual(['confirmed']);
});
