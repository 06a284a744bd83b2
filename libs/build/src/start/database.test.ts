import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@psp/domain/testing/database';
import { prepareDatabase } from './database.ts';
import { filesUrl } from './files-url.ts';

const folder = mkdtempSync(join(tmpdir(), 'prepare-'));
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const rows = <Row>(query: string) => database.orm.em.fork().execute<Row[]>(query);
const authorities = () => rows('select * from authority order by siruta');

/** Prepares the test's database as a start does; returns what is said. */
async function prepare(): Promise<string[]> {
  const said: string[] = [];
  await prepareDatabase(database.url, filesUrl(folder), (line) => said.push(line));
  return said;
}

test('a filled database without a registry of authorities says how to import it', async () => {
  await rows(`insert into organisation (kind, name) values ('firma', 'Firma')`);
  expect(await prepare()).toEqual([
    expect.stringMatching(/^Registrul autorităților este gol.+npm run import:siruta -- /),
  ]);
  await rows(
    `insert into authority (siruta, name, type, county_code) values (143450, 'Municipiul Sibiu', 'municipality', 'SB')`,
  );
  expect(await prepare()).toEqual([]);
  await rows('delete from authority; delete from organisation');
});

test('a demonstration that is older than the registry gets the authorities it refers to', async () => {
  expect(await prepare()).toHaveLength(1);
  const whole = await authorities();
  await rows('update organisation set siruta = null; delete from authority');
  expect(await prepare()).toEqual([]);
  expect(whole.length).toBeGreaterThan(40);
  expect(await authorities()).toEqual(whole);
});

test('a demonstration that lacks something and cannot get it says why, and what makes it whole', async () => {
  await rows('truncate ticket cascade');
  await rows(`update organisation set name = 'Comuna Sinceră' where name = 'Comuna Șelimbăr'`);
  expect(await prepare()).toEqual([expect.stringMatching(/^Exemplul demonstrativ.+alt nume.+npm run reset/)]);
  await rows(`update organisation set name = 'Comuna Șelimbăr' where name = 'Comuna Sinceră'`);
  const addAdministrator = `with a as (insert into account (email, display_name, password_hash) values ('ana@asociatia.ro', 'Ana', '') returning id)
    insert into membership (account_id, organisation_id, role) select a.id, o.id, 'editor' from a, organisation o where o.kind = 'admin'`;
  await rows(addAdministrator);
  expect(await prepare()).toEqual([expect.stringMatching(/^Exemplul demonstrativ.+oameni reali.+npm run reset/)]);
  await rows(`delete from membership where account_id = (select id from account where email = 'ana@asociatia.ro')`);
  expect(await prepare()).toEqual([expect.stringMatching(/^Am adăugat exemplului demonstrativ/)]);
  expect(await prepare()).toEqual([]);
});
