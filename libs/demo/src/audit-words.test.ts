import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { detailsInWords } from '@psp/domain/overseeing/audit/details';
import { stateInWords } from '@psp/domain/overseeing/audit/states';
import type { TestDatabase } from '@psp/domain/testing/database';
import { createDemonstration, thisHour } from './testing/demonstration.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDemonstration(thisHour());
}, 180_000);
afterAll(() => database.close());
const rows = <Row>(query: string) => database.orm.em.fork().execute<Row[]>(query);

test('every state in the audit has words', async () => {
  const states = await rows<{
    entity: string;
    state: string;
  }>(`select distinct entity, state from audit, unnest(array[from_state, to_state]) state
    where state !~ '^[0-9]*$'`);
  const unnamed = states.filter(({ entity, state }) => stateInWords(entity, state)?.toLowerCase() === state);
  // The same word in both languages.
  expect(unnamed.filter(({ state }) => state !== 'editor')).toEqual([]);
});

test('every value in the details of the audit has a label', async () => {
  const details = await rows<{ key: string }>('select distinct jsonb_object_keys(details) as key from audit');
  const unnamed = details.filter(({ key }) => detailsInWords({ [key]: 'x' })[0]?.name === key);
  expect(unnamed).toEqual([]);
});
