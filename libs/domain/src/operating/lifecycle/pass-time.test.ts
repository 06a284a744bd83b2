import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Actor } from '../../actor.ts';
import { writeReview } from '../../collaborating/reviews/commands.ts';
import { anActor } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { anOffer, aRequest, createScenario, type Scenario } from '../../testing/scenario.ts';
import { romanianDay } from '@psp/contracts/romania';
import { saveOffer, submitOffer } from '../../sourcing/offers/own-offer.ts';
import { saveRequest } from '../../sourcing/service-requests/write-request.ts';
import { passTime } from './pass-time.ts';

let database: TestDatabase;
let scenario: Scenario;
let uat: Actor;
let firma: Actor;

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const rows = (query: string) => database.orm.em.fork().execute(query);
const store = async (actor: Actor): Promise<Actor> => {
  const type = actor.kind === 'uat' ? `'commune'` : 'null';
  await rows(`insert into account (id, email, display_name, password_hash) values ('${actor.accountId}', '${actor.accountId}@exemplu.ro', 'Ana', '');
    insert into organisation (id, kind, name, status, uat_type) values ('${actor.organisationId}', '${actor.kind}', 'Organizația', 'approved', ${type});
    insert into membership (account_id, organisation_id, role) values ('${actor.accountId}', '${actor.organisationId}', 'owner')`);
  return actor;
};

beforeAll(async () => {
  database = await createTestDatabase();
  scenario = createScenario(database.orm);
});
beforeEach(async () => {
  uat = await store(anActor({ kind: 'uat' }));
  firma = await store(anActor({ kind: 'firma' }));
});
afterAll(() => database.close());

const statusOf = async (table: string, id: string) => (await rows(`select status from ${table} where id = '${id}'`))[0];
const titlesFor = async (actor: Actor) =>
  (await rows(`select title from notification where account_id = '${actor.accountId}' order by id`)).map(
    (row) => Object(row).title,
  );

test('an undecided authority is reminded twice, then its request and the offers expire once', async () => {
  const id = await scenario.sent(uat, aRequest());
  const offerId = await scenario.submitted(firma, id, anOffer({ validUntil: romanianDay(inDays(200)) }));
  await passTime(database.orm, inDays(13));
  expect(await titlesFor(uat)).toEqual(['Ofertă nouă']);
  await Promise.all([passTime(database.orm, inDays(15)), passTime(database.orm, inDays(15))]);
  for (const day of [15, 35]) await passTime(database.orm, inDays(day));
  expect(await titlesFor(uat)).toEqual(['Ofertă nouă', 'Termenul a trecut', 'Termenul a trecut']);
  expect(await statusOf('service_request', id)).toEqual({ status: 'sent' });
  await Promise.all([passTime(database.orm, inDays(45)), passTime(database.orm, inDays(45))]);
  expect(await statusOf('service_request', id)).toEqual({ status: 'expired' });
  expect(await statusOf('offer', offerId)).toEqual({ status: 'closed' });
  expect((await titlesFor(firma)).filter((title) => title === 'Solicitare fără rezultat')).toHaveLength(1);
  expect((await titlesFor(uat)).filter((title) => title === 'Solicitare fără rezultat')).toHaveLength(1);
});

test('an offer ends after its validity', async () => {
  const id = await scenario.submitted(
    firma,
    await scenario.sent(uat),
    anOffer({ validUntil: romanianDay(inDays(20)) }),
  );
  await passTime(database.orm, inDays(18));
  expect(await statusOf('offer', id)).toEqual({ status: 'submitted' });
  await passTime(database.orm, inDays(22));
  expect(await statusOf('offer', id)).toEqual({ status: 'expired' });
  expect(await titlesFor(firma)).toContain('Ofertă expirată');
});

test('an offer that waits for confirmation also expires; both sides are notified, and it can be renewed', async () => {
  const requestId = await scenario.sent(uat);
  const id = await scenario.submitted(firma, requestId, anOffer({ validUntil: romanianDay(inDays(20)) }));
  const content = aRequest({ deadline: inDays(40).toISOString() });
  await scenario.as(uat, (write) => saveRequest(write, { id: requestId, version: 2, content }));
  await passTime(database.orm, inDays(22));
  expect(await statusOf('offer', id)).toEqual({ status: 'expired' });
  expect((await titlesFor(uat)).at(-1)).toBe('Ofertă expirată');
  const [told] = await rows(
    `select message from notification where account_id = '${firma.accountId}' order by id desc`,
  );
  expect(told).toEqual({ message: expect.stringMatching(/înainte să fie reconfirmată\. O puteți reînnoi/) });
  const renewed = { id, content: anOffer({ validUntil: romanianDay(inDays(90)) }) };
  await scenario.as(firma, async (write) =>
    saveOffer(write, { ...renewed, version: await scenario.versionOf('offer', id) }),
  );
  const version = await scenario.versionOf('offer', id);
  await scenario.as(firma, (write) => submitOffer(write, { id, version }));
  expect(await rows(`select status, decline_reason from offer where id = '${id}'`)).toEqual([
    { status: 'submitted', decline_reason: null },
  ]);
  expect((await titlesFor(uat)).at(-1)).toBe('Ofertă nouă');
});

test('a review is published after 14 days without one from the other side, and counts once', async () => {
  const projectId = await scenario.completed(uat, firma);
  const marks = { rating: 5, quality: 5, timeliness: 5, communication: 5, price: 5, body: '' };
  await scenario.as(uat, (write) => writeReview(write, { id: projectId, ...marks }));
  await passTime(database.orm, inDays(13));
  expect(await rows(`select rating_count from organisation where id = '${firma.organisationId}'`)).toEqual([
    { rating_count: 0 },
  ]);
  for (let n = 0; n < 2; n++) await passTime(database.orm, inDays(15));
  expect(await rows(`select rating_count, rating from organisation where id = '${firma.organisationId}'`)).toEqual([
    { rating_count: 1, rating: '5.00' },
  ]);
});
