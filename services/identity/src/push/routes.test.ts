import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { PUSH_DEVICES_MAX, pushSettings } from '@psp/contracts/push';
import { asSystem } from '@psp/domain/as-system';
import { eraseTraces } from '@psp/domain/operating/personal-data/anonymise';
import { identity } from '../app.ts';
import { Browser, codeOf, member } from '../testing/browser.ts';

const pushKey = `B${'x'.repeat(86)}`;
const { app: portal, database, rows } = await startTestApp(identity, 'identity', { pushKey, isLocal: false });

const subscription = () => ({
  endpoint: `https://push.exemplu.ro/${randomUUID()}`,
  keys: {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  },
});
type Caller = Pick<Awaited<ReturnType<TestApp['as']>>, 'get' | 'post'>;
const settingsOf = async (caller: Caller) => pushSettings.parse((await caller.get('/push')).json());
const add = (caller: Caller, body: object = subscription()) => caller.post('/push/devices', body);
const idOf = async (caller: Caller) => (await settingsOf(caller)).devices[0]?.id ?? '';
const namesOf = (action: string, accountId: string) =>
  rows<{ entity_id: string }>('select entity_id from audit where action = ? and account_id = ?', [action, accountId]);

test('a device is added once, named by its browser, shown without its address, and recorded', async () => {
  const person = await portal.as({ kind: 'uat', role: 'viewer' });
  expect(await settingsOf(person)).toEqual({ publicKey: pushKey, devices: [] });
  const body = subscription();
  const first = pushSettings.parse((await add(person, body)).json());
  expect(first.devices).toEqual([expect.objectContaining({ lastSentAt: null })]);
  expect((await add(person, body)).body).not.toContain(body.endpoint);
  const { devices } = await settingsOf(person);
  expect(devices.map(({ id }) => id)).toEqual(first.devices.map(({ id }) => id));
  expect(await namesOf('push-device.add', person.actor.accountId)).toHaveLength(2);
});

test('a device is removed by its owner, and nobody else sees, tries or removes it', async () => {
  const [one, other] = [await portal.as({ kind: 'uat' }), await portal.as({ kind: 'uat' })];
  await add(one);
  const id = await idOf(one);
  expect((await settingsOf(other)).devices).toEqual([]);
  for (const act of ['remove', 'try']) expect((await other.post(`/push/devices/${id}/${act}`)).statusCode).toBe(404);
  expect((await one.post(`/push/devices/${id}/remove`)).statusCode).toBe(200);
  expect((await settingsOf(one)).devices).toEqual([]);
  expect(await namesOf('push-device.remove', one.actor.accountId)).toEqual([{ entity_id: id }]);
});

test('trying asks the worker for one notification, and not endlessly', async () => {
  const person = await portal.as({ kind: 'firma' });
  await add(person);
  const id = await idOf(person);
  const answers = [];
  for (let n = 0; n < 11; n++) answers.push((await person.post(`/push/devices/${id}/try`)).statusCode);
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 204), 429]);
  const jobs = await rows(`select data from pgboss.job where name = 'push' and data ->> 'id' = ?`, [id]);
  expect(jobs).toHaveLength(10);
  expect(jobs[0]).toEqual({ data: { id, notificationId: null } });
});

test('a notification asks for one job for each device of those it is for', async () => {
  const [one, other] = [await portal.as({ kind: 'uat' }), await portal.as({ kind: 'uat' })];
  await add(one);
  await add(one);
  await add(other);
  const { accountId, organisationId } = one.actor;
  const [told] = await rows<{ id: string }>(
    `insert into notification (account_id, organisation_id, title, message, href) values (?, ?, 'T', 'M', '/uat') returning id`,
    [accountId, organisationId],
  );
  const jobs = await rows<{ id: string }>(
    `select data ->> 'id' as id from pgboss.job where data ->> 'notificationId' = ?`,
    [told?.id],
  );
  const { devices } = await settingsOf(one);
  expect(jobs.map(({ id }) => id).toSorted()).toEqual(devices.map(({ id }) => id).toSorted());
});

test('there are ten devices at most, also of calls at one moment', async () => {
  const person = await portal.as({ kind: 'uat' });
  const answers = await Promise.all(Array.from({ length: PUSH_DEVICES_MAX + 3 }, () => add(person)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(PUSH_DEVICES_MAX);
  expect(answers.filter((answer) => answer.statusCode !== 200).map(codeOf)).toEqual(
    Array.from({ length: 3 }, () => 'push.too_many'),
  );
  expect((await settingsOf(person)).devices).toHaveLength(PUSH_DEVICES_MAX);
});

test('an address inside, what is no subscription, and another site are refused', async () => {
  const person = await portal.as({ kind: 'uat' });
  const inside = { ...subscription(), endpoint: 'https://169.254.169.254/latest' };
  expect(codeOf(await add(person, inside))).toBe('push.address_refused');
  const wrong = [{}, { ...subscription(), endpoint: 'nu' }, { ...subscription(), accountId: randomUUID() }];
  for (const body of wrong) expect((await add(person, body)).statusCode).toBe(400);
  const foreign = { 'sec-fetch-site': 'cross-site' };
  expect((await person.post('/push/devices', subscription(), foreign)).statusCode).toBe(403);
  expect((await settingsOf(person)).devices).toEqual([]);
});

test('a portal without keys offers nothing', async () => {
  const without = await createTestApp(identity, { orm: database.orm, area: 'identity' });
  const person = await without.as({ kind: 'uat' });
  expect((await settingsOf(person)).publicKey).toBeNull();
  expect(codeOf(await add(person))).toBe('push.off');
  await without.close();
});

const subscribedBrowser = async (person: { email: string }, body = subscription()) => {
  const browser = new Browser(portal);
  await browser.signIn(person.email);
  expect((await add(browser, body)).statusCode).toBe(200);
  return browser;
};
const countOf = async (accountId: string) =>
  (await rows(`select 1 from push_device where account_id = ?`, [accountId])).length;

test('signing out ends what the device is sent, and leaves the others', async () => {
  const person = await member(portal, { kind: 'uat' });
  const [here, there] = [await subscribedBrowser(person), await subscribedBrowser(person)];
  await here.signOut('local');
  expect(await countOf(person.actor.accountId)).toBe(1);
  await there.signOut('global');
  expect(await countOf(person.actor.accountId)).toBe(0);
});

test('a device that is signed out from another one is sent nothing more', async () => {
  const person = await member(portal, { kind: 'uat' });
  await subscribedBrowser(person);
  const other = new Browser(portal);
  await other.signIn(person.email);
  await other.signOut('others');
  expect(await countOf(person.actor.accountId)).toBe(0);
});

test('whoever signs in again on the device goes on, and signing out ends it', async () => {
  const person = await member(portal, { kind: 'uat' });
  const browser = await subscribedBrowser(person);
  await browser.signIn(person.email);
  expect(await countOf(person.actor.accountId)).toBe(1);
  await rows(`update session set expires_at = now() - interval '1 day' where account_id = ?`, [person.actor.accountId]);
  for (const name of browser.session) browser.cookies.delete(name);
  await browser.signIn(person.email);
  expect(await countOf(person.actor.accountId)).toBe(1);
  await browser.signOut('local');
  expect(await countOf(person.actor.accountId)).toBe(0);
});

test('somebody else who signs in on the device is not shown what the first person is sent', async () => {
  const [first, second] = [await member(portal, { kind: 'uat' }), await member(portal, { kind: 'firma' })];
  const body = subscription();
  const browser = await subscribedBrowser(first, body);
  await browser.signIn(second.email);
  expect(await countOf(first.actor.accountId)).toBe(0);
  await subscribedBrowser(first, body);
  await subscribedBrowser(second, body);
  expect([await countOf(first.actor.accountId), await countOf(second.actor.accountId)]).toEqual([0, 1]);
});

const renew = (caller: Caller, body: object = subscription()) => caller.post('/push/devices/renew', body);
const endpointsOf = async (accountId: string) =>
  (
    await rows<{ endpoint: string }>('select endpoint from push_device where account_id = ? and gone_at is null', [
      accountId,
    ])
  ).map(({ endpoint }) => endpoint);

test('a browser that has another subscription than before is sent to that one, also where the old one is gone', async () => {
  const person = await member(portal, { kind: 'uat' });
  const { accountId } = person.actor;
  const [browser, other] = [await subscribedBrowser(person), subscription()];
  await subscribedBrowser(person, other);
  const [first, second] = [subscription(), subscription()];
  for (const body of [first, first, second]) {
    expect((await renew(browser, body)).statusCode).toBe(204);
    expect((await endpointsOf(accountId)).toSorted()).toEqual([other.endpoint, body.endpoint].toSorted());
    await rows('update push_device set gone_at = now() where endpoint = ?', [body.endpoint]);
    expect((await settingsOf(browser)).devices).toHaveLength(1);
  }
  await renew(browser, second);
  expect((await settingsOf(browser)).devices).toHaveLength(2);
  expect(new Set((await namesOf('push-device.renew', accountId)).map((row) => row.entity_id)).size).toBe(1);
});

test('nobody’s notifications go to a browser in which they did not ask for them, or are not signed in', async () => {
  const [first, second] = [await member(portal, { kind: 'uat' }), await member(portal, { kind: 'firma' })];
  const browser = await subscribedBrowser(first);
  await browser.signIn(second.email);
  expect((await renew(browser)).statusCode).toBe(404);
  expect(await countOf(second.actor.accountId)).toBe(0);
  expect((await renew(await portal.as({ kind: 'uat' }))).statusCode).toBe(404);
  await browser.signOut('local');
  expect((await renew(browser)).statusCode).toBe(401);
  const inside = { ...subscription(), endpoint: 'https://169.254.169.254/latest' };
  expect(codeOf(await renew(await subscribedBrowser(first), inside))).toBe('push.address_refused');
});

test('an erased person has no devices', async () => {
  const { actor } = await portal.as({ kind: 'uat' });
  const person = await portal.as({ kind: 'uat', role: 'viewer', organisationId: actor.organisationId });
  await add(person);
  const { accountId: id } = person.actor;
  await asSystem(database.orm, (write) => eraseTraces(write, { id, email: person.email }));
  expect(await countOf(id)).toBe(0);
});
