import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Actor } from '../../actor.ts';
import { anActor } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createScenario, type Scenario } from '../../testing/scenario.ts';
import { aSolution } from '../../testing/solutions.ts';
import {
  archiveSolution,
  createSolution,
  editSolution,
  publishSolution,
  reviseSolution,
  withdrawSolution,
} from './commands.ts';

let database: TestDatabase;
let run: Scenario['run'];
let firma: Actor;
let admin: Actor;
const now = new Date();

beforeAll(async () => {
  database = await createTestDatabase();
  run = createScenario(database.orm).run;
  firma = await store(anActor({ kind: 'firma' }));
  admin = await store(anActor({ kind: 'admin' }));
});
afterAll(() => database.close());

const rows = <T>(query: string) => database.orm.em.fork().execute<T[]>(query);
const store = async (actor: Actor): Promise<Actor> => {
  const { accountId, organisationId, kind } = actor;
  await rows(`insert into account (id, email, display_name, password_hash) values ('${accountId}', '${accountId}@exemplu.ro', 'Ana', '');
    insert into organisation (id, kind, name, status) values ('${organisationId}', '${kind}', 'Organizația', 'approved');
    insert into membership (account_id, organisation_id, role) values ('${accountId}', '${organisationId}', 'owner')`);
  return actor;
};
const stored = async (id: string) =>
  (
    await rows<Record<string, unknown>>(`select status, title, version, features, price_max::float8 as "priceMax",
    withdrawn_reason as reason, published_at is not null as listed from solution where id = '${id}'`)
  )[0];
const draft = () => run(async (em) => createSolution(em, firma, aSolution(), now));

test('a solution lives its whole life, each step over the version before', async () => {
  const id = await draft();
  expect(await stored(id)).toMatchObject({ status: 'draft', features: ['Instruire', 'Migrarea datelor', 'Garanție'] });
  await run((em) => publishSolution(em, firma, { id, version: 1 }, now));
  const content = aSolution({ title: 'Registratură și arhivă', priceMax: 60_000.5, features: [] });
  await run((em) => editSolution(em, firma, { id, version: 2, content }, now));
  expect(await stored(id)).toMatchObject({ title: 'Registratură și arhivă', priceMax: 60_000.5, features: [] });
  await run((em) => archiveSolution(em, firma, { id, version: 3 }, now));
  await run((em) => publishSolution(em, firma, { id, version: 4 }, now));
  await run((em) => withdrawSolution(em, admin, { id, version: 5, reason: 'Preț neclar.' }, now));
  expect(await stored(id)).toMatchObject({ status: 'withdrawn', reason: 'Preț neclar.' });
  await run((em) => reviseSolution(em, firma, { id, version: 6 }, now));
  await run((em) => publishSolution(em, firma, { id, version: 7 }, now));
  expect(await stored(id)).toMatchObject({ status: 'published', reason: null, version: 8, listed: true });
  const acts = await rows(`select action, from_state as "from", to_state as "to", reason from audit
    where entity_id = '${id}' order by id`);
  expect(acts).toEqual([
    { action: 'solution.create', from: 'draft', to: 'draft', reason: null },
    { action: 'solution.publish', from: 'draft', to: 'published', reason: null },
    { action: 'solution.edit', from: 'published', to: 'published', reason: null },
    { action: 'solution.archive', from: 'published', to: 'archived', reason: null },
    { action: 'solution.publish', from: 'archived', to: 'published', reason: null },
    { action: 'solution.withdraw', from: 'published', to: 'withdrawn', reason: 'Preț neclar.' },
    { action: 'solution.revise', from: 'withdrawn', to: 'draft', reason: null },
    { action: 'solution.publish', from: 'draft', to: 'published', reason: null },
  ]);
});

test('who is taken out of the marketplace is told why', async () => {
  const id = await draft();
  await run((em) => publishSolution(em, firma, { id, version: 1 }, now));
  await run((em) => withdrawSolution(em, admin, { id, version: 2, reason: 'Nu este un serviciu.' }, now));
  expect(
    await rows(`select title, message, href from notification where account_id = '${firma.accountId}'
    order by id desc limit 1`),
  ).toEqual([
    {
      title: 'Soluție retrasă',
      message:
        'Asociația a retras soluția „Registratură electronică pentru comune” din marketplace. Motiv: Nu este un serviciu.',
      href: `/marketplace?partner=${firma.organisationId}`,
    },
  ]);
});

test("a stale version is refused, and another firm's solution does not exist", async () => {
  const id = await draft();
  const other = await store(anActor({ kind: 'firma' }));
  await run((em) => publishSolution(em, firma, { id, version: 1 }, now));
  const content = aSolution();
  await expect(run((em) => editSolution(em, firma, { id, version: 1, content }, now))).rejects.toMatchObject({
    code: 'version.stale',
  });
  await expect(run((em) => archiveSolution(em, other, { id, version: 2 }, now))).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(run((em) => withdrawSolution(em, firma, { id, version: 2, reason: 'x' }, now))).rejects.toMatchObject({
    code: 'auth.forbidden',
  });
});
