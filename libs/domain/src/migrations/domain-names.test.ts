import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import { FIRST_DOMAINS } from '@psp/contracts/taxonomies';
import { migrate } from '../migrate.ts';
import { prepareQueues } from '../operating/jobs/queues.ts';
import { readDomainNames } from '../operating/taxonomies/values.ts';
import { createOrm } from '../orm.ts';
import { createReadDb } from '../read-db.ts';
import { emptyDatabase } from '../testing/empty-database.ts';

let orm: MikroORM;
beforeAll(async () => {
  orm = await createOrm({ url: await emptyDatabase(), poolSize: 4 });
  await prepareQueues(orm);
  await orm.migrator.up({ to: '0197-demonstration-index' });
  await orm.em.fork().execute(`insert into domain (slug, name, position) values ('mediu', 'Apă și mediu', 30)`);
  await migrate(orm);
});
afterAll(() => orm.close(true));

test('the list begins with the names and places that domains have in the database', async () => {
  const names = await readDomainNames(createReadDb(orm));
  expect(names).toEqual({ ...FIRST_DOMAINS, mediu: 'Apă și mediu' });
  expect(Object.keys(names).at(-1)).toBe('mediu');
});
