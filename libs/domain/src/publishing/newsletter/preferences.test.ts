import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { SUBSCRIBER_STATUSES } from '@psp/contracts/newsletter';
import { SYSTEM } from '../../actor.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { transaction, type Write } from '../../write.ts';
import { makeSubscriberLink } from './links.ts';
import { changePreferences, readPreferences } from './preferences.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => rows('delete from subscriber'));
afterAll(() => database.close());

const rows = <T>(query: string) => database.orm.em.fork().execute<T[]>(query);
const run = <T>(work: (write: Write<unknown>) => Promise<T>): Promise<T> =>
  transaction(database.orm, { actor: SYSTEM, now: NOW }, work);
const NOW = new Date();
const press = { address: '192.0.2.1', source: 'mail' } as const;
const INVALID = { code: 'link.invalid' };

const linkOf = async (status: string, purpose: 'confirm' | 'manage' = 'manage'): Promise<string> => {
  const [row] = await rows<{ id: string }>(`insert into subscriber (email, status, source, county_code, domains)
    values ('${status}@exemplu.ro', '${status}', 'footer', 'CJ', '{mediu,resurse-umane}') returning id`);
  return run(async (write) => makeSubscriberLink(write, row?.id ?? '', purpose));
};
const stored = () => rows('select county_code, domains from subscriber');
const log = () => rows('select step, source, host(address) as address from subscriber_consent order by id');

test('a mail’s link shows and changes the preferences of its address, and the change is logged', async () => {
  const token = await linkOf('confirmed');
  expect(await run((write) => readPreferences(write, { token }))).toEqual({
    countyCode: 'CJ',
    domains: ['mediu', 'resurse-umane'],
  });
  await run((write) => changePreferences(write, { token, countyCode: null, domains: ['mediu', 'mediu'], ...press }));
  expect(await run((write) => readPreferences(write, { token }))).toEqual({ countyCode: null, domains: ['mediu'] });
  expect(await log()).toEqual([{ step: 'preferences', source: 'mail', address: '192.0.2.1' }]);
});

test('all preferences can be removed, and the same choice in another order is not a change', async () => {
  const token = await linkOf('confirmed');
  await run((write) =>
    changePreferences(write, { token, countyCode: 'CJ', domains: ['resurse-umane', 'mediu'], ...press }),
  );
  expect(await log()).toEqual([]);
  await run((write) => changePreferences(write, { token, countyCode: null, domains: [], ...press }));
  expect(await stored()).toEqual([{ county_code: null, domains: [] }]);
  expect(await log()).toHaveLength(1);
});

test.each(SUBSCRIBER_STATUSES.filter((status) => status !== 'confirmed'))(
  'an address that is %s is shown and changed nothing',
  async (status) => {
    const token = await linkOf(status);
    const before = await stored();
    const changed = run((write) => changePreferences(write, { token, countyCode: null, domains: [], ...press }));
    await expect(changed).rejects.toMatchObject(INVALID);
    await expect(run((write) => readPreferences(write, { token }))).rejects.toMatchObject(INVALID);
    expect(await stored()).toEqual(before);
  },
);

test('a confirmation link does not change preferences, and an unknown one shows nothing', async () => {
  const token = await linkOf('confirmed', 'confirm');
  for (const secret of [token, 'ghicit'])
    await expect(run((write) => readPreferences(write, { token: secret }))).rejects.toMatchObject(INVALID);
});
