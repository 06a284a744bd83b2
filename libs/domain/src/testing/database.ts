import { randomBytes } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { migrate } from '../migrate.ts';
import { createOrm } from '../orm.ts';
import { seedBasics } from '../operating/taxonomies/seed-basics.ts';
import { TEST_POOL_SIZE } from './pool-size.ts';

export interface TestDatabase {
  orm: MikroORM;
  url: string;
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

/**
 * A database of its own for one test file, cloned from a template on the run's PostgreSQL: migrated and with the taxonomies in
 * it, unless another template is given, which begins as such a one.
 */
export const createTestDatabase = async (template = MIGRATED): Promise<TestDatabase> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(async (client) => {
    // Goes with the connection.
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await make(client, template);
    await clone(client, name, template.name);
  });
  const orm = await createOrm({ url: urlOf(name), poolSize: TEST_POOL_SIZE, patienceMs: PATIENCE_MS, use: 'jobs' });
  const close = async (): Promise<void> => {
    await orm.close(true);
    await onServer((client) => client.query(`drop database ${name} with (force)`));
  };
  return { orm, url: urlOf(name), close };
};
