import { expect, test } from '@jest/globals';
import type { TestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { notificationChoices } from '@psp/contracts/notification-choices';
import { identity } from '../app.ts';

const { app: portal, database } = await startTestApp(identity, 'identity');

type Caller = Awaited<ReturnType<TestApp['as']>>;
const PATH = '/user/notification-choices';

const eventsOf = async (caller: Caller) => {
  const { kinds } = notificationChoices.parse((await caller.get(PATH)).json());
  return new Map(kinds.flatMap(({ events }) => events.map((one) => [one.event, one])));
};
const choose = async (caller: Caller, body: object) => (await caller.put(PATH, body)).statusCode;

test('a person chooses of what their organisations can be told, by kind', async () => {
  const [uat, firma] = [await portal.as({ kind: 'uat' }), await portal.as({ kind: 'firma' })];
  const [own, other] = [await eventsOf(uat), await eventsOf(firma)];
  expect([own.has('offers.received'), own.has('offers.accepted')]).toEqual([true, false]);
  expect([other.has('offers.received'), other.has('offers.accepted')]).toEqual([false, true]);
  expect(own.get('offers.received')).toMatchObject({ label: 'Ofertă nouă', mail: 'daily', inPortal: true });
  // At once comes what waits on the reader.
  expect(own.get('questions.asked')).toMatchObject({ mail: 'now', waits: true });
});

test('until a choice is made the topic of mail counts, as the release before keeps it', async () => {
  const person = await portal.as({ kind: 'uat' });
  await database.orm.em
    .fork()
    .execute(`update account set mail_topics = '{projects}' where id = ?`, [person.actor.accountId]);
  const before = await eventsOf(person);
  expect([before.get('offers.received')?.mail, before.get('projects.start')?.mail]).toEqual(['off', 'daily']);
  expect(before.get('projects.deliver')?.mail).toBe('now');
  expect(await choose(person, { events: ['offers.received'], inPortal: false })).toBe(200);
  expect((await eventsOf(person)).get('offers.received')).toMatchObject({ mail: 'off', inPortal: false });
  expect(await choose(person, { events: ['offers.received', 'projects.start'], mail: 'weekly' })).toBe(200);
  const after = await eventsOf(person);
  expect(after.get('offers.received')).toMatchObject({ mail: 'weekly', inPortal: false });
  expect(after.get('projects.start')).toMatchObject({ mail: 'weekly', inPortal: true });
});

test('what concerns security, has its own mail or does not exist cannot be chosen', async () => {
  const person = await portal.as({ kind: 'firma' });
  expect((await eventsOf(person)).get('members.roleChanged')).toMatchObject({ mail: null, isSecurity: true });
  for (const event of ['members.roleChanged', 'opportunities.found', 'offers.nothing'])
    expect([event, await choose(person, { events: [event], mail: 'off' })]).toEqual([event, 404]);
  expect(await choose(person, { events: ['opportunities.found'], inPortal: false })).toBe(200);
  expect(await choose(person, { events: [], mail: 'off' })).toBe(400);
});

test('what waits for a digest follows the choice', async () => {
  const { actor, ...person } = await portal.as({ kind: 'uat' });
  const rows = (text: string) => database.orm.em.fork().execute(text, [actor.accountId]);
  await rows(`insert into digest_item (id, account_id, organisation_id, event, title, message, href, frequency, in_portal, created_at)
    select uuidv7(), m.account_id, m.organisation_id, event, 'T', 'M', '/uat', 'daily', false, now()
    from membership m, unnest('{offers.received,projects.start}'::text[]) event where m.account_id = ?`);
  const waiting = () => rows('select event, frequency from digest_item where account_id = ? order by event');
  await person.put(PATH, { events: ['projects.start'], mail: 'weekly' });
  await person.put(PATH, { events: ['offers.received'], mail: 'off' });
  expect(await waiting()).toEqual([{ event: 'projects.start', frequency: 'weekly' }]);
});
