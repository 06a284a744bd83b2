import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { createOrm } from '@psp/domain/orm';
import { strings } from '../start/strings.ts';
import { keepDatabase } from './keep.ts';

const folder = mkdtempSync(join(tmpdir(), 'kept-database-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a server that is killed comes back at the same address, says so, and pools that were open go on', async () => {
  const said: string[] = [];
  const back = Promise.withResolvers<void>();
  const database = await keepDatabase({ folder, throwAway: true }, (line) => {
    said.push(line);
    if (line === strings.databaseBack) back.resolve();
  });
  const orm = await createOrm({ url: database.url });
  const pidOf = async (): Promise<number> => {
    const [row] = await orm.em.fork().execute(`select pg_read_file('postmaster.pid') as file`);
    return Number(String(row?.file).split('\n')[0]);
  };
  const first = await pidOf();
  await orm.em.fork().execute('create table kept (id int)');

  process.kill(first, 'SIGKILL');
  await back.promise;
  expect(said[0]).toBe(strings.databaseEnded);
  expect(said.at(-1)).toBe(strings.databaseBack);
  const second = await pidOf();
  expect(second).not.toBe(first);

  await orm.close(true);
  await database.stop();
  expect(said.filter((line) => line === strings.databaseEnded)).toHaveLength(1);
  expect(() => process.kill(second, 0)).toThrow('ESRCH');
});
