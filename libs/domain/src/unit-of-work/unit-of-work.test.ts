import { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { OptimisticLockError } from '@mikro-orm/core';
import { sql } from 'kysely';
import pg from 'pg';
import { SYSTEM } from '../actor.ts';
import { Organisation } from '../joining/organisations/organisation.entity.ts';
import { oneRow } from '../sql.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { flush, send, transaction, type Write } from '../write.ts';
import { findRow, type Where } from './find-row.ts';
import { startUpdates } from './start-updates.ts';

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

/* Each group is named after the function and the library internals that an upgrade may break. */

describe('findRow: the driver’s mapResult and the entity factory of MikroORM', () => {
  test('a row is found by value, null, inequality and subquery', async () => {
    const id = await aFirm('Găsită SRL');
    expect(await find({ id, kind: 'firma' })).toBe('Găsită SRL');
    expect(await find({ id, kind: 'uat' })).toBeUndefined();
    expect(await find({ id, website: null })).toBe('Găsită SRL');
    expect(await find({ id, website: { $ne: null } })).toBeUndefined();
    expect(await find({ id, name: { $ne: 'Alta' } })).toBe('Găsită SRL');
    expect(await find({ id: sql`(select id from organisation where name = 'Găsită SRL')` })).toBe('Găsită SRL');
  });

  test('the result equals the entity that em.findOne returns', async () => {
    const id = await aFirm('Aceeași SRL');
    const valuesOf = (firm: Organisation | null) => ({ ...firm });
    const [own, theirs] = await writing(async ({ em, db }) => [
      valuesOf(await findRow({ em, db }, Organisation, { id }, { lock: false })),
      valuesOf(await em.fork({ keepTransactionContext: true }).findOne(Organisation, id)),
    ]);
    expect(own).toMatchObject({ id, name: 'Aceeași SRL', version: 1, createdAt: expect.any(Date) });
    expect(own).toEqual(theirs);
  });

  test('finding a row again returns the same entity with its unsaved change', async () => {
    const id = await aFirm('Una SRL');
    await writing(async ({ em, db }) => {
      const firm = await findRow({ em, db }, Organisation, { id }, { lock: false });
      if (!firm) throw new Error('not found');
      firm.locality = 'Dej';
      expect(await findRow({ em, db }, Organisation, { id }, { lock: true })).toBe(firm);
      expect(firm.locality).toBe('Dej');
      expect(await em.findOne(Organisation, id)).toBe(firm);
    });
  });
});

describe('startUpdates: the change sets of MikroORM’s unit of work', () => {
  test('two changes of one entity in one write are both stored, and each raises the version', async () => {
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

  test('an entity changed since it was read is refused, and the write is rolled back', async () => {
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

  test('after an update the ORM has nothing to write, and inserts and deletes are left to the ORM', async () => {
    const id = await aFirm('Păstrată SRL');
    await writing(async ({ em, db }) => {
      const firm = await findRow({ em, db }, Organisation, { id }, { lock: true });
      if (!firm) throw new Error('not found');
      expect(startUpdates(em, db)).toEqual([]);
      firm.locality = 'Cluj-Napoca';
      await Promise.all(startUpdates(em, db) ?? []);
      expect(startUpdates(em, db)).toEqual([]);
      em.remove(firm);
      expect(startUpdates(em, db)).toBeNull();
    });
    expect(await find({ id })).toBeUndefined();
  });
});

describe('openSession: MikroORM’s transaction context and pg’s pipeline', () => {
  test('begin and commit are pipelined with the statements next to them, also those of the ORM', async () => {
    const pool = await database.orm.em.getConnection().getNativeClient();
    const steps: string[] = [];
    pool.once('acquire', (client: pg.PoolClient) => {
      const { query } = client;
      Object.assign(client, {
        query: async (...given: [string | { text: string }, unknown[]?]) => {
          const [first] = given;
          const text = /^\w+/.exec(typeof first === 'string' ? first : first.text)?.[0];
          steps.push(`${text} sent`);
          const answer = await Reflect.apply(query, client, given);
          steps.push(`${text} answered`);
          return answer;
        },
      });
    });
    await writing(async (write) => {
      await Promise.all([write.db.run(sql`select 1`), write.em.execute('values (2)')]);
      send(write, sql`table organisation limit 0`);
    });
    expect(steps).toEqual([
      ...['begin sent', 'select sent', 'values sent', 'begin answered', 'select answered', 'values answered'],
      ...['table sent', 'commit sent', 'table answered', 'commit answered'],
    ]);
  });

  test('pg sends a statement before the previous one is answered', async () => {
    const socket = new Socket();
    const client = new pg.Client({ connectionString: database.url, pipeline: true, stream: () => socket });
    await client.connect();
    const before = socket.bytesWritten;
    const texts = ['a', 'b'].map((letter) => `select length('${letter.repeat(1000)}') as n`);
    const started = texts.map((text) => client.query({ name: text.slice(0, 20), text }));
    expect(socket.bytesWritten - before).toBeGreaterThan(texts.join('').length);
    expect((await Promise.all(started)).map(({ rows }) => rows)).toEqual([[{ n: 1000 }], [{ n: 1000 }]]);
    await client.end();
  });
});
