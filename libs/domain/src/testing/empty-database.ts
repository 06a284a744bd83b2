import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Creates a database without tables on the test run's PostgreSQL, for tests of migrations. Returns its URL. */
export async function emptyDatabase(): Promise<string> {
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await client.query(`create database ${name}`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}
