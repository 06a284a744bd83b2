import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { hashSecret, newSecret } from '../secrets.ts';
import { newId } from '../../id.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { claimFiles, type FileOwner } from './claim.ts';
import { removeFiles, removeUnclaimed } from './remove.ts';
import { sql } from 'kysely';
import { asSystem } from '../../as-system.ts';

let database: TestDatabase;
let owner: { organisationId: string; accountId: string };
beforeAll(async () => {
  database = await createTestDatabase();
  const one = async (sql: string) => (await rows<{ id: string }>(`${sql} returning id`))[0]?.id ?? '';
  owner = {
    organisationId: await one(`insert into organisation (kind, name) values ('firma', 'Firma')`),
    accountId: await one(`insert into account (email, display_name, password_hash) values ('a@exemplu.ro', 'Ana', '')`),
  };
});
afterAll(() => database.close());

const rows = <Row>(sql: string, values: unknown[] = []) => database.orm.em.fork().execute<Row[]>(sql, values);

async function anUpload(age = '0 hours'): Promise<{ id: string; claim: string }> {
  const [id, claim] = [newId(), newSecret()];
  await rows(
    `insert into stored_file (id, purpose, claim_hash, name, content_type, size, storage_key, created_at)
     values (?, 'application', ?, 'a.pdf', 'application/pdf', 1, ?, now() - ?::interval)`,
    [id, hashSecret(claim), `application/${id}.pdf`, age],
  );
  return { id, claim };
}
const claim = (claims: { id: string; claim: string }[], whose: FileOwner = owner) =>
  asSystem(database.orm, ({ db }) => claimFiles(db, claims, whose));
const stateOf = async (id: string) =>
  (await rows('select organisation_id, claim_hash from stored_file where id = ?', [id]))[0];

test('a file is claimed once, with its secret', async () => {
  const file = await anUpload();
  await claim([file]);
  expect(await stateOf(file.id)).toEqual({ organisation_id: owner.organisationId, claim_hash: null });
  await expect(claim([file])).rejects.toMatchObject({ code: 'not_found' });
});

test('a wrong secret, or the secret of another file, fails the claim of all files in the same write', async () => {
  const [one, other] = [await anUpload(), await anUpload()];
  await expect(claim([one, { id: other.id, claim: one.claim }])).rejects.toMatchObject({ code: 'not_found' });
  await expect(claim([{ id: other.id, claim: newSecret() }])).rejects.toMatchObject({ code: 'not_found' });
  expect(await stateOf(one.id)).toMatchObject({ organisation_id: null });
});

test('the object of a removed file is deleted when the transaction commits', async () => {
  const file = await anUpload();
  await asSystem(database.orm, ({ db }) => removeFiles(db, sql`id = ${file.id}`));
  expect(await stateOf(file.id)).toBeUndefined();
  expect(
    await rows(`select name as queue from pgboss.job where data ->> 'key' = ?`, [`application/${file.id}.pdf`]),
  ).toEqual([{ queue: 'file-removal' }]);
});

test('files not claimed within a day are removed; newer and claimed ones stay', async () => {
  const [old, young, taken] = [await anUpload('25 hours'), await anUpload('23 hours'), await anUpload('25 hours')];
  await claim([taken]);
  expect(await asSystem(database.orm, ({ db, now }) => removeUnclaimed(db, now))).toBe(1);
  expect(await Promise.all([old, young, taken].map(async ({ id }) => (await stateOf(id)) !== undefined))).toEqual([
    ...[false, true, true],
  ]);
});
