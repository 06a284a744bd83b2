import { randomBytes } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { migrate } from '../migrate.ts';
import { createOrm } from '../orm.ts';
import type { ServiceName } from '../operating/roles/names.ts';
import { seedBasics } from '../seed-basics.ts';
import { TEST_POOL_SIZE } from './pool-size.ts';
import { keepRows, restore, shapeOf } from './restore.ts';

export interface TestDatabase {
  /** Connections with the rights of the database's owner. */
  orm: MikroORM;
  /** Connections with the rights of a service. */
  ormOf(service: ServiceName): Promise<MikroORM>;
  url: string;
  /** Registers a function that is called before the connections are closed. */
  beforeEnd(end: () => Promise<void>): void;
  /** Restores the database for the worker's next test file, or drops it when it cannot be restored. */
  close(): Promise<void>;
}

/** A template that test databases are cloned from; created once per run by the first test file that needs it. */
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

/** Like the migrated template, with the rows and functions that restore it between test files. */
export const SHARED: Template = { name: 'psp_shared', fill: keepRows };

/** Long, because many tests connect at the same moment on a busy machine. */
const PATIENCE_MS = 60_000;
/** Key of the advisory lock under which templates are created; any constant will do. */
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
  /** The connections of services that have been made so far. */
  services: Map<ServiceName, Promise<MikroORM>>;
  end(): Promise<void>;
}

/* Idle connections must not keep the worker process alive. */
const letExit = async (orm: MikroORM): Promise<MikroORM> => {
  (await orm.em.getConnection().getNativeClient()).options.allowExitOnIdle = true;
  return orm;
};

const cloneOf = async (template: Template): Promise<Clone> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(async (client) => {
    // Released when the connection closes.
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await make(client, template);
    await clone(client, name, template.name);
    // As for requests, see orm.ts. Connections are shared by test files and would otherwise plan each statement five times.
    await client.query(`alter database ${name} set plan_cache_mode = force_generic_plan`);
  });
  const connect = (service?: ServiceName) =>
    createOrm({ url: urlOf(name), poolSize: TEST_POOL_SIZE, patienceMs: PATIENCE_MS, use: 'jobs', service });
  const orm = await connect();
  const services: Clone['services'] = new Map();
  const ormOf = (service: ServiceName): Promise<MikroORM> => {
    const known = services.get(service) ?? connect(service).then(letExit);
    services.set(service, known);
    return known;
  };
  const ends: (() => Promise<void>)[] = [];
  const end = async (): Promise<void> => {
    for (const one of ends) await one();
    for (const one of [orm, ...(await Promise.all(services.values()))]) await one.close(true);
    await onServer((client) => client.query(`drop database ${name} with (force)`));
  };
  return { orm, ormOf, services, url: urlOf(name), beforeEnd: (one) => void ends.push(one), end };
};

/** A database shared by the test files of a worker, one after the other. */
interface Shared extends Clone {
  shape: string;
  files: number;
}

const free: Shared[] = [];
/** Number of test files that use one database; more would fill it with deleted rows. */
const FILES_MAX = 40;

const makeShared = async (): Promise<Shared> => {
  const made = await cloneOf(SHARED);
  await letExit(made.orm);
  return { ...made, shape: await shapeOf(made.orm), files: 0 };
};

/**
 * Returns a migrated database with the taxonomies for one test file. The test files of a worker use the same database one after the
 * other; closing it restores its rows. After a file that changes the schema or leaves connections open, the next file gets another
 * database.
 */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const shared = free.pop() ?? (await makeShared());
  const { orm, ormOf, services, url, beforeEnd, end } = shared;
  const close = async (): Promise<void> => {
    shared.files += 1;
    if (shared.files < FILES_MAX && (await restore(orm, shared.shape, await Promise.all(services.values()))))
      free.push(shared);
    else await end();
  };
  return { orm, ormOf, url, beforeEnd, close };
};

/** Returns a new clone of a template for one test file. */
export const clonedDatabase = async (template: Template): Promise<TestDatabase> => {
  const { end, ...made } = await cloneOf(template);
  return { ...made, close: end };
};
