import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { seedTaxonomies } from './seed.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const rows = <Row>(query: string) => database.orm.em.fork().execute<Row[]>(query);

test('a start adds what is missing, and keeps the names that the association has given', async () => {
  await seedTaxonomies(database.orm);
  await rows(`update domain set name = 'Apă și mediu' where slug = 'mediu';
    update expertise set name = 'Avocatură', position = 40 where slug = 'juridic';
    update county set name = 'Alba, județ' where code = 'AB';
    delete from expertise_domain where expertise_slug = 'altele'; delete from expertise where slug = 'altele'`);
  await seedTaxonomies(database.orm);
  expect(await rows(`select name from domain where slug = 'mediu'`)).toEqual([{ name: 'Apă și mediu' }]);
  expect(await rows(`select name, position from expertise where slug in ('juridic', 'altele') order by slug`)).toEqual([
    { name: 'Altele', position: 10 },
    { name: 'Avocatură', position: 40 },
  ]);
  expect(await rows(`select name from county where code = 'AB'`)).toEqual([{ name: 'Alba, județ' }]);
  expect(await rows(`select domain_slug from expertise_domain where expertise_slug = 'altele'`)).toHaveLength(2);
});
