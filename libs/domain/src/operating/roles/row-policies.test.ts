import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '../../id.ts';
import { createOwnDb, createReadDb, type Db } from '../../read-db.ts';
import { sql } from 'kysely';
import { listConversations } from '../../communicating/messages/list.ts';
import { conversationText } from '../../communicating/messages/queries.ts';
import { startConversation } from '../../communicating/messages/start.ts';
import { anActor } from '../../testing/actors.ts';
import { createOrm } from '../../orm.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createScenario, type Scenario } from '../../testing/scenario.ts';
import { storeMember } from '../../testing/store-member.ts';
import { transaction } from '../../write.ts';

const [uat, otherUat] = [anActor({ kind: 'uat' }), anActor({ kind: 'uat' })];
const [firma, otherFirma] = [anActor({ kind: 'firma' }), anActor({ kind: 'firma' })];
const ids = { draft: '', sealed: '', sealedOffer: '', rival: '', project: '', conversation: '' };

let database: TestDatabase;
let scenario: Scenario;
beforeAll(async () => {
  database = await createTestDatabase();
  const { orm } = database;
  scenario = createScenario(orm);
  for (const [name, actor] of Object.entries({ uat, otherUat, firma, otherFirma })) await storeMember(orm, actor, name);
  ids.draft = await scenario.draft(uat);
  ids.sealed = await scenario.sent(uat);
  ids.sealedOffer = await scenario.submitted(firma, ids.sealed);
  ids.rival = await scenario.submitted(otherFirma, ids.sealed);
  ids.project = await scenario.project(uat, firma);
  ids.conversation = await scenario.as(uat, (write) =>
    startConversation(write, { project: ids.project, subject: 'Livrarea', body: 'Bună ziua!' }),
  );
});
afterAll(() => database.close());

const TABLES = ['service_request', 'offer', 'offer_version', 'project', 'conversation'] as const;

/** Number of rows of each table that a service sees when it reads for an organisation. */
const seen = async (service: 'uat' | 'firma', organisationId: string | null): Promise<Record<string, number>> => {
  const db = createOwnDb(await database.ormOf(service), organisationId);
  const counts = TABLES.map((table) => sql`(select count(*)::int from ${sql.table(table)}) as ${sql.ref(table)}`);
  const [row] = await db.run(sql<Record<string, number>>`select ${sql.join(counts)}`);
  return row ?? {};
};

test('an authority sees its own requests, their offers, its projects and conversations', async () => {
  expect(await seen('uat', uat.organisationId)).toEqual({
    ...{ service_request: 3, offer: 3, offer_version: 0, project: 1, conversation: 1 },
  });
});

test('a firm sees its own offers, projects and conversations', async () => {
  expect(await seen('firma', firma.organisationId)).toMatchObject({
    ...{ offer: 2, project: 1, conversation: 1 },
  });
  expect(await seen('firma', otherFirma.organisationId)).toMatchObject({
    ...{ offer: 1, project: 0, conversation: 0 },
  });
});

test.each([
  ['another authority', otherUat.organisationId],
  ['no organisation', null],
])('%s sees none of them', async (_, organisationId) => {
  expect(Object.values(await seen('uat', organisationId))).toEqual(TABLES.map(() => 0));
});

test('a connection that was another organisation’s shows nothing of it', async () => {
  const orm = await createOrm({ url: database.url, poolSize: 1, service: 'uat' });
  const countFor = async (organisationId: string | null): Promise<number | undefined> => {
    const [row] = await createOwnDb(orm, organisationId).run(sql<{ n: number }>`select count(*)::int as n from offer`);
    return row?.n;
  };
  const organisations = [uat.organisationId, otherUat.organisationId, uat.organisationId, null];
  expect(await Promise.all(organisations.map(countFor))).toEqual([3, 0, 3, 0]);
  await orm.close(true);
});

test('a write changes no row of another organisation and adds none for it', async () => {
  const orm = await database.ormOf('firma');
  const changed = await transaction(orm, { actor: otherFirma }, ({ db }) =>
    db.run(sql`update offer set price = 1 where id = ${ids.sealedOffer} returning id`),
  );
  expect(changed).toEqual([]);
  const forAnother = transaction(orm, { actor: otherFirma }, ({ db }) =>
    db.run(sql`insert into offer (id, request_id, organisation_id, created_by, status, vat_rate, method, team, request_revision)
      values (${newId()}, ${ids.sealed}, ${firma.organisationId}, ${otherFirma.accountId}, 'draft', 21, '', '', 1)`),
  );
  await expect(forAnother).rejects.toThrow('row-level security');
});

test('the request of a conversation is looked up by its key, not by the policy', async () => {
  const orm = await createOrm({ url: database.url, poolSize: 1, service: 'uat' });
  const db = createOwnDb(orm, uat.organisationId);
  await db.run(sql`set enable_seqscan = off`);
  const plans: string[] = [];
  const explained: Db = {
    run: async (query) => {
      const lines = await db.run(sql<{ 'QUERY PLAN': string }>`explain ${query}`);
      plans.push(...lines.map((line) => line['QUERY PLAN']));
      return [];
    },
  };
  for (const q of ['', 'livrarea']) await listConversations(explained, uat, { page: 1, q });
  await conversationText(explained, uat, ids.conversation, { pages: 1, now: new Date() });
  await orm.close(true);
  const conditions = plans.filter((_, at) => / on service_request r\b/.test(plans[at - 1] ?? ''));
  expect(conditions.length).toBeGreaterThan(2);
  expect(conditions.filter((line) => !/Index Cond: \(id = /.test(line))).toEqual([]);
});

test('offers are compared after the opening only', async () => {
  const db = createOwnDb(await database.ormOf('firma'), firma.organisationId);
  const compared = async (): Promise<number> => (await db.run(sql`select id from opened_offers(${ids.sealed})`)).length;
  expect(await compared()).toBe(0);
  await scenario.open(uat, ids.sealed);
  expect(await compared()).toBe(2);
});

test('each table with policies has one for every service', async () => {
  const rows = await createReadDb(database.orm).run(sql<{ name: string; roles: number }>`select c.relname as name,
      (select count(distinct r) from pg_policy p, unnest(p.polroles) r where p.polrelid = c.oid)::int as roles
    from pg_class c where c.relrowsecurity and c.relnamespace = 'public'::regnamespace`);
  expect(rows.length).toBeGreaterThan(TABLES.length);
  expect(rows.filter(({ roles }) => roles !== 6)).toEqual([]);
});
