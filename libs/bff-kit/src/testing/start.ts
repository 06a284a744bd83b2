import { afterAll } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import { SERVICES, type ServiceName } from '@psp/domain/operating/roles/names';
import { createTestDatabase, type TestDatabase } from '@psp/domain/testing/database';
import type { Service } from '../service.ts';
import { createTestApp, type TestApp } from './app.ts';

interface Started {
  app: TestApp;
  database: TestDatabase;
  rows<Row>(sql: string, values?: unknown[]): Promise<Row[]>;
}

type Context = Parameters<typeof createTestApp>[1]['context'];

/** Apps started on the databases of this worker, by service. */
const kept = new WeakMap<MikroORM, Map<Service, TestApp>>();

const isService = (area: string): area is ServiceName => SERVICES.some((name) => name === area);

/* With the rights that the service has when the portal runs. */
const contextOf = async (area: string, { ormOf }: TestDatabase): Promise<Context> =>
  isService(area) ? { orm: await ormOf(area) } : {};

const keptApp = async (service: Service, area: string, database: TestDatabase): Promise<TestApp> => {
  const { orm, beforeEnd } = database;
  const apps = kept.get(orm) ?? new Map<Service, TestApp>();
  kept.set(orm, apps);
  const known = apps.get(service);
  if (known) return known;
  const app = await createTestApp(service, { orm, area, context: await contextOf(area, database) });
  apps.set(service, app);
  // A test file may have closed the app already.
  beforeEnd(async () => void (apps.get(service) === app && (await app.close())));
  return app;
};

/**
 * Starts a service for the tests of a file on the database of `createTestDatabase`. Files on the same database share one app, unless
 * a context is given or a file makes the app listen on a port.
 */
export async function startTestApp(service: Service, area: string, context?: Context): Promise<Started> {
  const database = await createTestDatabase();
  const { orm } = database;
  const app = context
    ? await createTestApp(service, { orm, area, context: { ...(await contextOf(area, database)), ...context } })
    : await keptApp(service, area, database);
  afterAll(async () => {
    if (context || app.app.server.listening) {
      await app.close();
      kept.get(orm)?.delete(service);
    }
    await database.close();
  });
  return { app, database, rows: (sql, values = []) => orm.em.fork().execute(sql, values) };
}
