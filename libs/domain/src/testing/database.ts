import { randomBytes } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { migrate } from '../migrate.ts';
import { createOrm } from '../orm.ts';
import { seedBasics } from '../seed-basics.ts';
import { TEST_POOL_SIZE } from './pool-size.ts';
import { keepRows, restore, shapeOf } from './restore.ts';

export interface TestDatabase {
  orm: MikroORM;
  url: string;
  /** Registers what ends before the connections to the database do. */
  beforeEnd(end: () => Promise<void>): void;
  /** Gives it back to the worker, whose next test file uses it, or ends it where it cannot be restored. */
  close(): Promise<void>;
}

/** What a database is cloned from; made once in a run, by the first test file that asks for it. */
export interface Template {
  name: string;
  fill(orm: MikroORM): Promise<void>;
}

const MIGRATED: Template = {
  name: 'psp_template',
  fill: async (orm) => {
    await migrate(orm);
    await seedBasics(orm);
  },
};

/** As the migrated one, with what restores it between test files. */
export const SHARED: Template = { name: 'psp_shared', fill: keepRows };

/** Of tests that open all at one moment, on a machine that does other things too. */
const PATIENCE_MS = 60_000;
/** Any constant: whoever holds it makes a template, the others wait and then find it. */
const TEMPLATE_LOCK = 7_402_025;

const serverUrl = (): string => {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('TEST_DATABASE_URL is not set: run the tests with `npm test`');
  return url;
};

const onServer = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const urlOf = (database: string): string => {
  const url = new URL(serverUrl());
  url.pathname = `/${database}`;
  return url.href;
};

const clone = (client: pg.Client, name: string, template: string) =>
  client.query(`create database ${name} template ${template} strategy file_copy`);

const make = async (client: pg.Client, { name, fill }: Template): Promise<void> => {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (rowCount) return;
  const unfinished = `${name}_new`;
  if (name === MIGRATED.name) await client.query(`create database ${unfinished}`);
  else {
    await make(client, MIGRATED);
    await clone(client, unfinished, MIGRATED.name);
  }
  const orm = await createOrm({ url: urlOf(unfinished), use: 'commands' });
  await fill(orm);
  await orm.close(true);
  await client.query(`alter database ${unfinished} rename to ${name}`);
};

interface Clone extends Omit<TestDatabase, 'close'> {
  end(): Promise<void>;
}

const cloneOf = async (template: Template): Promise<Clone> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(async (client) => {
    // Goes with the connection.
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await make(client, template);
    await clone(client, name, template.name);
    // As connections of requests do, see orm.ts: test files share connections, which would otherwise plan each statement five times.
    await client.query(`alter database ${name} set plan_cache_mode = force_generic_plan`);
  });
  const orm = await createOrm({ url: urlOf(name), poolSize: TEST_POOL_SIZE, patienceMs: PATIENCE_MS, use: 'jobs' });
  const ends: (() => Promise<void>)[] = [];
  const end = async (): Promise<void> => {
    for (const one of ends) await one();
    await orm.close(true);
    await onServer((client) => client.query(`drop database ${name} with (force)`));
  };
  return { orm, url: urlOf(name), beforeEnd: (one) => void ends.push(one), end };
};

/** Of one worker; a free one is as the first test file found it. */
interface Shared extends Clone {
  shape: string;
  files: number;
}

const free: Shared[] = [];
/** Test files that use one database, so that what they delete does not fill it. */
const MOST_FILES = 40;

const makeShared = async (): Promise<Shared> => {
  const made = await cloneOf(SHARED);
  // Between test files it does not keep the worker's process from ending.
  const pool = await made.orm.em.getConnection().getNativeClient();
  pool.options.allowExitOnIdle = true;
  return { ...made, shape: await shapeOf(made.orm), files: 0 };
};

/**
 * A database for one test file on the run's PostgreSQL, migrated and with the taxonomies in it. The files of a worker use it one
 * after the other; each finds it in this state, since its rows are restored when a file closes it. A file that changes the schema,
 * or leaves connections open, loses nothing by it: the next one gets another.
 */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const shared = free.pop() ?? (await makeShared());
  const { orm, url, beforeEnd, end } = shared;
  const close = async (): Promise<void> => {
    shared.files += 1;
    if (shared.files < MOST_FILES && (await restore(orm, shared.shape))) free.push(shared);
    else await end();
  };
  return { orm, url, beforeEnd, close };
};

/** A database of its own for one test file, which begins as the template. */
export const clonedDatabase = async (template: Template): Promise<TestDatabase> => {
  const { end, ...made } = await cloneOf(template);
  return { ...made, close: end };
};
