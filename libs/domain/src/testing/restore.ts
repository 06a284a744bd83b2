import type { MikroORM } from '@mikro-orm/postgresql';

interface Table {
  /** Quoted name with schema. */
  name: string;
  /** Quoted names of the columns that are not generated. */
  columns: string;
  isEmpty: boolean;
  /** Hash of its rows. */
  hash: string;
}

const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name,
    (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
     where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')`;

const hashOf = (table: string): string =>
  `(select md5(coalesce(string_agg(t::text, e'\\n' order by t::text), '')) from ${table} t)`;

const kept = (table: string): string => `kept."${table.replaceAll('"', '')}"`;

/* A table that had rows is rewritten only when a test has changed it. */
const restoring = ({ name, columns, isEmpty, hash }: Table): string =>
  isEmpty
    ? `delete from ${name};`
    : `if ${hashOf(name)} <> '${hash}' then
         delete from ${name};
         insert into ${name} (${columns}) overriding system value select ${columns} from ${kept(name)};
       end if;`;

/**
 * Copies the current rows of a database to the schema `kept` and creates a function that restores them. The function disables triggers
 * and foreign keys and waits at most 5 s for locked tables.
 */
export async function keepRows(orm: MikroORM): Promise<void> {
  const em = orm.em.fork();
  const tables: Table[] = [];
  for (const { name, columns } of await em.execute<Pick<Table, 'name' | 'columns'>[]>(TABLES)) {
    const [row] = await em.execute<Pick<Table, 'isEmpty' | 'hash'>[]>(
      `select not exists (select from ${name}) as "isEmpty", ${hashOf(name)} as hash`,
    );
    if (row) tables.push({ name, columns, ...row });
  }
  const sequences = await em.execute<{ sql: string }[]>(
    `select format('perform setval(%L, %s, %L);', format('%I.%I', schemaname, sequencename), coalesce(last_value, start_value), last_value is not null) as sql
     from pg_sequences`,
  );
  const copies = tables
    .filter(({ isEmpty }) => !isEmpty)
    .map(({ name }) => `create table ${kept(name)} as table ${name};`);
  await em.execute(`create schema kept; ${copies.join('\n')}
    create function kept.restore() returns void language plpgsql
      set session_replication_role = replica set lock_timeout = '5s' as $restore$
    begin
      ${tables.map(restoring).join('\n')}
      ${sequences.map(({ sql }) => sql).join('\n')}
    end $restore$`);
}

/** Fingerprint of a database without its rows; changed by DDL statements and by `analyze`. */
const SHAPE = `
  select (select count(*) || ':' || sum(xmin::text::bigint) from
      (select xmin from pg_class union all select xmin from pg_attribute union all select xmin from pg_proc
       union all select xmin from pg_trigger union all select xmin from pg_constraint) defined)
    || ':' || (select count(*) from pg_statistic) as shape,
    (select count(*)::int from pg_stat_activity where datname = current_database()) as sessions`;

interface State {
  shape: string;
  /** Number of connections to the database, including this one. */
  sessions: number;
}

const stateOf = async (orm: MikroORM): Promise<State | undefined> => {
  const [state] = await orm.em.fork().execute<State[]>(SHAPE);
  return state;
};

/** Returns the fingerprint of a database after `keepRows`, for `restore`. */
export const shapeOf = async (orm: MikroORM): Promise<string> => (await stateOf(orm))?.shape ?? '';

/**
 * Restores a database to its state at `keepRows`, by its owner's connections. `others` are the connections of services. Returns false
 * when that is not possible: a query is running, another connection is open, or tests changed more than rows.
 */
export async function restore(owner: MikroORM, shape: string, others: MikroORM[] = []): Promise<boolean> {
  const pools = await Promise.all([owner, ...others].map((orm) => orm.em.getConnection().getNativeClient()));
  if (pools.some(({ idleCount, totalCount }) => idleCount < totalCount)) return false;
  try {
    await owner.em.fork().execute('select kept.restore()');
    const state = await stateOf(owner);
    return state?.shape === shape && state.sessions <= pools.reduce((sum, { totalCount }) => sum + totalCount, 0);
  } catch {
    return false;
  }
}
