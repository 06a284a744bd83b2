import { afterAll, beforeAll } from '@jest/globals';
import { createTestApp, type TestApp } from '@psp/bff-kit/testing/app';
import { createTestDatabase, type TestDatabase } from '@psp/domain/testing/database';
import { identity } from '../app.ts';

/** One portal on a database of its own for the tests of a file. */
export interface Here {
  readonly portal: TestApp;
  rows<Row>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Data of the mails waiting for somebody, with the template of each, oldest first. */
  mailsTo(email: string): Promise<{ template: string; data: Record<string, string> }[]>;
}

/** Starts the portal before the tests of the file and ends it after them. */
export function testPortal(context: { isLocal?: boolean } = {}): Here {
  let database: TestDatabase;
  let portal: TestApp;
  beforeAll(async () => {
    database = await createTestDatabase();
    portal = await createTestApp(identity, { orm: database.orm, area: 'identity', context });
  });
  afterAll(async () => {
    await portal.close();
    await database.close();
  });
  const rows = <Row>(sql: string, values: unknown[] = []) => database.orm.em.fork().execute<Row[]>(sql, values);
  return {
    get portal() {
      return portal;
    },
    rows,
    mailsTo: (email) => rows('select template, data from mail where recipient = ? order by id', [email]),
  };
}
