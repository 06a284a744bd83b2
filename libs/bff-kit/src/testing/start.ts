import { afterAll } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import { createTestDatabase, type TestDatabase } from '@psp/domain/testing/database';
import type { Service } from '../service.ts';
import { createTestApp, type TestApp } from './app.ts';

interface Started {
  app: TestApp;
  database: TestDatabase;
  rows<Row>(sql: string, values?: unknown[]): Promise<Row[]>;
}

type Context = Parameters<typeof createTestApp>[1]['context'];

/** Started on a database of the worker, by what they serve. */
const kept = new WeakMap<MikroORM, Map<Service, TestApp>>();

const keptApp = async (service: Service, area: string, { orm, beforeEnd }: TestDatabase): Promise<TestApp> => {
  const apps = kept.get(orm) ?? new Map<Service, TestApp>();
  kept.set(orm, apps);
  const known = apps.get(service);
  if (known) return known;
  const app = await createTestApp(service, { orm, area });
  apps.set(service, app);
  // Those that a test file has ended are no longer there.
  beforeEnd(async () => void (apps.get(service) === app && (await app.close())));
  return app;
};

/**
 * Starts a service for the tests of a file, on the worker's database as `createTestDatabase` has it. It is started once on each, and
 * again where it is given a context or a file has it listen on a port.
 */
export async function startTestApp(service: Service, area: string, context?: Context): Promise<Started> {
  const database = await createTestDatabase();
  const { orm } = database;
  const app = context ? await createTestApp(service, { orm, area, context }) : await keptApp(service, area, database);
  afterAll(async () => {
    if (context || app.app.server.listening) {
      await app.close();
      kept.get(orm)?.delete(service);
    }
    await database.close();
  });
  return { app, database, rows: (sql, values = []) => orm.em.fork().execute(sql, values) };
}
