import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createDemonstration, thisHour } from '@psp/demo/testing/demonstration';
import { createTestDatabase, type TestDatabase } from '@psp/domain/testing/database';
import { prepareDatabase } from './database.ts';
import { filesUrl } from './files-url.ts';

const folder = mkdtempSync(join(tmpdir(), 'prepare-'));
let database: TestDatabase;
beforeAll(async () => {
  database = await createDemonstration(thisHour());
}, 180_000);
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const rows = <Row>(query: string, { orm }: TestDatabase = database) => orm.em.fork().execute<Row[]>(query);
const authorities = () => rows('select * from authority order by siruta');

/** Prepares a database as the start command does. Returns the printed lines. */
async function prepare({ url }: TestDatabase = database): Promise<string[]> {
  const said: string[] = [];
  await prepareDatabase(url, filesUrl(folder), (line) => said.push(line));
  return said;
}

test('a start with an empty registry of authorities prints how to import it', async () => {
  const other = await createTestDatabase();
  try {
    await rows(`insert into organisation (kind, name) values ('firma', 'Firma')`, other);
    expect(await prepare(other)).toEqual([
      expect.stringMatching(/^The registry of authorities is empty.+npm run import:siruta -- /),
    ]);
    await rows(
      `insert into authority (siruta, name, type, county_code) values (143450, 'Municipiul Sibiu', 'municipality', 'SB')`,
      other,
    );
    expect(await prepare(other)).toEqual([]);
  } finally {
    await other.close();
  }
});

test('a database is filled once, and the registry contains the authorities of the demonstration', async () => {
  const whole = await authorities();
  expect(whole.length).toBeGreaterThan(40);
  expect(await prepare()).toEqual([]);
  expect(await authorities()).toEqual(whole);
});

test('demonstration data of an older release are not changed', async () => {
  await rows('truncate ticket cascade');
  expect(await prepare()).toEqual([]);
  expect(await rows('select id from ticket')).toEqual([]);
});
