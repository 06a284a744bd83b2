import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { OptimisticLockError } from '@mikro-orm/core';
import { sql } from 'kysely';
import { SYSTEM } from './actor.ts';
import { findRow, type Where } from './entity-rows.ts';
import { Organisation } from './joining/organisations/organisation.entity.ts';
import { oneRow } from './sql.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';
import { flush, transaction, type Write } from './write.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const writing = <T>(work: (write: Write) => Promise<T>): Promise<T> =>
  transaction(database.orm, { actor: SYSTEM }, work);

const aFirm = (name: string): Promise<string> =>
  writing(async ({ db }) => {
    const firm = await oneRow(
      db,
      sql<{
        id: string;
      }>`insert into organisation (kind, name, status, county_code) values ('firma', ${name}, 'approved', null) returning id`,
    );
    return firm?.id ?? '';
  });

const find = (where: Where<Organisation>): Promise<string | undefined> =>
  writing(async (write) => (await findRow(write, Organisation, where, { lock: false }))?.name);

test('a row is found by values, by null, by what it is not, and by a subquery', async () => {
  const id = await aFirm('Găsită SRL');
  expect(await find({ id, kind: 'firma' })).toBe('Găsită SRL');
  expect(await find({ id, kind: 'uat' })).toBeUndefined();
  expect(await find({ id, website: null })).toBe('Găsită SRL');
  expect(await find({ id, website: { $ne: null } })).toBeUndefined();
  expect(await find({ id, name: { $ne: 'Alta' } })).toBe('Găsită SRL');
  expect(await find({ id: sql`(select id from organisation where name = 'Găsită SRL')` })).toBe('Găsită SRL');
});

test('two changes of one entity in one write are both kept, and each raises its version', async () => {
  const id = await aFirm('Schimbată SRL');
  const version = await writing(async (write) => {
    const firm = await findRow(write, Organisation, { id }, { lock: true });
    if (!firm) throw new Error('not found');
    firm.locality = 'Sibiu';
    await flush(write);
    firm.website = 'https://exemplu.ro';
    await flush(write);
    return firm.version;
  });
  const stored = await writing(({ db }) =>
    oneRow(db, sql`select locality, website, version from organisation where id = ${id}`),
  );
  expect(stored).toEqual({ locality: 'Sibiu', website: 'https://exemplu.ro', version: 3 });
  expect(version).toBe(3);
});

test('an entity that was changed since it was read is refused, and nothing of the write is kept', async () => {
  const id = await aFirm('Veche SRL');
  const late = writing(async (write) => {
    const firm = await findRow(write, Organisation, { id }, { lock: false });
    if (!firm) throw new Error('not found');
    await writing(({ db }) => db.run(sql`update organisation set version = version + 1 where id = ${id}`));
    firm.name = 'Nouă SRL';
  });
  await expect(late).rejects.toThrow(OptimisticLockError);
  expect(await find({ id })).toBe('Veche SRL');
});
