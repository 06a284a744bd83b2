import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { type SavedFilter, savedFilters } from '@psp/contracts/saved-filters';
import { bffUat } from '../app.ts';

const { app, rows } = await startTestApp(bffUat, 'uat');
type Person = Awaited<ReturnType<typeof app.as>>;

const save = (person: Person, name: string, query = '?status=sent') =>
  person.post('/saved-filters', { list: 'requests', name, query });
const listed = async (person: Person, list = 'requests'): Promise<SavedFilter[]> =>
  savedFilters.parse((await person.get(`/saved-filters?list=${list}`)).json()).items;
const one = async (person: Person): Promise<SavedFilter> => {
  const [filter] = await listed(person);
  if (!filter) throw new Error('nothing saved');
  return filter;
};

test('filters are kept for the person who saved them, in whatever role, without the page they were on', async () => {
  const viewer = await app.as({ kind: 'uat', role: 'viewer' });
  const colleague = await app.as({ kind: 'uat', organisationId: viewer.actor.organisationId });
  expect((await save(viewer, 'Șantiere', '?q=apă&page=3&status=sent')).statusCode).toBe(200);
  await save(viewer, 'Achiziții');
  expect((await listed(viewer)).map(({ name, query }) => [name, query])).toEqual([
    ['Achiziții', '?status=sent'],
    ['Șantiere', '?q=ap%C4%83&status=sent'],
  ]);
  expect([await listed(colleague), await listed(viewer, 'opportunities')]).toEqual([[], []]);
});

test('a filter is renamed and removed by its owner alone, at the version they read', async () => {
  const [own, other] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'uat' })];
  await save(own, 'Vechi');
  const { id, version } = await one(own);
  const rename = (who: Person, read: number) => who.post(`/saved-filters/${id}/rename`, { version: read, name: 'Nou' });
  expect((await rename(other, version)).statusCode).toBe(404);
  expect((await rename(own, version)).json()).toMatchObject({ items: [{ name: 'Nou', version: version + 1 }] });
  expect((await rename(own, version)).json()).toMatchObject({ code: 'version.stale' });
  expect((await other.post(`/saved-filters/${id}/remove`, { version: version + 1 })).statusCode).toBe(404);
  expect((await own.post(`/saved-filters/${id}/remove`, { version: version + 1 })).json()).toEqual({ items: [] });
  const acts = await rows<{ action: string }>(
    `select action from audit where entity = 'saved-filter' and entity_id = ? and outcome = 'done' order by id`,
    [id],
  );
  expect(acts.map(({ action }) => action)).toEqual([
    'saved-filter.create',
    'saved-filter.rename',
    'saved-filter.remove',
  ]);
});

test('two filters of a list have two names, whatever the case', async () => {
  const own = await app.as({ kind: 'uat' });
  await save(own, 'Urgente');
  expect((await save(own, 'URGENTE')).json()).toMatchObject({ code: 'saved-filter.name_taken' });
});

test('a person keeps at most 20, however many are saved at once', async () => {
  const own = await app.as({ kind: 'uat' });
  const answers = await Promise.all(Array.from({ length: 24 }, (_, number) => save(own, `Filtrul ${number}`)));
  expect(answers.find(({ statusCode }) => statusCode === 422)?.json()).toMatchObject({ code: 'saved-filter.too_many' });
  expect(await listed(own)).toHaveLength(20);
});

test.each([
  ['without a name', { name: ' ' }],
  ['of another address', { query: 'https://altundeva.ro' }],
  ['of a list that is none', { list: 'orice' }],
])('filters %s are refused', async (_, wrong) => {
  const own = await app.as({ kind: 'uat' });
  const answer = await own.post('/saved-filters', { list: 'requests', name: 'Un nume', query: '?q=a', ...wrong });
  expect(answer.statusCode).toBe(400);
});
