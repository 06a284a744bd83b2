import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@psp/domain/testing/database';
import fastify from 'fastify';
import { serverOptions } from './server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const EMAIL = 'ana.secreta@exemplu.ro';
const statements: Record<string, [string, unknown[]]> = {
  'a unique value': [
    `insert into account (email, display_name, password_hash) select ?, 'Ana', '$argon2id$secret' from generate_series(1, 2)`,
    [EMAIL],
  ],
  'a value of another type': ['select ?::text::inet', [`secret ${EMAIL}`]],
  'a rule of a table': [
    `insert into account (email, display_name, password_hash, status) values (?, '', '$argon2id$', 'secret')`,
    [EMAIL],
  ],
};

test.each(Object.entries(statements))(
  'a statement that fails for %s is logged by its place, without its values',
  async (_, statement) => {
    const lines: string[] = [];
    const { logger } = serverOptions({ LOG_LEVEL: 'error', TRUST_PROXY: undefined });
    const stream = { write: (line: string) => void lines.push(line) };
    const app = fastify({ logger: { ...Object(logger), stream } });
    const failing = () => database.orm.em.fork().execute(...statement);
    app.setErrorHandler(async (error: Error, request) => request.log.error({ err: error }, 'request failed'));
    app.get('/', failing);
    await app.inject('/');
    app.log.error(new Error('outer', { cause: await failing().catch((error: unknown) => error) }));
    await app.close();
    expect(lines).toHaveLength(2);
    for (const line of lines) {
      expect(line).toMatch(/"code":"2[23]/);
      expect(line).not.toMatch(/secret|argon2id|exemplu\.ro/);
    }
  },
);
