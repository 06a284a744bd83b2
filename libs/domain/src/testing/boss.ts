import { afterAll } from '@jest/globals';
import { PgBoss } from 'pg-boss';
import { createTestDatabase, type TestDatabase } from './database.ts';

/** Creates a database with a started queue that runs no timers, for the tests of a file; closes both after them. */
export const startTestBoss = async (): Promise<{ database: TestDatabase; boss: PgBoss }> => {
  const database = await createTestDatabase();
  const boss = new PgBoss({ connectionString: database.url, schedule: false, supervise: false });
  boss.on('error', () => undefined);
  await boss.start();
  afterAll(async () => {
    await boss.stop();
    await database.close();
  });
  return { database, boss };
};
