import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createReadDb, type Db } from '../../read-db.ts';
import { readLiveEvents } from '../live/read-events.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { roleOf, SERVICES, type ServiceName } from './names.ts';
import { RIGHTS } from './rights.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = createReadDb(database.orm);
});
afterAll(() => database.close());

const on = async (service: ServiceName): Promise<Db> => createReadDb(await database.ormOf(service));

test('every table that the rights name exists', async () => {
  const rows = await db.run(sql<{ name: string }>`select relname as name from pg_class where relkind in ('r', 'v')`);
  const tables = new Set(rows.map(({ name }) => name));
  const named = Object.values(RIGHTS).flatMap(({ writes, unread }) => [
    ...unread,
    ...(writes === 'all'
      ? []
      : writes.flatMap(({ insert, update, delete: deleted }) => [...insert, ...update, ...deleted])),
  ]);
  expect(named.filter((name) => !tables.has(name))).toEqual([]);
});

test('no service may change the schema, empty a table or act as another', async () => {
  const rights = await db.run(sql<{ role: string }>`select r.rolname as role from pg_roles r
    where r.rolname = any (${SERVICES.map(roleOf)}) and (r.rolsuper or r.rolcreaterole or r.rolcreatedb or r.rolbypassrls
      or has_schema_privilege(r.oid, 'public', 'create')
      or exists (select from pg_auth_members m where m.member = r.oid)
      or exists (select from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and has_table_privilege(r.oid, c.oid, 'truncate, references, trigger, maintain')))`);
  expect(rights).toEqual([]);
});

test.each(SERVICES)('%s adds to the audit and changes nothing in it', async (service) => {
  const own = await on(service);
  await expect(own.run(sql`update audit set reason = 'alt motiv'`)).rejects.toThrow('permission denied');
  await expect(own.run(sql`delete from audit`)).rejects.toThrow('permission denied');
  await expect(own.run(sql`truncate audit`)).rejects.toThrow('permission denied');
  await expect(own.run(sql`update audit_seal set hash = ''`)).rejects.toThrow('permission denied');
  const [{ id = null } = {}] = await own.run<{ id: unknown }>(
    sql`insert into audit (at, action, entity) values (now(), 'account.sign-in', 'account') returning id`,
  );
  expect(id).not.toBeNull();
});

test('identity reads who is told of every change, for the stream of open pages', async () => {
  const listener = { after: '0', organisations: [], kinds: ['admin', 'uat', 'firma'] } as const;
  await expect(readLiveEvents(await on('identity'), listener)).resolves.toMatchObject({ place: expect.any(String) });
});

/** Statements that a service must not run: what belongs to others, by the service that might try. */
const FORBIDDEN: [ServiceName, string][] = [
  ...(['public', 'uat', 'firma'] as const).flatMap((service): [ServiceName, string][] => [
    [service, 'select * from one_time_link'],
    [service, 'select * from recovery_code'],
    [service, 'select * from user_note'],
    [service, 'insert into support_view default values'],
    [service, 'select data from mail'],
    [service, `update setting_version set value = '{}'`],
    [service, 'update legal_version set version = version'],
    [service, 'insert into session default values'],
    [service, `insert into package_price default values`],
    [service, 'select * from pgboss.job'],
  ]),
  ...(['public', 'uat', 'firma', 'identity'] as const).flatMap((service): [ServiceName, string][] => [
    [service, 'select * from network_report_kept'],
    [service, 'select * from network_mail'],
    [service, 'select * from network_mail_recipient'],
  ]),
  ['public', 'select * from message'],
  ['public', 'delete from membership'],
  ['public', 'update organisation set name = name'],
  ['public', 'update offer set price = 1'],
  ['firma', 'update service_request set title = title'],
  ['firma', 'insert into project default values'],
  ['uat', 'insert into offer default values'],
  ['uat', 'delete from offer'],
  ['identity', 'update offer set price = 1'],
  ['admin', 'select * from device'],
  ['admin', 'insert into audit_seal default values'],
];

test.each(FORBIDDEN)('%s may not: %s', async (service, statement) => {
  await expect((await on(service)).run(sql.raw(statement))).rejects.toThrow('permission denied');
});
