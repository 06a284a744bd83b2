import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { createReadDb } from '../../read-db.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { type AuditHead, HEADS_FILE, readHeads, writeHead } from './heads.ts';
import { readHead, sealAudit } from './seal.ts';
import { type AuditFault, verifyAudit } from './verify.ts';

const database = await createTestDatabase();
const folder = await mkdtemp(join(tmpdir(), 'heads-'));
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});
const db = createReadDb(database.orm);
const run = <Row = object>(query: string) => database.orm.em.fork().execute<Row[]>(query);
/* What whoever owns the database can do. */
const tamper = (statement: string) =>
  run(`set session_replication_role = replica; ${statement}; set session_replication_role = origin`);

beforeEach(async () => {
  await tamper('delete from audit_seal; delete from audit');
  await run(`insert into audit (at, action, entity, reason)
    select timestamptz '2026-11-20T10:00:00Z' + n * interval '1 minute', 'account.edit', 'account', 'Rândul ' || n from generate_series(1, 9) n`);
  await sealAudit(database.orm);
});

const at = (position: number) => `(select audit_id from audit_seal where position = ${position})`;
const verify = async (heads: readonly AuditHead[] = []) => {
  const found: AuditFault[] = [];
  const { sealed, faults } = await verifyAudit(db, { heads, report: (fault) => found.push(fault), batch: 4 });
  expect(faults).toBe(found.length);
  return { sealed, found };
};

test('what nobody has changed has no faults', async () => {
  expect(await verify()).toEqual({ sealed: 9, found: [] });
});

test('each row that was changed is named with its time and act', async () => {
  await tamper(
    `update audit set reason = 'Altul' where id in (${at(4)}, ${at(5)}); update audit set outcome = 'refused' where id = ${at(9)}`,
  );
  const { found } = await verify();
  expect(found).toMatchObject([4, 5, 9].map((position) => ({ kind: 'changed', position })));
  const [row] = await run<{ id: string }>(`select ${at(4)} as id`);
  expect(found[0]).toEqual({
    ...{ kind: 'changed', position: 4 },
    row: { id: row?.id, at: '2026-11-20T10:04:00Z', action: 'account.edit' },
  });
});

test.each([
  'id',
  'at',
  'account_id',
  'organisation_id',
  'action',
  'entity',
  'entity_id',
  'from_state',
  'to_state',
  'reason',
  'details',
  'trace_id',
])('a change of %s is found', async (column) => {
  const other: Record<string, string> = { at: 'now()', details: `'{"a": 1}'` };
  const value = other[column] ?? (column.endsWith('id') && column !== 'trace_id' ? 'uuidv7()' : `'altul'`);
  await tamper(`update audit set ${column} = ${value} where id = ${at(3)}`);
  expect((await verify()).found).toMatchObject([{ kind: column === 'id' ? 'missing' : 'changed', position: 3 }]);
});

test('each row that was deleted is named', async () => {
  await tamper(`delete from audit where id in (${at(2)}, ${at(9)})`);
  expect((await verify()).found).toMatchObject([
    { kind: 'missing', position: 2, row: { action: null, at: expect.stringMatching(/Z$/) } },
    { kind: 'missing', position: 9 },
  ]);
});

test('a changed seal is told from a changed row', async () => {
  await tamper(`update audit_seal set hash = sha256('altul') where position = 4`);
  expect((await verify()).found).toMatchObject([{ kind: 'seal-changed', position: 4 }]);
});

test('deleted seals are named, and their rows are not sealed', async () => {
  await tamper(`delete from audit_seal where position in (4, 5)`);
  expect((await verify()).found).toEqual([{ kind: 'seals-missing', from: 4, to: 5 }]);
});

test('a row that was not sealed within an hour is named', async () => {
  await run(`insert into audit (id, action, entity) values (uuidv7(interval '-61 minutes'), 'session.end', 'session'),
    (uuidv7(interval '-58 minutes'), 'session.switch', 'session')`);
  expect((await verify()).found).toMatchObject([{ kind: 'unsealed', row: { action: 'session.end' } }]);
});

const head = async (now = '2026-11-20T12:00:00.000Z'): Promise<AuditHead> => {
  const one = await readHead(db, new Date(now));
  if (!one) throw new Error('nothing is sealed');
  return one;
};

test('a chain that was made anew differs from the heads written before', async () => {
  const before = await head();
  expect(before.position).toBe(9);
  expect(await verify([before])).toMatchObject({ found: [] });
  await tamper(`update audit set reason = 'Altul' where id = ${at(3)}; delete from audit_seal`);
  await sealAudit(database.orm);
  expect((await verify()).found).toEqual([]);
  expect((await verify([before])).found).toEqual([{ kind: 'head', head: before }]);
});

test('a chain that was cut off misses a head', async () => {
  const before = await head();
  await tamper(`delete from audit where id = ${at(9)}; delete from audit_seal where position = 9`);
  expect((await verify([before])).found).toEqual([{ kind: 'head', head: before }]);
});

test('a head is written once a day, and lines that are none are counted', async () => {
  const first = await head();
  expect(await readHeads(folder)).toBeNull();
  expect(await writeHead(folder, first)).toBe(true);
  expect(await writeHead(folder, { ...first, at: '2026-11-20T21:59:00.000Z' })).toBe(false);
  // Midnight in Romania.
  const next = { ...first, at: '2026-11-20T22:00:00.000Z' };
  expect(await writeHead(folder, next)).toBe(true);
  expect(await readHeads(folder)).toEqual({ heads: [first, next], unreadable: [] });
  const file = join(folder, HEADS_FILE);
  await writeFile(file, `${await readFile(file, 'utf8')}{"position": 1`);
  expect(await writeHead(folder, first)).toBe(true);
  expect(await readHeads(folder)).toEqual({ heads: [first, next, first], unreadable: [3] });
});
