import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Actor } from '../../actor.ts';
import { newId } from '../../id.ts';
import { createReadDb } from '../../read-db.ts';
import { jsonText } from '../../sql.ts';
import { anActor } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { anOffer, aRequest, createScenario, type Scenario } from '../../testing/scenario.ts';
import { filesOf } from './export.ts';
import { subjectsOf } from './subjects.ts';

/** Long enough that no time or id contains these digits by chance. */
const PRICE = 987_654_321;

let database: TestDatabase;
let scenario: Scenario;
let uat: Actor;
let firma: Actor;
beforeAll(async () => {
  database = await createTestDatabase();
  scenario = createScenario(database.orm);
});
beforeEach(async () => {
  uat = await store(anActor({ kind: 'uat' }));
  firma = await store(anActor({ kind: 'firma' }));
});
afterAll(() => database.close());

const rows = (query: string) => database.orm.em.fork().execute(query);
const store = async (actor: Actor): Promise<Actor> => {
  const { accountId, organisationId, kind } = actor;
  const type = kind === 'uat' ? `'commune'` : 'null';
  await rows(`insert into account (id, email, display_name, password_hash) values ('${accountId}', '${accountId}@exemplu.ro', 'Ana', '');
    insert into organisation (id, kind, name, status, uat_type) values ('${organisationId}', '${kind}', 'Organizația', 'approved', ${type});
    insert into membership (account_id, organisation_id, role) values ('${accountId}', '${organisationId}', 'owner');
    insert into stored_file (purpose, account_id, organisation_id, name, content_type, size, storage_key)
      values ('application', '${accountId}', '${organisationId}', 'certificat.pdf', 'application/pdf', 7, '${accountId}')`);
  return actor;
};

/** Removes the user from the organisation, which gets another owner. */
const leave = ({ accountId, organisationId }: Actor): Promise<unknown> => {
  const id = newId();
  return rows(`insert into account (id, email, display_name, password_hash) values ('${id}', '${id}@exemplu.ro', 'Ion', '');
    insert into membership (account_id, organisation_id, role) values ('${id}', '${organisationId}', 'owner');
    delete from membership where account_id = '${accountId}'`);
};

const exported = async ({ accountId }: Actor): Promise<Record<string, unknown[]>> => {
  const db = createReadDb(database.orm);
  const parts: Record<string, unknown[]> = {};
  for (const [name, query] of Object.entries(subjectsOf(accountId)))
    parts[name] = JSON.parse(await jsonText(db, query));
  return parts;
};
const filesFor = ({ accountId }: Actor) => filesOf(createReadDb(database.orm), accountId);

/** A request with an offer, an answered question, reviews, an invitation and acts, each with a recognisable text. */
const work = async (): Promise<void> => {
  const requestId = await scenario.sent(uat, aRequest({ title: 'SECRET-titlu', description: 'SECRET-descriere' }));
  await scenario.submitted(firma, requestId, anOffer({ price: PRICE, method: 'SECRET-metoda', team: 'SECRET-echipa' }));
  for (const { accountId, organisationId } of [uat, firma]) {
    await rows(`insert into invitation (organisation_id, email, role, invited_by, expires_at)
        values ('${organisationId}', 'SECRET-${organisationId}@exemplu.ro', 'viewer', '${accountId}', now());
      insert into notification (account_id, organisation_id, title, message, href)
        values ('${accountId}', '${organisationId}', 'SECRET-avertizare', 'SECRET', '/');
      insert into audit (account_id, organisation_id, action, entity, entity_id, reason, details)
        values ('${accountId}', '${organisationId}', 'offer.decline', 'offer', uuidv7(), 'SECRET-motiv', '{"text":"SECRET"}')`);
  }
  await rows(`insert into question (request_id, organisation_id, asked_by, body, answer, answered_by, answered_at)
      values ('${requestId}', '${firma.organisationId}', '${firma.accountId}', 'SECRET-intrebare', 'SECRET-raspuns', '${uat.accountId}', now());
    with f as (insert into offer (request_id, organisation_id, created_by, request_revision, status, price, delivery_days, valid_until, submitted_at)
        values ('${requestId}', '${firma.organisationId}', '${firma.accountId}', 1, 'withdrawn', 1, 1, now(), now()) returning id),
      p as (insert into project (request_id, offer_id, uat_id, firma_id, title)
        select '${requestId}', id, '${uat.organisationId}', '${firma.organisationId}', 'SECRET-proiect' from f returning id)
    insert into review (project_id, author_id, subject_id, written_by, rating, quality, timeliness, communication, price, body)
      select id, '${firma.organisationId}'::uuid, '${uat.organisationId}'::uuid, '${firma.accountId}'::uuid, 5, 5, 5, 5, 5, 'SECRET-recenzie' from p
      union all select id, '${uat.organisationId}'::uuid, '${firma.organisationId}'::uuid, '${uat.accountId}'::uuid, 5, 5, 5, 5, 5, 'SECRET-recenzie' from p`);
};

test('the export of a member contains what they wrote for their organisation', async () => {
  await work();
  const parts = await exported(firma);
  expect(parts['oferte']).toEqual(
    expect.arrayContaining([expect.objectContaining({ price: PRICE, method: 'SECRET-metoda' })]),
  );
  expect(parts['fapte-in-alte-organizatii']).toEqual([]);
  expect((await exported(uat))['solicitari']).toMatchObject([{ title: 'SECRET-titlu' }]);
  expect(await filesFor(firma)).toMatchObject([{ name: 'certificat.pdf' }]);
});

test('the export of a user who left a firm contains their acts and times, but no offers, questions and reviews', async () => {
  await work();
  await leave(firma);
  const parts = await exported(firma);
  expect(JSON.stringify(parts)).not.toMatch(new RegExp(`SECRET|${PRICE}|price|method`));
  for (const name of ['oferte', 'intrebari', 'recenzii', 'invitatii', 'notificari']) expect(parts[name]).toEqual([]);
  const acts = parts['fapte-in-alte-organizatii'] ?? [];
  for (const act of acts) expect(Object.keys(Object(act))).toEqual(['kind', 'reference', 'act', 'at']);
  expect(acts).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'offer', act: 'create', reference: expect.stringMatching(/^[0-9a-f-]{36}$/) }),
      expect.objectContaining({ kind: 'question', act: 'ask' }),
      expect.objectContaining({ kind: 'review', act: 'write' }),
      expect.objectContaining({ kind: 'offer', act: 'offer.decline' }),
    ]),
  );
});

test('the export of a user who left an authority contains the numbers of its requests, but not their content', async () => {
  await work();
  await leave(uat);
  const parts = await exported(uat);
  expect(JSON.stringify(parts)).not.toMatch(/SECRET|budget|description/);
  expect(parts['fapte-in-alte-organizatii']).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'service-request', act: 'create', reference: expect.stringMatching(/^SP-/) }),
      expect.objectContaining({ kind: 'question', act: 'answer' }),
    ]),
  );
});

test('solutions and images are exported while their author is a member, afterwards only the acts', async () => {
  const { accountId, organisationId } = firma;
  await rows(`insert into solution (organisation_id, created_by, title, domain_slug) values ('${organisationId}', '${accountId}', 'SECRET-solutie', 'mediu');
    insert into image (organisation_id, created_by, storage_key, width, height, widths) values ('${organisationId}', '${accountId}', '${newId()}', 480, 320, '{480}')`);
  const before = await exported(firma);
  expect(before['solutii']).toMatchObject([{ title: 'SECRET-solutie' }]);
  expect(before['imagini']).toMatchObject([{ width: 480 }]);
  await leave(firma);
  const after = await exported(firma);
  expect(JSON.stringify(after)).not.toContain('SECRET');
  expect([after['solutii'], after['imagini']]).toEqual([[], []]);
  expect(after['fapte-in-alte-organizatii']).toMatchObject([
    { kind: 'image', act: 'create' },
    { kind: 'solution', act: 'create' },
  ]);
});

test('a file of an application stays with the organisation its uploader left; the export has its name and date', async () => {
  await leave(firma);
  expect(await filesFor(firma)).toEqual([]);
  expect((await exported(firma))['fisiere']).toEqual([{ name: 'certificat.pdf', created_at: expect.any(String) }]);
});

test('acts on the account itself and its sessions are exported whatever organisation they were in', async () => {
  await rows(`insert into audit (account_id, organisation_id, action, entity, entity_id, details)
    values ('${firma.accountId}', '${firma.organisationId}', 'account.sign-in', 'session', uuidv7(), '{"address":"203.0.113.7"}'),
      ('${firma.accountId}', '${firma.organisationId}', 'account.edit', 'account', '${firma.accountId}', null)`);
  await leave(firma);
  expect((await exported(firma))['operatiuni']).toMatchObject([
    { action: 'account.sign-in', details: { address: '203.0.113.7' } },
    { action: 'account.edit' },
  ]);
});
