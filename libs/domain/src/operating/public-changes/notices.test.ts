import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '../../id.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { staleAfter } from '../../testing/stale-topics.ts';

const [account, uat, firma, suspended, pending] = [newId(), newId(), newId(), newId(), newId()];
const [request, offer, project] = [newId(), newId(), newId()];
let database: TestDatabase;

const run = (sql: string) => database.orm.em.fork().execute(sql);

beforeAll(async () => {
  database = await createTestDatabase();
  await run(`insert into account (id, email, display_name, password_hash) values ('${account}', 'ana@exemplu.ro', 'Ana', '');
    insert into organisation (id, kind, uat_type, name, status) values ('${uat}', 'uat', 'commune', 'Comuna', 'approved');
    insert into organisation (id, kind, name, status) values ('${firma}', 'firma', 'Civis', 'approved'),
      ('${suspended}', 'firma', 'Oprita', 'suspended'), ('${pending}', 'firma', 'Noua', 'pending');
    insert into service_request (id, organisation_id, created_by) values ('${request}', '${uat}', '${account}');
    insert into offer (id, request_id, organisation_id, created_by, request_revision)
      values ('${offer}', '${request}', '${firma}', '${account}', 1);
    insert into project (id, request_id, offer_id, uat_id, firma_id, title)
      values ('${project}', '${request}', '${offer}', '${uat}', '${firma}', 'Registru')`);
});
afterAll(() => database.close());

/* Topics that a statement tells. */
const toldOf = (sql: string) =>
  staleAfter(database, () => database.orm.em.fork().transactional((em) => em.execute(sql)));

const ofFirm = (set: string, id = firma) => `update organisation set ${set} where id = '${id}'`;

test.each([
  [
    'a sign-up',
    `insert into organisation (id, kind, name, status) values ('${newId()}', 'firma', 'Alta', 'pending');
    insert into organisation_domain select id, 'mediu' from organisation where name = 'Alta'`,
  ],
  ['a changed application', ofFirm(`name = 'Noua SRL', description = 'x', services = '{a}'`, pending)],
  ['a rejected application', ofFirm(`status = 'rejected', status_reason = 'x'`, pending)],
  ['internal data of a firm', ofFirm(`cui_override_reason = 'x', version = version + 1`)],
  ['a milestone', `insert into milestone (project_id, title) values ('${project}', 'Instruire')`],
  ['an updated project', `update project set updated_at = now(), version = version + 1`],
  [
    'a sent request',
    `update service_request set status = 'sent', title = 'x', category = 'mediu', description = 'x', sent_at = now(), deadline = now()`,
  ],
  ['a sealed offer', 'update offer set submitted_at = now()'],
])('of %s nothing is told', async (_, sql) => {
  expect(await toldOf(sql)).toEqual([]);
});

test.each([
  ['a name', ofFirm(`name = 'Civis Digital'`)],
  ['a rating', ofFirm('rating_count = 1, rating_sum = 5')],
  ['a description', ofFirm(`description = 'Servicii'`)],
  ['services', ofFirm(`services = '{Portal}'`)],
  ['the badge of a verified firm', ofFirm('verified_at = now()')],
  ['a county', ofFirm(`county_code = 'SB'`)],
  ['a web address', ofFirm(`website = 'https://civis.ro'`)],
  ['an e-mail address', ofFirm(`email = 'contact@civis.ro'`)],
  ['a telephone', ofFirm(`phone = '0269 000 000'`)],
  ['a suspension', ofFirm(`status = 'suspended'`)],
  ['the end of a suspension', ofFirm(`status = 'approved'`)],
  ['an approval', ofFirm(`status = 'approved'`, pending)],
  ['the name of a suspended firm, shown in its reviews', ofFirm(`name = 'Oprită'`, suspended)],
  ['a domain', `insert into organisation_domain values ('${firma}', 'mediu')`],
  ['a removed domain', `delete from organisation_domain where organisation_id = '${firma}'`],
  ['a new approved firm', `insert into organisation (kind, name, status) values ('firma', 'Gata', 'approved')`],
  ['a deleted firm', `delete from organisation where name = 'Gata'`],
  ['the opening of offers', 'update service_request set opened_at = now()'],
  ["a project's progress", 'update project set progress = 40'],
  ["a project's end", `update project set status = 'completed', completed_at = now()`],
])('%s is told, once', async (_, sql) => {
  expect(await toldOf(sql)).toEqual(['partners']);
});

test('many rows of one transaction send one notification', async () => {
  expect(
    await toldOf(`update organisation set description = 'Alta'; update organisation set locality = 'Sibiu'`),
  ).toEqual(['partners']);
});
