import { afterAll } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@psp/domain/testing/database';
import type { Service } from '../service.ts';
import { createTestApp, type TestApp } from './app.ts';

interface Started {
  app: TestApp;
  database: TestDatabase;
  rows<Row>(sql: string, values?: unknown[]): Promise<Row[]>;
}

/** Starts a service on a database of its own for the tests of a file, and ends both after them. */
export async function startTestApp(
  service: Service,
  area: string,
  context?: Parameters<typeof createTestApp>[1]['context'],
): Promise<Started> {
  const database = await createTestDatabase();
  const app = await createTestApp(service, { orm: database.orm, area, context });
  afterAll(async () => {
    await app.close();
    await database.close();
  });
  return { app, database, rows: (sql, values = []) => database.orm.em.fork().execute(sql, values) };
}
