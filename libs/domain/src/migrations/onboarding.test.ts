import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import { actingFor, findPassword, lockCredentials, refusalOf } from '../joining/accounts/credentials.ts';
import { hashPassword, verifyPassword } from '../joining/accounts/password.ts';
import { migrate } from '../migrate.ts';
import { Organisation } from '../joining/organisations/organisation.entity.ts';
import { createOrm } from '../orm.ts';
import { seedTaxonomies } from '../operating/taxonomies/seed.ts';
import { emptyDatabase } from '../testing/empty-database.ts';
import { OLD_ROWS } from './old-rows.ts';
import { createReadDb } from '../read-db.ts';

const PASSWORD = 'Parola-Veche-2025';
const TABLES = Object.keys(OLD_ROWS);
let orm: MikroORM;
let before: Record<string, object[]>;

const query = <T extends object>(sql: string, values: unknown[] = []) => orm.em.fork().execute<T[]>(sql, values);

/* Without what is derived from other columns, which a release may derive anew. */
async function contents(): Promise<Record<string, object[]>> {
  const entries = TABLES.map(async (table) => {
    const rows = await query<{ row: object }>(`select to_jsonb(t) - 'search_vector' as row from ${table} t order by 1`);
    return [table, rows.map(({ row }) => row)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

const credentialsOf = async (email: string) => {
  const stored = await findPassword(createReadDb(orm), email);
  const found = stored && (await lockCredentials(createReadDb(orm), stored.accountId));
  if (!found) throw new Error(`${email} is gone`);
  return { stored, found };
};

beforeAll(async () => {
  orm = await createOrm({ url: await emptyDatabase(), poolSize: 4 });
  await orm.migrator.up({ to: '0001-foundation' });
  await seedTaxonomies(orm);
  const hash = await hashPassword(PASSWORD);
  for (const [table, rows] of Object.entries(OLD_ROWS))
    await query(`insert into ${table} ${rows.replaceAll(':hash', () => `'${hash}'`)}`);
  before = await contents();
  await migrate(orm);
});
afterAll(() => orm.close(true));

describe('a database of the release before people could sign up', () => {
  test('keeps every row as it was', async () => {
    const after = await contents();
    for (const table of TABLES) {
      expect(before[table]?.length).toBeGreaterThan(0);
      expect({ table, rows: after[table] }).toEqual({
        table,
        rows: before[table]?.map((row) => expect.objectContaining(row)),
      });
    }
  });

  test.each(['registru', 'registre', 'agricolă', 'fișă', 'fișelor'])('finds what was written by “%s”', async (word) => {
    const found = await query('select from service_request where search_vector @@ search_query(?)', [word]);
    expect(found).toHaveLength(1);
  });

  test('has the words of its texts as if they were written today', async () => {
    const [row] = await query(`select count(*)::int as texts,
      count(*) filter (where search_vector is distinct from search_vector(title || ' ' || description))::int as different from service_request`);
    expect(row).toEqual({ texts: before['service_request']?.length, different: 0 });
  });

  test('lets its organisations work on, without an application to look back on', async () => {
    const organisations = await orm.em.fork().find(Organisation, {}, { orderBy: { name: 'asc' } });
    expect(organisations.map(({ name, status, appliedAt, cui }) => [name, status, appliedAt, cui])).toEqual([
      ['Asociația', 'approved', null, null],
      ['Civis', 'approved', null, '4221306'],
      ['Comuna Veche', 'approved', null, null],
    ]);
  });

  test.each([
    ['primarie@demo.psp', 'uat'],
    ['firma@demo.psp', 'firma'],
    ['admin@demo.psp', 'admin'],
  ] as const)('lets %s sign in', async (email, kind) => {
    const { stored, found } = await credentialsOf(email);
    expect(refusalOf(found, 'everyone')).toBeNull();
    expect(actingFor(found, 'everyone')).toMatchObject({ kind, role: 'owner', status: 'approved' });
    expect(await verifyPassword(stored.passwordHash, PASSWORD)).toBe(true);
  });

  test('excuses nobody from the second factor, so that its administrator sets one up at the next sign-in', async () => {
    const { found } = await credentialsOf('admin@demo.psp');
    expect(found).toMatchObject({ twoFactorOptional: false, hasSecondFactor: false });
  });

  test('writes to everybody about everything, as the new accounts have it', async () => {
    const [row] = await query(`select array_agg(distinct mail_topics::text) as topics from account`);
    expect(row).toEqual({ topics: ['{requests,offers,projects,reviews,organisation,articles,messages}'] });
  });

  test('no longer lets go of the only owner', async () => {
    await expect(query(`delete from membership`)).rejects.toThrow('an organisation keeps at least one owner');
  });

  test('still has one organisation that was let in for a tax code', async () => {
    const again = `insert into organisation (kind, name, status, cui) values ('firma', 'Altă Civis', 'approved', '4221306')`;
    await expect(query(again)).rejects.toThrow('organisation_one_per_cui');
  });

  test('is up to date: nothing is left to migrate', async () => {
    expect(await migrate(orm)).toEqual([]);
  });
});
