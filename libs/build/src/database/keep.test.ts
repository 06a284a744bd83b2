import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { createOrm } from '@psp/domain/orm';
import { strings } from '../start/strings.ts';
import { keepDatabase } from './keep.ts';
import type { DatabaseOptions } from './server.ts';

const folder = mkdtempSync(join(tmpdir(), 'kept-database-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a killed server is restarted at the same address, with a message, and open pools keep working', async () => {
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

/** Keeps a fake server that the test ends, and records the pauses; the starts whose numbers are in `failing` fail. */
async function keepFakeDatabase(failing: readonly number[]) {
  const pauses: number[] = [];
  const said: string[] = [];
  const asked: DatabaseOptions[] = [];
  let end = () => {};
  const start = async (options: DatabaseOptions) => {
    asked.push(options);
    if (failing.includes(asked.length)) throw new Error('Portul este ocupat.');
    const { promise: ended, resolve } = Promise.withResolvers<void>();
    end = resolve;
    return { url: 'postgres://portal@127.0.0.1:5999/portal', elsewhere: undefined, ended, stop: async () => resolve() };
  };
  const wait = async (ms: number) => void pauses.push(ms);
  const database = await keepDatabase({ folder }, (line) => said.push(line), { start, wait });
  const endAgain = async () => {
    const startsBefore = asked.length;
    end();
    while (asked.length === startsBefore || said.at(-1) !== strings.databaseBack) await new Promise(setImmediate);
  };
  return { ...database, pauses, said, asked, endAgain };
}

test('each time the server ends again, the pause before its restart doubles, up to thirty seconds', async () => {
  const { pauses, endAgain, stop } = await keepFakeDatabase([]);
  for (let time = 0; time < 8; time += 1) await endAgain();
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  await stop();
});

test('a failed start is reported and retried after twice the pause, at the same port', async () => {
  const { pauses, said, asked, endAgain, stop } = await keepFakeDatabase([2, 3]);
  await endAgain();
  expect(pauses).toEqual([500, 1000, 2000]);
  const away = strings.databaseStillAway('Portul este ocupat.');
  expect(said).toEqual([strings.databaseEnded, away, away, strings.databaseBack]);
  expect(asked.map(({ port }) => port)).toEqual([undefined, 5999, 5999, 5999]);
  await stop();
  expect(said).toHaveLength(4);
});
