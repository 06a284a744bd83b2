import { randomBytes } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { migrate } from '../migrate.ts';
import { createOrm } from '../orm.ts';
import { seedTaxonomies } from '../operating/taxonomies/seed.ts';
import { TEST_POOL_SIZE } from './pool-size.ts';

export interface TestDatabase {
  orm: MikroORM;
  url: string;
  close(): Promise<void>;
}

const TEMPLATE = 'psp_template';
/** Of tests that open all at one moment, on a machine that does other things too. */
const PATIENCE_MS = 60_000;
/** Any constant: whoever holds it makes the template, the others wait and then find it. */
const TEMPLATE_LOCK = 7_402_025;

const serverUrl = (): string => {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('TEST_DATABASE_URL is not set: run the tests with `npm test`');
  return url;
};

const urlOf = (database: string): string => {
  const url = new URL(serverUrl());
  url.pathname = `/${database}`;
  return url.href;
};

const makeTemplate = async (client: pg.Client): Promise<void> => {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [TEMPLATE]);
  if (rowCount) return;
  await client.query(`create database ${TEMPLATE}_new`);
  const orm = await createOrm({ url: urlOf(`${TEMPLATE}_new`) });
  await migrate(orm);
  await seedTaxonomies(orm);
  await orm.close(true);
  await client.query(`alter database ${TEMPLATE}_new rename to ${TEMPLATE}`);
};

/** A migrated database of its own for one test file, with the taxonomies in it, cloned from a template on the run's PostgreSQL. */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  const name = `test_${randomBytes(6).toString('hex')}`;
  try {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await makeTemplate(client);
    await client.query(`create database ${name} template ${TEMPLATE}`);
  } finally {
    // The lock goes with the connection.
    await client.end();
  }
  const orm = await createOrm({ url: urlOf(name), poolSize: TEST_POOL_SIZE, patienceMs: PATIENCE_MS });
  return { orm, url: urlOf(name), close: () => orm.close(true) };
};
