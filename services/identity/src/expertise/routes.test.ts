import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { offeredValues } from '@psp/contracts/taxonomy-values';
import { EXPERTISE } from '@psp/contracts/taxonomies';
import { identity } from '../app.ts';

const { app, rows } = await startTestApp(identity, 'identity');

test('who signs up chooses among the labels of expertise as they are named and ordered now', async () => {
  const read = async () => offeredValues.parse((await app.anonymous.get('/expertise')).json()).items;
  const before = await read();
  expect(before.map(({ slug }) => slug)).toEqual(Object.keys(EXPERTISE));
  await rows(
    `update taxonomy_value set name = 'Avocatură', position = 20 where taxonomy = 'expertise' and slug = 'juridic'`,
  );
  expect((await read()).at(-1)).toEqual({ slug: 'juridic', name: 'Avocatură' });
});
