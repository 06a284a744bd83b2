import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { clonedDatabase, SHARED, type TestDatabase } from '../../testing/database.ts';
import { createReadDb } from '../../read-db.ts';
import { readHead, sealAudit } from './seal.ts';
import { verifyAudit } from './verify.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await clonedDatabase(SHARED);
});
afterAll(() => database.close());

const rows = <Row = object>(query: string) => database.orm.em.fork().execute<Row[]>(query);
const add = (count: number, more = '') =>
  rows(`insert into audit (action, entity, reason, details ${more && ', id'})
    select 'account.edit', 'account', 'Rândul ' || n, jsonb_build_object('b', n, 'a', null) ${more} from generate_series(1, ${count}) n`);
const seals = () => rows<{ position: string }>('select position::int from audit_seal order by position');
const places = async () => (await seals()).map(({ position }) => Number(position));
const faults = async () => {
  const found: string[] = [];
  await verifyAudit(createReadDb(database.orm), { heads: [], report: ({ kind }) => found.push(kind) });
  return found;
};

beforeEach(() =>
  rows(
    `set session_replication_role = replica; delete from audit_seal; delete from audit; set session_replication_role = origin`,
  ),
);

test('rows are sealed once, in batches, and the chain is whole', async () => {
  await add(25);
  expect(await sealAudit(database.orm, { batch: 10 })).toBe(25);
  expect(await sealAudit(database.orm)).toBe(0);
  await add(3);
  expect(await sealAudit(database.orm)).toBe(3);
  expect(await places()).toEqual(Array.from({ length: 28 }, (_, n) => n + 1));
  expect(await readHead(createReadDb(database.orm), new Date())).toMatchObject({ position: 28 });
  expect(await faults()).toEqual([]);
});

test('no more batches are begun once the patience is over', async () => {
  await add(3);
  expect(await sealAudit(database.orm, { batch: 2, patienceMs: 0 })).toBe(0);
  expect(await places()).toEqual([]);
});

test('two that seal at once make one chain', async () => {
  await add(200);
  const sealed = await Promise.all([1, 2, 3].map(() => sealAudit(database.orm, { batch: 7 })));
  expect(sealed.reduce((sum, count) => sum + count, 0)).toBe(200);
  expect(await places()).toEqual(Array.from({ length: 200 }, (_, n) => n + 1));
  expect(await faults()).toEqual([]);
});

test('a row whose transaction ends after later rows were sealed is sealed next', async () => {
  const late = new pg.Client({ connectionString: database.url });
  await late.connect();
  await late.query(`begin; insert into audit (action, entity) values ('account.create', 'account')`);
  await add(2);
  expect(await sealAudit(database.orm)).toBe(2);
  await late.query('commit');
  await late.end();
  expect(await sealAudit(database.orm)).toBe(1);
  const [last] = await rows(
    `select a.action from audit_seal s join audit a on a.id = s.audit_id order by position desc limit 1`,
  );
  expect(last).toEqual({ action: 'account.create' });
  expect(await faults()).toEqual([]);
});

test('a row older than the hours that are looked through is sealed by the whole search', async () => {
  await add(1);
  await sealAudit(database.orm);
  await add(1, `, uuidv7(interval '-3 hours')`);
  expect(await sealAudit(database.orm)).toBe(0);
  expect(await faults()).toEqual(['unsealed']);
  expect(await sealAudit(database.orm, { isWhole: true })).toBe(1);
  expect(await faults()).toEqual([]);
});

test('a row dated in the future hides no later ones', async () => {
  await add(1, `, uuidv7(interval '30 days')`);
  await sealAudit(database.orm);
  await add(2);
  expect(await sealAudit(database.orm)).toBe(2);
});

test('the text of a row depends on no setting of the session', async () => {
  await add(5);
  const other = new pg.Client({
    connectionString: database.url,
    options: `-c timezone=Asia/Tokyo -c datestyle=German -c extra_float_digits=0 -c intervalstyle=iso_8601 -c bytea_output=escape`,
  });
  await other.connect();
  await other.query('select seal_audit(100, false)');
  await other.end();
  expect(await faults()).toEqual([]);
});

test('seals are neither changed nor deleted', async () => {
  await add(1);
  await sealAudit(database.orm);
  for (const statement of [`update audit_seal set position = 5`, 'delete from audit_seal', 'truncate audit_seal'])
    await expect(rows(statement)).rejects.toThrow('audit is append-only');
});
