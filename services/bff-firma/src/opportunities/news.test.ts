import { beforeEach, expect, test } from '@jest/globals';
import { opportunityList } from '@psp/contracts/opportunities';
import { type SavedFilter, savedFilters } from '@psp/contracts/saved-filters';
import { invitePartner } from '@psp/domain/sourcing/service-requests/invite-partner';
import { aRequest } from '@psp/domain/testing/scenario';
import { startSearching } from '../testing/searching.ts';

const { app, rows, scenario, uat, newSearch, keep, filtersOf, sent } = await startSearching();
let { firma, word } = await newSearch();

beforeEach(async () => {
  ({ firma, word } = await newSearch());
  await rows(`insert into organisation_domain values (?, 'mediu')`, [firma.actor.organisationId]);
});

const save = (query: string, name = query) => keep(firma, { name, query });
const news = async (): Promise<(number | undefined)[]> => (await filtersOf(firma)).items.map((one) => one.news?.count);
const totalOf = async ({ query, news: told }: SavedFilter): Promise<number> => {
  const since = encodeURIComponent(told?.since ?? '');
  return opportunityList.parse((await firma.get(`/opportunities${query}&since=${since}`)).json()).total;
};
const look = async (person = firma) => {
  const { items, asOf } = await filtersOf(firma);
  return person.post(`/saved-filters/${items[0]?.id}/look`, { until: asOf });
};

test('what has come since a filter was kept or last looked at is counted, until it is looked at again', async () => {
  await sent(`${word} vechi`);
  await save(`?q=${word}`);
  expect(await news()).toEqual([0]);
  await sent(`${word} nou`);
  await sent(`${word} nou`);
  expect(await news()).toEqual([2]);
  const [filter] = (await filtersOf(firma)).items;
  expect(filter && (await totalOf(filter))).toBe(2);
  expect(savedFilters.parse((await look()).json()).items[0]?.news?.count).toBe(0);
  await sent(`${word} apoi`);
  expect(await news()).toEqual([1]);
});

test('what comes while the list is shown stays new, and nobody looks ahead or back', async () => {
  await save(`?q=${word}`);
  const { asOf, items } = await filtersOf(firma);
  await sent(word);
  const until = (moment?: string) => firma.post(`/saved-filters/${items[0]?.id}/look`, { until: moment });
  await until(asOf);
  expect(await news()).toEqual([1]);
  await until('2099-01-01T00:00:00Z');
  expect(await news()).toEqual([0]);
  await until(asOf);
  expect(await news()).toEqual([0]);
  await sent(word);
  expect(await news()).toEqual([1]);
});

test('the number under any filter is the total of its list', async () => {
  const queries = [
    ...['', '&category=mediu', '&county=CJ', '&kind=consultation', '&fit=suited', '&status=all', '&sort=newest'],
    '&category=mediu&county=CJ&fit=suited&status=all',
  ].map((more) => `?q=${word}${more}`);
  for (const query of [...queries, '?q=ap', '?category=mediu', `?q=${word}+100%25`]) await save(query);
  for (const category of ['mediu', 'it-digitalizare'] as const)
    for (const countyCode of ['CJ', 'SB'] as const) await sent(`${word} Apă 100%`, { category, countyCode });
  await scenario.sent(uat.actor, aRequest({ title: word }), 'consultation');
  await scenario.sent(
    uat.actor,
    aRequest({ title: word, visibility: 'invited', invited: [firma.actor.organisationId] }),
  );
  const other = (await app.as({ kind: 'firma' })).actor.organisationId;
  await scenario.sent(uat.actor, aRequest({ title: word, visibility: 'invited', invited: [other] }));
  await scenario.submitted(firma.actor, await sent(word));
  await firma.post(`/opportunities/${await sent(word)}/ignore`, {});
  await rows(`update service_request set deadline = now() where id = ?`, [await sent(word)]);
  const { items } = await filtersOf(firma);
  const counted = Object.fromEntries(items.map((one) => [one.query, one.news?.count]));
  const totals = Object.fromEntries(await Promise.all(items.map(async (one) => [one.query, await totalOf(one)])));
  expect(counted).toEqual(totals);
  expect(queries.map((query) => counted[query])).toEqual([6, 2, 2, 1, 3, 8, 6, 1]);
});

test('an invitation to what was sent before is new', async () => {
  const id = await sent(word);
  await save(`?q=${word}`);
  expect(await news()).toEqual([0]);
  await scenario.as(uat.actor, (write) => invitePartner(write, { id, partnerId: firma.actor.organisationId }));
  expect(await news()).toEqual([1]);
});

test.each(['?status=closed', '?status=ignored', '?status=responded', '?category=gone'])(
  'nothing is counted under %s, of which nothing can be new',
  async (query) => {
    await save(query);
    await sent(word);
    expect(await news()).toEqual([undefined]);
  },
);

test('a filter is looked at by its owner alone; other filters count anew, and what is older than 30 days is no news', async () => {
  await save(`?q=${word}`);
  const id = await sent(word);
  const colleague = await app.as({ kind: 'firma', organisationId: firma.actor.organisationId });
  expect((await look(colleague)).statusCode).toBe(404);
  expect(await news()).toEqual([1]);
  const [filter] = (await filtersOf(firma)).items;
  const changed = {
    version: filter?.version,
    name: 'Alt nume',
    query: `?q=${word}&since=2020-01-01T00:00:00Z&county=SB`,
  };
  const answer = savedFilters.parse((await firma.post(`/saved-filters/${filter?.id}/rename`, changed)).json());
  expect(answer.items).toMatchObject([{ query: `?q=${word}&county=SB`, news: { count: 0 } }]);
  await rows(`update saved_filter set looked_at = null, created_at = now() - interval '1 year' where id = ?`, [
    filter?.id,
  ]);
  expect(await news()).toEqual([1]);
  await rows(`update service_request set sent_at = now() - interval '31 days' where id = ?`, [id]);
  expect(await news()).toEqual([0]);
});
