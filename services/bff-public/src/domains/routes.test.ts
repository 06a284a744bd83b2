import { expect, test } from '@jest/globals';
import { createTestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { FIRST_DOMAINS } from '@psp/contracts/taxonomies';
import { offeredValues } from '@psp/contracts/taxonomy-values';
import { staleAfter } from '@psp/domain/testing/stale-topics';
import { bffPublic } from '../app.ts';

const { app, database, rows } = await startTestApp(bffPublic, 'public');

test('all instances of the service have the names and the order of now, and a change makes pages stale', async () => {
  const other = await createTestApp(bffPublic, { orm: database.orm, area: 'public' });
  const read = async ({ anonymous }: typeof app) => offeredValues.parse((await anonymous.get('/domains')).json()).items;
  expect(Object.fromEntries((await read(app)).map(({ slug, name }) => [slug, name]))).toEqual(FIRST_DOMAINS);
  const stale = await staleAfter(database, () =>
    rows(
      `update taxonomy_value set name = 'Apă și mediu', position = 20 where taxonomy = 'domains' and slug = 'mediu'`,
    ),
  );
  expect(stale).toEqual(['domains']);
  for (const instance of [app, other])
    expect((await read(instance)).at(-1)).toEqual({ slug: 'mediu', name: 'Apă și mediu' });
  await other.close();
});
