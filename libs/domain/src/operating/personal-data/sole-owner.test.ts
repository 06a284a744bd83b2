import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { scheduleDeletion } from '../../joining/accounts/deletion.ts';
import { newId } from '../../id.ts';
import { passTime } from '../lifecycle/pass-time.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { hasAnotherStayingOwner, findSoleOwned } from './sole-owner.ts';
import { createReadDb } from '../../read-db.ts';
import { asSystem } from '../../as-system.ts';
import { acting } from '../../testing/acting.ts';
import { anActor } from '../../testing/actors.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const rows = (query: string) => database.orm.em.fork().execute(query);

/** An organisation with two owners, one of whom is about to leave. */
const twoOwners = async (due: string, status = 'active') => {
  const [leaving, other, organisationId] = [newId(), newId(), newId()];
  await rows(`
    insert into account (id, email, display_name, password_hash, status, deletion_due_at)
      values ('${leaving}', '${leaving}@exemplu.ro', 'Ana', '', 'active', now()), ('${other}', '${other}@exemplu.ro', 'Ion', '', '${status}', ${due});
    insert into organisation (id, kind, name, status) values ('${organisationId}', 'firma', 'Firma', 'approved');
    insert into membership (account_id, organisation_id, role)
      values ('${leaving}', '${organisationId}', 'owner'), ('${other}', '${organisationId}', 'owner')`);
  return { leaving, other, organisationId };
};

test('when one owner leaves while the other schedules a deletion, the organisation keeps one of them', async () => {
  const { leaving, other, organisationId } = await twoOwners('null');
  const schedule = () => acting(database.orm)(anActor({ accountId: other, organisationId }), scheduleDeletion, {});
  const [, refused] = await Promise.allSettled([passTime(database.orm, new Date()), schedule()]);
  expect(refused).toMatchObject({ status: 'rejected', reason: { code: 'account.last_owner' } });
  await passTime(database.orm, new Date());
  expect(
    await rows(`select status, deletion_due_at from account where id in ('${leaving}', '${other}') order by status`),
  ).toEqual([
    { status: 'active', deletion_due_at: null },
    { status: 'deleted', deletion_due_at: null },
  ]);
});

test.each([
  ['in use', 'null', 'active', true],
  ['about to be deleted', 'now()', 'active', false],
  ['suspended', 'null', 'suspended', false],
] as const)('an owner counts as one who stays only with an account in use: %s', async (_name, due, status, stays) => {
  const { leaving, organisationId } = await twoOwners(due, status);
  expect(await hasAnotherStayingOwner(createReadDb(database.orm), organisationId, leaving)).toBe(stays);
  expect(await asSystem(database.orm, ({ db }) => findSoleOwned(db, leaving))).toHaveLength(stays ? 0 : 1);
});
