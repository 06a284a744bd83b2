import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { asSystem } from '../../as-system.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import { makeRole } from './make-role.ts';
import { roleOf, SERVICES, type ServiceName } from './names.ts';
import { APPENDED, MIGRATED, RIGHTS, SEALED } from './rights.ts';

/** Any constant: two preparations of one database would change the same rows of the catalog. */
const LOCK = 7_402_164;

/*
 * What a trigger writes follows from a change that a service may make, whatever its own rights: counters of others' rows, search
 * documents, jobs.
 */
const TRIGGERS = `do $triggers$
  declare f regprocedure;
  begin
    for f in select p.oid from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = 'public' and (p.prorettype = 'trigger'::regtype or p.proname = 'enqueue')
        and p.proconfig is distinct from array['search_path=public, pg_temp']
    loop
      -- Temporary tables come last: one could otherwise stand for a table that the function writes.
      execute format('alter function %s security definer set search_path = public, pg_temp', f);
    end loop;
    execute format('revoke temporary on database %I from public', current_database());
  end $triggers$`;

const RIGHTS_TO_WRITE = ['insert', 'update', 'delete'] as const;

const grant = (right: string, tables: readonly string[], role: string): string[] =>
  tables.length === 0 ? [] : [`grant ${right} on ${tables.join(', ')} to ${role}`];

/* Rights are only added, but for tables that a service does not read: the release before goes on working beside this one. */
const rightsOf = (service: ServiceName, tables: readonly string[]): string[] => {
  const role = roleOf(service);
  const { writes, unread, columns = {} } = RIGHTS[service];
  const existing = (names: readonly string[]): string[] => names.filter((name) => tables.includes(name));
  const changed = tables.filter((name) => ![...APPENDED, ...SEALED, ...MIGRATED].includes(name));
  const own =
    writes === 'all'
      ? [
          ...grant('insert, update, delete', changed, role),
          ...grant('insert', existing(service === 'worker' ? [...APPENDED, ...SEALED] : APPENDED), role),
        ]
      : writes.flatMap((some) => [
          ...RIGHTS_TO_WRITE.flatMap((right) => grant(right, existing(some[right]), role)),
          ...Object.entries(some.columns ?? {}).flatMap(([table, column]) =>
            grant(`update (${column})`, existing([table]), role),
          ),
        ]);
  return [
    // So that the owner's connections can take the role, also where the owner is no superuser.
    `grant ${role} to current_user with set true, inherit false`,
    `grant usage on schema public to ${role}`,
    `grant usage on all sequences in schema public to ${role}`,
    ...grant(
      'select',
      tables.filter((name) => !unread.includes(name)),
      role,
    ),
    ...existing(unread).map((name) => `revoke select on ${name} from ${role}`),
    ...Object.entries(columns).flatMap(([table, column]) => grant(`select (${column})`, existing([table]), role)),
    ...own,
  ];
};

/* The worker takes jobs; the association's service reads them and runs failed ones again. The others add jobs by `enqueue`. */
const JOBS = ['worker', 'admin'] as const;
const rightsOnJobs = JOBS.map(roleOf).flatMap((role) => [
  `grant usage on schema pgboss to ${role}`,
  `grant select, insert, update, delete on all tables in schema pgboss to ${role}`,
]);

const tablesOf = async (db: Db): Promise<string[]> => {
  const rows = await db.run(sql<{ name: string }>`select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') order by 1`);
  return rows.map(({ name }) => name);
};

/**
 * Gives the services' roles their rights (rights.ts) on the tables that there are, and has triggers run with the rights of the
 * database's owner. Throws what the driver throws: the user must own the tables.
 */
export const keepRoles = (orm: MikroORM): Promise<void> =>
  asSystem(orm, async ({ db }) => {
    await db.run(sql`select pg_advisory_xact_lock(${LOCK})`);
    // A database that was restored on another server has no roles there.
    for (const service of SERVICES) await db.run(sql.raw(makeRole(service)));
    const tables = await tablesOf(db);
    const rights = SERVICES.flatMap((service) => rightsOf(service, tables));
    for (const statement of [TRIGGERS, ...rights, ...rightsOnJobs]) await db.run(sql.raw(statement));
    await db.run(sql`delete from rights_given`);
    await db.run(sql`insert into rights_given (migration) select max(name collate "C") from mikro_orm_migrations`);
  });

/** Name of the last migration whose tables the services have rights to; null before the first. */
export const rightsGivenFor = async (db: Db): Promise<string | null> =>
  (await oneRow(db, sql<{ migration: string }>`select migration from rights_given`))?.migration ?? null;
