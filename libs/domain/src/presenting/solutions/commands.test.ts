import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Actor } from '../../actor.ts';
import { acting, type By } from '../../testing/acting.ts';
import { anActor } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
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
let by: By;
let firma: Actor;
let admin: Actor;
const now = new Date();

beforeAll(async () => {
  database = await createTestDatabase();
  by = acting(database.orm, now);
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
const draft = () => by(firma, createSolution, aSolution());

test('a solution goes through all its states, each step on the previous version', async () => {
  const id = await draft();
  expect(await stored(id)).toMatchObject({ status: 'draft', features: ['Instruire', 'Migrarea datelor', 'Garanție'] });
  await by(firma, publishSolution, { id, version: 1 });
  const content = aSolution({ title: 'Registratură și arhivă', priceMax: 60_000.5, features: [] });
  await by(firma, editSolution, { id, version: 2, content });
  expect(await stored(id)).toMatchObject({ title: 'Registratură și arhivă', priceMax: 60_000.5, features: [] });
  await by(firma, archiveSolution, { id, version: 3 });
  await by(firma, publishSolution, { id, version: 4 });
  await by(admin, withdrawSolution, { id, version: 5, reason: 'Preț neclar.' });
  expect(await stored(id)).toMatchObject({ status: 'withdrawn', reason: 'Preț neclar.' });
  await by(firma, reviseSolution, { id, version: 6 });
  await by(firma, publishSolution, { id, version: 7 });
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

test('a firm whose solution is withdrawn is notified of the reason', async () => {
  const id = await draft();
  await by(firma, publishSolution, { id, version: 1 });
  await by(admin, withdrawSolution, { id, version: 2, reason: 'Nu este un serviciu.' });
  expect(
    await rows(`select title, message, href from notification where account_id = '${firma.accountId}'
    order by id desc limit 1`),
  ).toEqual([
    {
      title: 'Soluție retrasă',
      message:
        'Asociația a retras soluția „Registratură electronică pentru comune” din marketplace. Motiv: Nu este un serviciu. Puteți contesta decizia o dată, în 14 zile, din pagina conținutului.',
      href: `/firma/solutions/${id}`,
    },
  ]);
});

test("a stale version is refused, and another firm's solution does not exist", async () => {
  const id = await draft();
  const other = await store(anActor({ kind: 'firma' }));
  await by(firma, publishSolution, { id, version: 1 });
  const content = aSolution();
  await expect(by(firma, editSolution, { id, version: 1, content })).rejects.toMatchObject({
    code: 'version.stale',
  });
  await expect(by(other, archiveSolution, { id, version: 2 })).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(by(firma, withdrawSolution, { id, version: 2, reason: 'x' })).rejects.toMatchObject({
    code: 'auth.forbidden',
  });
});
